// What people do at the page, each as a story.
import { games } from './stories/games.mjs';
import { table } from './stories/table.mjs';

export const stories = { ...games, ...table };
