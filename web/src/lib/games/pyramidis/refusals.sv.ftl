# Why an action of Pyramidis is refused: what is found there. { $name } is a player or a colour: “Red”, “Anna”.
pyramidis-not-start-count = Från startrutan tar man en till fem pyramider, inte { $count }.
pyramidis-not-start-empty = { $name } har en tom startruta.
pyramidis-not-start-left =
    { $left ->
        [one] { $name } har bara en pyramid på startrutan, inte { $count }.
       *[other] { $name } har bara { $left } pyramider på startrutan, inte { $count }.
    }
pyramidis-not-stack = Det finns ingen stapel på { $square }.
pyramidis-not-owner = Stapeln på { $square } tillhör { $name }: pyramiden överst är { pyramidis-colour }.
pyramidis-not-top =
    { $count ->
        [one] { $name } har en pyramid i stapeln på { $square }, men { $owner } ligger överst och flyttar den.
       *[other] { $name } har { $count } pyramider i stapeln på { $square }, men { $owner } ligger överst och flyttar den.
    }
pyramidis-not-pass-start =
    { $left ->
        [one] { $name } måste flytta och har en pyramid på startrutan.
       *[other] { $name } måste flytta och har { $left } pyramider på startrutan.
    }
pyramidis-not-pass-stack = { $name } måste flytta och äger stapeln på { $square }.
pyramidis-not-pass = { $name } måste flytta.
