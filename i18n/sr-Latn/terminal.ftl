### What only a terminal says.

terminal-welcome = Palifico, sto za igre u svakom četu. Napiši „pomoć“ da vidiš šta sve možeš; Ctrl-D je za izlaz.
terminal-goodbye = Vidimo se!
terminal-how-to-leave = Za izlaz od stola pritisni Ctrl-D.
terminal-record-written = Zapisnik ove partije je u { $path }.
terminal-record-not-written = Zapisnik nije mogao da se upiše u { $path }.
