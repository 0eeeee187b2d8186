import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folders } from '../emit/emission.ts';

/** How the files on disk differ from what the compiler emits. */
export interface Difference {
  readonly path: string;
  readonly kind: 'changed' | 'missing' | 'left over';
  /** First line that differs, 1-based. */
  readonly line?: number;
}

/** Compares the emitted files with those below the generated folders of `root`. */
export function compareOutput(
  root: string,
  files: ReadonlyMap<string, string>,
  owned: readonly string[] = ownedFolders(files),
): Difference[] {
  const differences: Difference[] = [];
  for (const [path, text] of files) {
    const file = join(root, path);
    if (!existsSync(file)) differences.push({ path, kind: 'missing' });
    else {
      const found = readFileSync(file, 'utf8');
      if (found !== text) differences.push({ path, kind: 'changed', line: firstDifferentLine(found, text) });
    }
  }
  for (const folder of owned) {
    for (const path of filesBelow(root, folder))
      if (!files.has(path)) differences.push({ path, kind: 'left over' });
  }
  return differences.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Writes what changed, keeps the rest untouched (and its time), and removes what is not emitted any more. */
export function writeOutput(root: string, files: ReadonlyMap<string, string>): Difference[] {
  const differences = compareOutput(root, files);
  for (const { path, kind } of differences) {
    const file = join(root, path);
    if (kind === 'left over') rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, files.get(path) ?? '');
    }
  }
  return differences;
}

/** Only folders that are emitted at all may be tidied. */
function ownedFolders(files: ReadonlyMap<string, string>): string[] {
  const paths = [...files.keys()];
  return Object.values(folders).filter((folder) => paths.some((path) => path.startsWith(`${folder}/`)));
}

function filesBelow(root: string, folder: string): string[] {
  const top = join(root, folder);
  if (!existsSync(top)) return [];
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(join(root).length).replaceAll('\\', '/').replace(/^\/+/, ''),
    );
}

function firstDifferentLine(found: string, wanted: string): number {
  const [a, b] = [found.split('\n'), wanted.split('\n')];
  let line = 0;
  while (line < a.length && a[line] === b[line]) line += 1;
  return line + 1;
}
