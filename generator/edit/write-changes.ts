import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileChange } from './operations.ts';
import { Refused } from './refused.ts';

/** Writes changes below the root of a product: all, or none if a file is not what it was. Throws Refused. */
export function writeChanges(root: string, changes: readonly FileChange[]): void {
  const leaving = changes.flatMap(({ file, from, oldText }) => (oldText === undefined ? [] : (from ?? file)));
  for (const { file, from, oldText } of changes) {
    if (oldText !== undefined && textOn(root, from ?? file) !== oldText)
      throw new Refused(`${from ?? file} has been changed meanwhile.`, 'changed-since', {
        file: from ?? file,
      });
    const isNew = oldText === undefined || from !== undefined;
    if (isNew && existsSync(join(root, file)) && !leaving.includes(file))
      throw new Refused(`${file} exists already.`, 'file-exists', { file });
  }
  const written = changes.flatMap(({ file, newText }) => (newText === undefined ? [] : [{ file, newText }]));
  for (const path of leaving) if (!written.some(({ file }) => file === path)) rmSync(join(root, path));
  for (const { file, newText } of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), newText);
  }
}

function textOn(root: string, path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
}
