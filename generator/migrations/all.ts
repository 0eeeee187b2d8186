import { fewerWords } from './fewer-words.ts';
import type { Migration } from './migration.ts';
import { oneShapeOfChoices } from './one-shape-of-choices.ts';
import { whatIsNotSaid } from './what-is-not-said.ts';

/** All migrations, one for each version after the first. */
export const migrations: readonly Migration[] = [oneShapeOfChoices, whatIsNotSaid, fewerWords];
