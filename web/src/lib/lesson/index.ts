// The lessons of the games, and how far this browser's reader is in each. What a lesson consists of loads when somebody asks for it.
import { store, stored } from '../storage';
import type { Lesson } from './lesson';

const lessons = import.meta.glob<Lesson>('../games/*/lesson.ts', { import: 'default' });
const STORAGE_KEY = 'pyramidion.lessons';

/** How far somebody is in a lesson. */
export interface Progress {
  /** The step that is being done. */
  at: number;
  /** Whether the lesson was played to its end, or the reader said that they know the game. */
  over: boolean;
}

export function hasLesson(game: string): boolean {
  return lessonFile(game) in lessons;
}

export async function loadLesson(game: string): Promise<Lesson> {
  const lesson = lessons[lessonFile(game)];
  if (!lesson) throw new Error(`found no lesson of ${game}`);
  return lesson();
}

/** How far the reader is; null if the game has never been learned here. */
export function progress(game: string): Progress | null {
  return all()[game] ?? null;
}

export function keepProgress(game: string, progress: Progress): void {
  store(STORAGE_KEY, JSON.stringify({ ...all(), [game]: progress }));
}

function all(): Partial<Record<string, Progress>> {
  try {
    return JSON.parse(stored(STORAGE_KEY) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}

function lessonFile(game: string): string {
  return `../games/${game}/lesson.ts`;
}
