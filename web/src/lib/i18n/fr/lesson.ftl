# What every lesson says.

lesson = La leçon
lesson-leave = Quitter la leçon
lesson-step = Étape { $at } sur { $last }.
lesson-back = Une étape en arrière
lesson-next = Continuer
lesson-skip = Passer
lesson-play = Jouer contre la gardeuse d’oies

## To what is tried
lesson-other = Ce serait permis. Mais essayez d’abord ce qui est marqué.
lesson-go-on = Bien observé. Continuez quand vous voulez.
lesson-play-now = La leçon est finie : à vous de jouer !
