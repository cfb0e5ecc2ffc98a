import { Platform1763700000001 } from './1-platform.js';

/** In the order in which they run; a module adds its own and never edits one that has landed. */
export const migrations = [Platform1763700000001];
