import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folders } from '../emit/emission.ts';

/** The difference between the files on disk and what the compiler emits. */
export interface Difference {
  readonly path: string;
  readonly kind: 'changed' | 'missing' | 'left over';
  /** First differing line, 1-based. */
  readonly line?: number;
}

/** Incremental cache of the files on disk that are up to date. */
export class OutputMemory {
  readonly #files = new Map<string, { readonly text: string; readonly stamp: string }>();

  /** The file has this text and has not been modified since. */
  isCurrent(file: string, text: string): boolean {
    const rememberedFile = this.#files.get(file);
    return (
      rememberedFile !== undefined && rememberedFile.text === text && rememberedFile.stamp === stampOf(file)
    );
  }

  keep(file: string, text: string): void {
    const stamp = stampOf(file);
    if (stamp) this.#files.set(file, { text, stamp });
  }
}

function stampOf(file: string): string | undefined {
  const fileStats = statSync(file, { throwIfNoEntry: false });
  return fileStats && `${fileStats.mtimeMs} ${fileStats.size} ${fileStats.ino}`;
}

/** Compares the emitted files with those below the generated folders of `root`. */
export function compareOutput(
  root: string,
  files: ReadonlyMap<string, string>,
  owned: readonly string[] = ownedFolders(files),
  memory = new OutputMemory(),
): Difference[] {
  const differences: Difference[] = [];
  for (const [path, text] of files) {
    const file = join(root, path);
    if (memory.isCurrent(file, text)) continue;
    if (!existsSync(file)) differences.push({ path, kind: 'missing' });
    else {
      const currentText = readFileSync(file, 'utf8');
      if (currentText === text) memory.keep(file, text);
      else differences.push({ path, kind: 'changed', line: firstDifferentLine(currentText, text) });
    }
  }
  for (const folder of owned) {
    for (const path of filesBelow(root, folder))
      if (!files.has(path)) differences.push({ path, kind: 'left over' });
  }
  return differences.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Writes changed files, leaves the others (and their modification time) alone, and deletes those that are no longer emitted. */
export function writeOutput(
  root: string,
  files: ReadonlyMap<string, string>,
  memory = new OutputMemory(),
): Difference[] {
  const differences = compareOutput(root, files, ownedFolders(files), memory);
  for (const { path, kind } of differences) {
    const file = join(root, path);
    if (kind === 'left over') rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, files.get(path) ?? '');
      memory.keep(file, files.get(path) ?? '');
    }
  }
  return differences;
}

/** Generated folders of this run; obsolete files are deleted only there. */
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

function firstDifferentLine(currentText: string, expectedText: string): number {
  const [a, b] = [currentText.split('\n'), expectedText.split('\n')];
  let line = 0;
  while (line < a.length && a[line] === b[line]) line += 1;
  return line + 1;
}
