import { type Edit as JsonEdit, modify } from 'jsonc-parser';
import { Place } from '../diagnostics/place.ts';
import type { JsonPath } from '../diagnostics/source-file.ts';
import { parseFile } from '../diagnostics/source-file.ts';
import { nodeAt } from '../diagnostics/written.ts';
import type { Sources } from '../load/load-product.ts';
import { isObject } from '../schema/json-schema.ts';
import { addKey, applyEdits } from '../tools/edits.ts';
import { printJson } from '../tools/new-screen/print-json.ts';
import { Refused } from '../tools/refused.ts';

/** A value to set in a file; undefined removes it. */
export interface Change {
  readonly path: JsonPath;
  readonly value: unknown;
}

/** Converts schemas of version `to - 1` to version `to`. */
export interface Migration {
  readonly to: number;
  /** The change of the language, in a sentence. */
  readonly summary: string;
  /** The changes of one file, applied one after another. */
  changes?(file: string, value: unknown): readonly Change[];
  /** Changes that need all files: path -> new value of a file, which is printed again. */
  rewritten?(files: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown>;
}

const app = 'schemas/app.json';

/** The sources in the wanted version; what no migration changes keeps its formatting. Throws Refused. */
export function migrateSources(
  sources: Sources,
  migrations: readonly Migration[],
  targetVersion: number,
): { sources: Sources; appliedMigrations: readonly Migration[] } {
  const from = versionOf(sources);
  if (from > targetVersion)
    throw new Refused(
      `The schemas are of version ${from}, newer than ${targetVersion}: update this repository.`,
    );
  const appliedMigrations: Migration[] = [];
  let result = sources;
  for (let version = from + 1; version <= targetVersion; version += 1) {
    const migration = migrations.find(({ to }) => to === version);
    if (!migration) throw new Refused(`There is no migration to version ${version}.`);
    result = rewritten(
      migration,
      new Map([...result].map(([path, text]) => [path, migrated(migration, path, text)])),
    );
    result = new Map(result).set(app, set(result.get(app) ?? '', { path: ['language'], value: version }));
    appliedMigrations.push(migration);
  }
  return { sources: result, appliedMigrations };
}

function migrated(migration: Migration, path: string, text: string): string {
  return (migration.changes?.(path, parsed(path, text)) ?? []).reduce(set, text);
}

function parsed(path: string, text: string): unknown {
  const { file, faults } = parseFile(path, text);
  if (faults.length > 0) throw new Refused(`${path} is not JSON; npm run check says where.`);
  return file.value;
}

/** Prints the files whose value has changed, in the formatter's style. */
function rewritten(migration: Migration, sources: Sources): Sources {
  if (!migration.rewritten) return sources;
  const values = new Map([...sources].map(([path, text]) => [path, parsed(path, text)]));
  const rewrittenValues = migration.rewritten(values);
  return new Map(
    [...sources].map(([path, text]) => {
      const value = rewrittenValues.get(path);
      const isChanged = isObject(value) && JSON.stringify(value) !== JSON.stringify(values.get(path));
      return [path, isChanged ? printJson(value) : text];
    }),
  );
}

/** Sets one value; only the new text is formatted. */
function set(text: string, { path, value }: Change): string {
  const { file } = parseFile('', text);
  const place = new Place(file, path);
  const key = path.at(-1);
  if (value !== undefined && typeof key === 'string' && !nodeAt(place)) {
    const edits = addKey(new Place(file, path.slice(0, -1)), key, value);
    if (edits.length > 0) return applyEdits(new Map([['', text]]), edits).get('') ?? text;
  }
  return edited(text, modify(text, [...path], value, {}));
}

function edited(text: string, edits: readonly JsonEdit[]): string {
  return [...edits]
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (old, { offset, length, content }) => old.slice(0, offset) + content + old.slice(offset + length),
      text,
    );
}

function versionOf(sources: Sources): number {
  const { file } = parseFile(app, sources.get(app) ?? '{}');
  const version = isObject(file.value) ? file.value.language : undefined;
  if (typeof version !== 'number') throw new Refused(`${app} does not say its "language".`);
  return version;
}
