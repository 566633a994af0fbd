# Over de talen zelf.
language-visit = Taal van dit bezoek, gevraagd door de link: { $language }.
language-keep = Zo houden
language-unread = Deze teksten zijn nog niet door een moedertaalspreker gelezen.
language-read = { $reader }, moedertaalspreker, heeft deze teksten gelezen.
language-correct = Is een zin fout of stroef? Meld het onder “Issues” op de pagina met de broncode van het project, met een betere zin als je die weet.
no-script = Pyramidion heeft JavaScript nodig. Dezelfde spellen speel je ook in een terminal: pyramidion play.
