import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SNAPSHOT } from '../../core/snapshot.ts';
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

/** Whether the compiler reads the file, by its path relative to the product's root. */
export const isSource = (path: string) => path === SNAPSHOT || isDeclaration(path);

function readAll(root: string, paths: readonly string[]): Sources {
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
