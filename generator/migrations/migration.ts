import { pointer } from '../diagnostics/pointer.ts';
import type { JsonPath } from '../diagnostics/source-file.ts';
import { parseFile } from '../diagnostics/source-file.ts';
import { valueAt } from '../diagnostics/written.ts';
import { applied } from '../edit/apply.ts';
import type { Operation } from '../edit/operations.ts';
import { Refused } from '../edit/refused.ts';
import type { Sources } from '../load/load-product.ts';
import { isObject } from '../schema/json-schema.ts';

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

/** What brings the sources to the wanted version; what no migration changes keeps its formatting. Throws Refused. */
export function migrateSources(
  sources: Sources,
  migrations: readonly Migration[],
  targetVersion: number,
): {
  readonly sources: Sources;
  readonly operations: readonly Operation[];
  readonly appliedMigrations: readonly Migration[];
} {
  const from = versionOf(sources);
  if (from > targetVersion)
    throw new Refused(
      `The schemas are of version ${from}, newer than ${targetVersion}: update this repository.`,
    );
  const appliedMigrations: Migration[] = [];
  const operations: Operation[] = [];
  let result = sources;
  const take = (steps: readonly Operation[]) => {
    operations.push(...steps);
    result = applied(result, steps).files;
  };
  for (let version = from + 1; version <= targetVersion; version += 1) {
    const migration = migrations.find(({ to }) => to === version);
    if (!migration) throw new Refused(`There is no migration to version ${version}.`);
    for (const [path, text] of result)
      for (const change of migration.changes?.(path, parsed(path, text)) ?? [])
        take(operationOf(path, parsed(path, result.get(path) ?? ''), change));
    take(rewritten(migration, result));
    take([{ op: 'set', file: app, pointer: '/language', value: version }]);
    appliedMigrations.push(migration);
  }
  return { sources: result, operations, appliedMigrations };
}

function operationOf(file: string, current: unknown, { path, value }: Change): Operation[] {
  const located = { file, pointer: pointer(path) };
  if (value !== undefined) return [{ op: 'set', ...located, value }];
  return valueAt(current, path) === undefined ? [] : [{ op: 'remove', ...located }];
}

function parsed(path: string, text: string): unknown {
  const { file, faults } = parseFile(path, text);
  if (faults.length > 0) throw new Refused(`${path} is not JSON; npm run check says where.`, 'not-json');
  return file.value;
}

/** Sets the files whose value has changed. */
function rewritten(migration: Migration, sources: Sources): Operation[] {
  if (!migration.rewritten) return [];
  const values = new Map([...sources].map(([path, text]) => [path, parsed(path, text)]));
  return [...migration.rewritten(values)].flatMap(([file, value]): Operation[] =>
    JSON.stringify(value) === JSON.stringify(values.get(file))
      ? []
      : [{ op: 'set', file, pointer: '', value }],
  );
}

function versionOf(sources: Sources): number {
  const { file } = parseFile(app, sources.get(app) ?? '{}');
  const version = isObject(file.value) ? file.value.language : undefined;
  if (typeof version !== 'number') throw new Refused(`${app} does not say its "language".`);
  return version;
}
