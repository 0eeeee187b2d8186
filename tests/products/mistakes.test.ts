import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { Project } from '../../generator/project.ts';
import { cache, mergePatch } from '../../generator/testing.ts';

/**
 * What is wrong, the file below schemas/, its change (a JSON merge patch), and what is reported: the code, the file when
 * it is another one, and the path in it.
 */
type Mistake = readonly [what: string, file: string, patch: unknown, expected: string];

const folder = new URL('mistakes/', import.meta.url);
const project = new Project(new URL('../..', import.meta.url).pathname, cache);
const sources = project.sources();

/** One slip is told where it was made, not all over the product. */
const MOST_PROBLEMS = 7;

describe.each(readdirSync(folder))('%s: a mistake in the real declarations', { timeout: 60_000 }, (name) => {
  const mistakes = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Mistake[];

  it.each(mistakes)('%s', (_, file, patch, expected) => {
    const path = `schemas/${file}`;
    const before = sources.get(path);
    if (before === undefined) throw new Error(`There is no ${path}.`);
    const changed = new Map(sources).set(path, JSON.stringify(mergePatch(parse(before), patch), null, 2));
    const problems = project
      .analyse(changed)
      .problems.sorted()
      .filter(({ severity }) => severity === 'error');
    const reported = problems.map((problem) => {
      const elsewhere = problem.file === path ? '' : ` ${problem.file}`;
      return `${problem.code}${elsewhere} ${problem.at}`;
    });
    expect(reported).toContain(expected);
    expect(problems.length).toBeLessThanOrEqual(MOST_PROBLEMS);
  });
});
