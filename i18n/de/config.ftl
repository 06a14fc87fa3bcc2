### Die Einstellungen. $path und $name erscheinen, wie sie sind.

config-use-print = die geltenden Einstellungen ausgeben, Geheimnisse verdeckt, und woher jede kommt
config-use-check = die Einstellungen prüfen und alles nennen, was nicht stimmt
config-flag-config = die Datei mit den Einstellungen; sonst die, die PALIFICO_CONFIG nennt, oder palifico.toml in diesem Ordner oder in /etc/palifico
config-value-settings = eine TOML-Datei
config-needs-part = Sag, was mit den Einstellungen geschehen soll: palifico config print oder palifico config check.
config-cannot-be-read = Die Einstellungsdatei { $path } lässt sich nicht lesen.
config-not-toml = Die Einstellungsdatei { $path } ist in Zeile { NUMBER($line, useGrouping: 0) } nicht zu verstehen. Text steht in geraden Anführungszeichen, wie in game = "liars-dice".
config-nowhere-toml = Die Einstellungsdatei { $path } ist kein TOML.
config-open-to-all = Alle auf dieser Maschine können { $path } lesen, und es steht ein Geheimnis darin. Abhilfe: chmod o-r { $path }
config-fine = Die Einstellungen sind in Ordnung.
config-fine-with-file = Die Einstellungen sind in Ordnung, auch die in { $path }.
config-heading = Die geltenden Einstellungen. Wo *** steht, ist ein Geheimnis.
config-from-usual = wie üblich
config-from-file = aus { $path }
config-from-variable = aus der Variablen { $name }
config-from-credential = aus dem Credential { $name }
config-takes-password = das Passwort des Kontos
config-takes-word = ein Text ohne Leerzeichen
