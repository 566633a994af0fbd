# After a game: the end, the replay, and the games of this device.

## The end
end-resigned = { $count ->
    [one] { $names } gave up.
   *[other] { $names } gave up.
  }
end-agreed = Everybody agreed to a draw.
end-score = Final score
end-winner = won
end-length = { $actions ->
    [one] One action
   *[other] { $actions } actions
  } in { $time }.
end-length-untimed = { $actions ->
    [one] One action.
   *[other] { $actions } actions.
  }
end-evening = This evening
end-evening-about = { $games } games: { $won }.
end-evening-won = { $name } { $count }
end-evening-draws = draws { $count }
end-story = The story
end-story-thinking = The Ferryman is thinking the game over …
end-story-led = { $name } was ahead from the first move to the last.
end-story-turn = The turning point: { $what } From then on { $name } was ahead.
end-story-late = Open to the very end: only the last move decided it for { $name }.
end-story-even = Nobody could keep the lead.
end-story-throw = The luckiest throw: { $what } It was worth { $percent } to { $name }.
end-story-bold = The boldest move: { $what } It brought { $name } { $percent }.
end-story-mistake = The dearest slip: { $what } It cost { $name } { $percent }.
end-story-clean = Nobody made a great mistake.
end-story-see = See it
end-picture = Picture to share
end-picture-name = { $game }, { $date }
end-picture-failed = This browser could not make a picture of it.
end-picture-saved = The picture is saved.
end-other = Another game
end-other-about = The same people, another game: everybody is led there.
end-other-none = No other game is for as many.
result-next = To the next game
result-new = New table
result-games = Other games

## Replay
replay-position = Position
replay-first = To the beginning
replay-last = To the end
replay-step = Step { $at } of { $last }
record-save = Save the record
analysis = Analyse
analysis-about = Each player’s chances in the course of the game.
analysis-better = Better: { $action }
analysis-luck = { $name }: luck { $percent }
fair = Fair dice
fair-about = { $count ->
    [0] Nothing was left to chance in this game.
    [one] One throw was drawn from the table’s secret, to which every player had added a number.
   *[other] { $count } throws were drawn from the table’s secret, to which every player had added a number.
  } The first line was shown from the beginning; it is the SHA-256 of the second. “pyramidion verify FILE” checks the saved record.
fair-hand = { $count ->
    [one] One throw was made by hand, beside the board.
   *[other] { $count } throws were made by hand, beside the board.
  } Nobody can check them later; the record says which.
fair-lot = The seats were drawn by lot in the same way.
fair-as-shown = This browser remembers what it was shown before the game: the commitment, your number and what everybody had committed to are the same now.
fair-not-as-shown = Careful: this is not what this browser was shown before the game. Somebody has changed the secret or a number.
fair-commitment = Commitment:
fair-secret = Secret:
replay-by = Step
replay-by-turns = by turns
replay-by-actions = by actions
replay-turn-back = One turn back
replay-turn-next = One turn on
replay-begins = Before the first action.
replay-on = Play on from here
replay-on-about = A new table, the computer on the other seats.
analysis-mistakes = Mistakes
analysis-no-mistakes = No great mistakes on either side.
analysis-mistake = { $name }, step { $at }: { $percent } given away
analysis-show = Show the better move on the board
analysis-hide = Back to what was played
analysis-instead = Instead: { $action }
analysis-line = How it might have gone on
analysis-line-back = Back along this line
analysis-line-next = On along this line
analysis-line-step = { $at ->
    [0] The move that was better
   *[other] { $at } of { $last }
  }
think-on = Think on
think-on-stop = Stop thinking
think-on-about = The computer thinks about this position, for up to { $minutes } minutes.
think-on-so-far = { $seconds } s of thinking, steps: { $steps }
think-on-actions = The best moves
think-on-line = How it is expected to go on
fair-past = { $count ->
    [one] The first action comes from another game and was not drawn here.
   *[other] The first { $count } actions come from another game and were not drawn here.
  }

## My games
mine-about = Every table of this device. They are kept in this browser alone.
mine-search = Search
mine-search-about = Game, name or result
mine-running = Running
mine-over = Over
mine-none = Nothing yet. Play a game, and you will find it here.
mine-not-found = No game is like that.
mine-your-turn = Your turn
mine-turn = { $name } to play
mine-waiting = Waiting for players
mine-elsewhere = Played by another version
mine-won = You won
mine-lost = { $names } won
mine-draw = Draw
mine-with = with { $names }
mine-alone = alone
mine-open = Go on
mine-look = Replay
mine-move = My other device
mine-move-about = What lies here is the key to your seats. Keep it to yourself: anyone who has it plays as you.
mine-link = { $count ->
    [one] The link carries your running game.
   *[other] The link carries your { $count } running games.
  } Scan it, or open it on the other device.
mine-link-none = No game is running: save a file to take over those that are over.
mine-save = Save as a file
mine-load = Open a file
mine-file-about = A file carries all your games, also those that are over.
mine-brought = { $count ->
    [one] This link brings a game to this device.
   *[other] This link brings { $count } games to this device.
  }
mine-take = Take over
mine-taken = { $count ->
    [0] All of that was here already.
    [one] One game was taken over.
   *[other] { $count } games were taken over.
  }
mine-unreadable = These are not games of Pyramidion.
