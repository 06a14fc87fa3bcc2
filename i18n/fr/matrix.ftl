### What only Matrix needs to say.

matrix-welcome-to-room = Bonjour ! J’anime des parties dans ce salon. Écris « !jouer » pour ouvrir une table et « !aide » pour voir ce que tu peux écrire d’autre.
matrix-welcome-to-direct = Bonjour ! Ici, je te montre ce que personne d’autre ne doit voir : tes dés ou tes cartes. Tu peux aussi jouer d’ici, sans « ! ».
matrix-other-languages = Je parle { $languages }. Pour changer, écris « !langue » et le nom de l’une d’elles.
matrix-how-to-speak = Ici, ce qui s’adresse à moi commence par « ! », comme « !rejoindre » ; ou réponds à ce message. Un numéro désigne un choix : en réaction ou en réponse.
matrix-how-to-choose = Un numéro désigne un choix : écris-le ou réagis avec.
matrix-only-in-direct = Ça ne regarde que toi. Accepte mon invitation dans un salon direct, ou ouvres-en un avec moi, et tu le verras là.
matrix-not-readable = Je n’ai pas pu lire ce message : sa clé ne m’est jamais parvenue. Renvoie-le, s’il te plaît.
matrix-invite-me-again = Le salon a été remplacé et je ne suis pas dans le nouveau. Invite-moi là-bas et la partie continue.
