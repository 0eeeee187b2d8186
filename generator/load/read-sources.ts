import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from '../diagnostics/problems.ts';
import type { Sources } from './load-product.ts';

/** All JSON files under `<root>/schemas` except the grammar, by path relative to the root. */
export function readSources(root: string): Sources {
  const folder = join(root, 'schemas');
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `schemas/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.json') && !path.startsWith('schemas/language/'))
    .sort(compare);
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
