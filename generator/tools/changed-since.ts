import { execFileSync } from 'node:child_process';
import type { Problem } from '../diagnostics/problems.ts';
import { Refused } from '../edit/refused.ts';
import type { Sources } from '../load/load-product.ts';
import { isSource } from '../load/read-sources.ts';
import type { Project } from '../project.ts';

/** The sources as they were at a commit, and the paths of those that differ from the ones on disk. Throws Refused. */
export function sourcesAt(
  project: Project,
  ref: string,
): { readonly sources: Sources; readonly changed: ReadonlySet<string> } {
  const git = (...words: string[]) => {
    try {
      return execFileSync('git', words, {
        cwd: project.root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        maxBuffer: 1e8,
      });
    } catch (error) {
      throw new Refused(`git ${words.join(' ')}: ${String((error as { stderr?: string }).stderr).trim()}`);
    }
  };
  const sources = new Map(project.sources());
  const listed = [
    ...git('diff', '--name-only', '--relative', '--no-renames', ref, '--', '.').split('\n'),
    ...git('ls-files', '--others', '--exclude-standard', '--', '.').split('\n'),
  ];
  const changed = new Set(listed.filter(isSource));
  const atRef = new Set(git('ls-tree', '-r', '--name-only', ref, '--', '.').split('\n'));
  for (const path of changed) {
    if (atRef.has(path)) sources.set(path, git('show', `${ref}:./${path}`));
    else sources.delete(path);
  }
  return { sources, changed };
}

/**
 * The problems of the files that a change can affect: those that it changed, and those whose problems are others than before it.
 * For each such file they are exactly what the whole check reports.
 */
export function problemsSince(
  problems: readonly Problem[],
  earlierProblems: readonly Problem[],
  changed: ReadonlySet<string>,
): readonly Problem[] {
  // A line that only moved says nothing else.
  const printed = (list: readonly Problem[], path: string) =>
    JSON.stringify(list.filter(({ file }) => file === path).map(({ line: _, column: __, ...said }) => said));
  const isAffected = (path: string) =>
    changed.has(path) || printed(problems, path) !== printed(earlierProblems, path);
  const affected = new Set(problems.map(({ file }) => file).filter(isAffected));
  return problems.filter(({ file }) => affected.has(file));
}
