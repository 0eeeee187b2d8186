import { readdirSync, readFileSync } from 'node:fs';
import { findNodeAtLocation, parse } from 'jsonc-parser';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../generator/diagnostics/problems.ts';
import {
  lineAndColumn,
  offsetOf,
  parseFile,
  type SourceFile,
} from '../../generator/diagnostics/source-file.ts';
import { valueAt } from '../../generator/diagnostics/written.ts';
import { Project } from '../../generator/project.ts';
import { isObject } from '../../generator/schema/json-schema.ts';
import { cache, memory, mergePatch } from '../../generator/testing.ts';

/**
 * What is wrong, the file below schemas/, its change (a JSON merge patch), and what is reported: the code, the file when
 * it is another one, and the path in it.
 */
type Mistake = readonly [what: string, file: string, patch: unknown, expected: string];

const folder = new URL('mistakes/', import.meta.url);
const project = new Project(new URL('../..', import.meta.url).pathname, cache, memory);
const sources = project.sources();

/** One slip is told where it was made, not all over the product. */
const MOST_PROBLEMS = 3;

/** Of all mistakes, in percent: what is reported at all, at a line that the slip wrote, and as the only problem. */
const FLOOR = { reported: 100, there: 95, alone: 99 };
const count = { all: 0, reported: 0, there: 0, alone: 0 };

describe.each(readdirSync(folder))('%s: a mistake in the real declarations', { timeout: 60_000 }, (name) => {
  const mistakes = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Mistake[];

  it.each(mistakes)('%s', (_, file, patch, expected) => {
    const path = `schemas/${file}`;
    const before = sources.get(path);
    if (before === undefined) throw new Error(`There is no ${path}.`);
    const text = JSON.stringify(mergePatch(parse(before), patch), null, 2);
    const problems = project
      .analyse(new Map(sources).set(path, text))
      .problems.sorted()
      .filter(({ severity }) => severity === 'error');
    const lines = writtenLines(parseFile(path, text).file, patch, parse(before));
    noteCounts(problems, ({ file: where, line }) => where === path && lines.has(line));
    const reported = problems.map((problem) => {
      const elsewhere = problem.file === path ? '' : ` ${problem.file}`;
      return `${problem.code}${elsewhere} ${problem.at}`;
    });
    expect(reported).toContain(expected);
    expect(problems.length).toBeLessThanOrEqual(MOST_PROBLEMS);
  });
});

describe('all mistakes together', () => {
  afterAll(() => console.log(`Of ${count.all} mistakes: ${JSON.stringify(inPercent())}`));

  it('are reported, at their line, as one problem', () => {
    const { reported, there, alone } = inPercent();
    expect(reported).toBeGreaterThanOrEqual(FLOOR.reported);
    expect(there).toBeGreaterThanOrEqual(FLOOR.there);
    expect(alone).toBeGreaterThanOrEqual(FLOOR.alone);
  });
});

function noteCounts(problems: readonly Problem[], isThere: (problem: Problem) => boolean): void {
  count.all += 1;
  if (problems.length > 0) count.reported += 1;
  if (problems.some(isThere)) count.there += 1;
  if (problems.length === 1) count.alone += 1;
}

function inPercent() {
  const percent = (part: number) => Math.floor((part / count.all) * 1000) / 10;
  return { reported: percent(count.reported), there: percent(count.there), alone: percent(count.alone) };
}

/**
 * The lines that the patch writes: of a value that was another the value, of a key that was not there the key and all that
 * it holds. Where it only takes something away, it is the line of the key of what held that.
 */
function writtenLines(file: SourceFile, patch: unknown, before: unknown): ReadonlySet<number> {
  const lineAt = (offset: number) => lineAndColumn(file.text, offset).line;
  const written = leavesOf(patch, []);
  if (written.every(({ value }) => value === null))
    return new Set(written.map(({ path }) => lineAt(offsetOf(file, path.slice(0, -1), 'key'))));
  const spans = written.flatMap(({ path, value }) => {
    const added = path.findIndex((_, index) => valueAt(before, path.slice(0, index + 1)) === undefined);
    const node =
      file.tree && findNodeAtLocation(file.tree, [...(added < 0 ? path : path.slice(0, added + 1))]);
    return node && value !== null ? [[node.parent?.offset ?? 0, node.offset + node.length] as const] : [];
  });
  return new Set(
    spans.flatMap(([begin, end]) => {
      const first = lineAt(begin);
      return Array.from({ length: lineAt(end) - first + 1 }, (_, index) => first + index);
    }),
  );
}

interface Leaf {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** Values that a patch writes; a list is written as a whole. */
function leavesOf(value: unknown, path: Leaf['path']): Leaf[] {
  if (!isObject(value) || Object.keys(value).length === 0) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}
