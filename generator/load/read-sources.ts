import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_ROWS, MIGRATIONS, migrationsOf, readMigration, SNAPSHOT } from '../../core/snapshot.ts';
import { compare } from '../diagnostics/problems.ts';
import type { Sources } from './load-product.ts';

/** Reads all JSON files under `<root>/schemas` except the grammar, and the tables, by path relative to the root. */
export function readSources(root: string): Sources {
  const folder = join(root, 'schemas');
  const tables = existsSync(join(root, SNAPSHOT)) ? [SNAPSHOT] : [];
  if (!existsSync(folder)) return readAll(root, tables);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `schemas/${path.replaceAll('\\', '/')}`)
    .filter(isDeclaration)
    .sort(compare);
  return readAll(root, [...paths, ...tables]);
}

const isDeclaration = (path: string) =>
  path.startsWith('schemas/') && path.endsWith('.json') && !path.startsWith('schemas/language/');

/** The migrations and demo rows on disk, by path. */
export function readSql(root: string): Sources {
  const folders = [MIGRATIONS, DEMO_ROWS].filter((folder) => existsSync(join(root, folder)));
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.sql'))
      .map((name) => `${folder}/${name}`),
  );
  return readAll(root, paths.sort(compare));
}

/** Name -> text of each migration, in the order in which they run: those among the sources, else those on disk. */
export function migrationTexts(root: string, sources: Sources): ReadonlyMap<string, string> {
  const edited = [...sources.keys()].filter((path) => path.startsWith(`${MIGRATIONS}/`)).sort(compare);
  const nameOf = (path: string) => path.slice(MIGRATIONS.length + 1);
  return edited.length > 0
    ? new Map(edited.map((path) => [nameOf(path), (sources.get(path) ?? '').replaceAll('\r\n', '\n')]))
    : new Map(migrationsOf(root).map((name) => [name, readMigration(root, name)]));
}

/** Whether the compiler reads the file, by its path relative to the product's root. */
export const isSource = (path: string) => path === SNAPSHOT || isDeclaration(path);

function readAll(root: string, paths: readonly string[]): Sources {
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
