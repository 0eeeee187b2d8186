import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { repository } from '../load/language.ts';

/** The folders that are counted; of `server` all but what answers single calls and invents demo data. */
const COUNTED_FOLDERS = ['core', 'domain', 'src', 'generator', 'build', 'scripts', 'server'];
const LEFT_OUT =
  /\.test\.tsx?$|\/testing[^/]*(\/|\.tsx?$)|\/(fixtures|cases|generated)\/|^server\/(handlers|tasks|store\/demo)\//;

/** The files of code below a folder of the repository that are counted, as paths with `/`. */
function countedFiles(folder: string): string[] {
  const path = join(repository, folder);
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(repository, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !LEFT_OUT.test(file));
}

function nonBlankLines(file: string): number {
  return readFileSync(join(repository, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '').length;
}

/** Prints how many lines that are not blank each counted folder has, and their total. */
export function printSize(): void {
  const present = new Set(
    readdirSync(repository, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
  let total = 0;
  for (const folder of COUNTED_FOLDERS.filter((name) => present.has(name))) {
    const files = countedFiles(folder);
    const lines = files.reduce((sum, file) => sum + nonBlankLines(file), 0);
    total += lines;
    console.log(`${folder.padEnd(10)} ${String(lines).padStart(6)}  in ${files.length} files`);
  }
  console.log(`${'together'.padEnd(10)} ${String(total).padStart(6)}`);
}
