// Sphinx before its board is loaded.
import type { GameMeta } from '../../board/contract';
import './accent.css';
import Picture from './Picture.svelte';

export default { Picture } satisfies GameMeta;
