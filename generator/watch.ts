import { existsSync, type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS, SNAPSHOT } from '../core/snapshot.ts';
import type { Compiled } from './compile.ts';
import { formatProblems } from './diagnostics/problems.ts';
import { repository } from './load/language.ts';
import { type Project, textLists } from './project.ts';
import { OutputMemory, writeOutput } from './write/output.ts';

/** Editors write a file in several steps; changes within this time (ms) count as one. */
const settle = 40;

/**
 * Generates now and after every change, until the process ends. Errors are printed, and the output of the last valid
 * run stays, so that the development page keeps working.
 * @param print prints a line; with the duration of each run
 * @param tell called with the result of each run, before it is written
 */
export async function watchProject(
  project: Project,
  print: (line: string) => void = console.log,
  tell: (compiled: Compiled) => void = () => undefined,
): Promise<() => void> {
  const memory = new OutputMemory();
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    running = running
      .then(() => regenerate(project, memory, print, tell))
      .catch((error: unknown) => print(String(error)));
    return running;
  };
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(run, settle);
  };
  const watchers = watchedPaths(project).map((path): FSWatcher => watch(path, { recursive: true }, changed));
  await run();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

function watchedPaths(project: Project): string[] {
  const paths = [
    join(project.root, 'schemas'),
    join(project.root, SNAPSHOT),
    join(project.root, MIGRATIONS),
    join(repository, 'schemas/language'),
    ...textLists.map((path) => join(repository, path)),
  ];
  return [...new Set(paths)].filter((path) => existsSync(path));
}

async function regenerate(
  project: Project,
  memory: OutputMemory,
  print: (line: string) => void,
  tell: (compiled: Compiled) => void,
): Promise<void> {
  const start = performance.now();
  const compiled = await project.compile();
  const { problems, files } = compiled;
  tell(compiled);
  if (problems.length > 0) print(formatProblems(problems, 'errors'));
  if (!files) return;
  const written = writeOutput(project.root, files, memory);
  const took = Math.round(performance.now() - start);
  if (written.length > 0) print(`schemas: ${written.map(({ path }) => path).join(', ')} (${took} ms)`);
}
