import type { Migration } from './migration.ts';

/** Every migration there ever was, one for each version after the first. */
export const migrations: readonly Migration[] = [];
