### Ce que seul Telegram dit. About : 120 caractères au plus ; description : 512 ; commandes : 256.

telegram-direct-key = Ma main en privé
telegram-hello = Bonjour ! Je tiens une table de jeu : Dés Menteurs et Bouillabaisse.
telegram-how-to-begin = Écris /play dans un groupe pour y ouvrir une table, ou ici pour t’entraîner contre des ordinateurs. /rules explique le jeu, /help ce que tu peux écrire.
telegram-too-long-here = Cela ne tient pas ici. Tu le trouveras dans notre conversation privée.
telegram-sent-privately = Je te l’ai envoyé en privé.
telegram-write-to-me = Je n’ai pas encore le droit de t’écrire. Appuie sur le bouton, puis sur « Démarrer », et tu verras ta main là-bas.
telegram-not-in-the-group = Cette table appartient à un groupe dont tu ne fais pas partie.
telegram-you-sit = Tu es à la table. Ce que tu es seul à pouvoir voir s’affichera ici.
telegram-nothing-to-play = Ce n’est pas ton tour
telegram-about = Dés Menteurs et Bouillabaisse pour tes groupes. Ce qui est à toi, tu es seul à le voir.
telegram-description = Une table de jeu pour tes groupes : les Dés Menteurs, avec annonces et bluff, et la Bouillabaisse, un jeu de cartes en six manches. On joue avec les boutons ou en écrivant, entre amis ou avec des ordinateurs. Tes dés et tes cartes, tu es seul à les voir, et après chaque partie on peut vérifier que les dés étaient honnêtes.

telegram-command-play = ouvrir une table
telegram-command-join = s’asseoir à la table
telegram-command-leave = quitter la table
telegram-command-deal = commencer la partie
telegram-command-hand = voir tes dés ou tes cartes
telegram-command-bid = annoncer, par exemple /bid 5 3
telegram-command-liar = dire que la dernière annonce est un mensonge
telegram-command-exact = dire que la dernière annonce est exacte
telegram-command-status = où en est la partie
telegram-command-rules = les règles telles qu’on les joue ici
telegram-command-options = les options et leurs valeurs
telegram-command-computer = ajouter un ordinateur
telegram-command-kick = exclure quelqu’un : /kick NOM
telegram-command-again = rejouer avec les mêmes
telegram-command-stop = fermer la table
telegram-command-language = changer de langue : /language NOM
telegram-command-settings = ce qu’un admin peut décider pour ce salon
telegram-command-log = tout ce qui s’est passé
telegram-command-privacy = ce qui est conservé à ton sujet
telegram-command-my-data = tout ce qui est conservé à ton sujet, en fichier
telegram-command-forget-me = effacer tout ce qui est conservé à ton sujet
telegram-command-help = ce que tu peux écrire
