// What people do at the page, each as a story.
import { games } from './stories/games.mjs';
import { secrets } from './stories/secrets.mjs';
import { table } from './stories/table.mjs';

export const stories = { ...games, ...secrets, ...table };
