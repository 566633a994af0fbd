# About the languages themselves.
language-visit = This visit is in { $language }, as the link asked.
language-keep = Keep it
language-unread = No native speaker has read these texts yet.
language-read = { $reader }, a native speaker, has read these texts.
language-correct = A sentence that is wrong or stiff? Please say so under “Issues” on the project’s page at its host, with a better one if you have it.
no-script = Pyramidion needs JavaScript. The same games play in a terminal: pyramidion play.
