import { readdirSync, readFileSync } from 'node:fs';
import { findNodeAtLocation, parse } from 'jsonc-parser';
import { afterAll, describe, expect, it } from 'vitest';
import { keysOf } from '../../generator/diagnostics/pointer.ts';
import type { Problem } from '../../generator/diagnostics/problems.ts';
import {
  type JsonPath,
  lineAndColumn,
  offsetOf,
  parseFile,
  type SourceFile,
} from '../../generator/diagnostics/source-file.ts';
import { valueAt } from '../../generator/diagnostics/written.ts';
import type { Sources } from '../../generator/load/load-product.ts';
import { Project } from '../../generator/project.ts';
import { isObject } from '../../generator/schema/json-schema.ts';
import { cache, memory, mergePatch } from '../../generator/testing.ts';

/** What is wrong, the file below schemas/, its change (a JSON merge patch), and what is expected. */
type Mistake<Expected> = readonly [what: string, file: string, patch: unknown, expected: Expected];

/** What is reported: the code, the file when it is another one, and the path in it. */
type Report = string;

/**
 * The right line, or where two places disagree each of theirs: a JSON pointer, after the file when it is another one. It is
 * the line of the wrong word, and of something missing that of the key of its holder.
 */
type Places = string | readonly string[];

const project = new Project(new URL('../..', import.meta.url).pathname, cache, memory);
const sources = project.sources();

/** One slip is told where it was made, not all over the product. */
const MOST_PROBLEMS = 3;

/** Of all mistakes of a set, in percent: what is reported at all, at its line, and as the only problem. */
interface Shares {
  readonly reported: number;
  readonly there: number;
  readonly alone: number;
}

class Tally {
  #all = 0;
  #reported = 0;
  #there = 0;
  #alone = 0;
  readonly misses: string[] = [];

  note(what: string, problems: readonly Problem[], isThere: (problem: Problem) => boolean): void {
    const isSomewhereThere = problems.some(isThere);
    this.#all += 1;
    if (problems.length > 0) this.#reported += 1;
    if (isSomewhereThere) this.#there += 1;
    if (problems.length === 1) this.#alone += 1;
    if (problems.length !== 1 || !isSomewhereThere) this.misses.push(`${what}: ${words(problems)}`);
  }

  shares(): Shares {
    const percent = (part: number) => Math.floor((part / this.#all) * 1000) / 10;
    return { reported: percent(this.#reported), there: percent(this.#there), alone: percent(this.#alone) };
  }
}

function words(problems: readonly Problem[]): string {
  if (problems.length === 0) return 'silent';
  return problems
    .map(({ code, file, line, at: pathText, text }) => `${code} ${file}:${line} ${pathText} ${text}`)
    .join('\n    ');
}

const known = new Tally();
const fresh = new Tally();

describe.each(filesOf('mistakes'))('%s: a mistake in the real declarations', { timeout: 60_000 }, (name) => {
  it.each(mistakesIn<Report>('mistakes', name))('%s', (what, file, patch, expected) => {
    const { path, before, text, problems } = analyse(file, patch);
    const lines = writtenLines(parseFile(path, text).file, patch, before);
    known.note(what, problems, ({ file: where, line }) => where === path && lines.has(line));
    const reported = problems.map((problem) => {
      const elsewhere = problem.file === path ? '' : ` ${problem.file}`;
      return `${problem.code}${elsewhere} ${problem.at}`;
    });
    expect(reported).toContain(expected);
    expect(problems.length).toBeLessThanOrEqual(MOST_PROBLEMS);
  });
});

describe.each(filesOf('new-mistakes'))('%s: written from the guide alone', { timeout: 60_000 }, (name) => {
  it.each(mistakesIn<Places>('new-mistakes', name))('%s', (what, file, patch, places) => {
    const { path, text, problems } = analyse(file, patch);
    const lines = [places].flat().map((place) => lineOf(place, path, text));
    fresh.note(what, problems, (problem) => lines.includes(`${problem.file}:${problem.line}`));
    expect(problems.length).toBeLessThanOrEqual(MOST_PROBLEMS);
  });
});

describe.each([
  // A picker that also says what its records show names more of a wrong source than one that does not.
  { set: 'all mistakes', tally: known, floor: { reported: 100, there: 95, alone: 98 } },
  { set: 'those written from the guide', tally: fresh, floor: { reported: 98, there: 91, alone: 96 } },
])('$set together', ({ set, tally, floor }) => {
  afterAll(() => console.log([`Of ${set}: ${JSON.stringify(tally.shares())}`, ...tally.misses].join('\n  ')));

  it('are reported, at their line, as one problem', () => {
    const { reported, there, alone } = tally.shares();
    expect(reported).toBeGreaterThanOrEqual(floor.reported);
    expect(there).toBeGreaterThanOrEqual(floor.there);
    expect(alone).toBeGreaterThanOrEqual(floor.alone);
  });
});

function filesOf(set: string): string[] {
  return readdirSync(new URL(`${set}/`, import.meta.url));
}

function mistakesIn<Expected>(set: string, name: string): Mistake<Expected>[] {
  return JSON.parse(readFileSync(new URL(`${set}/${name}`, import.meta.url), 'utf8')) as Mistake<Expected>[];
}

/** The product with the mistake. */
function analyse(file: string, patch: unknown) {
  const path = `schemas/${file}`;
  const written = sources.get(path);
  if (written === undefined) throw new Error(`There is no ${path}.`);
  const before: unknown = parse(written);
  const text = JSON.stringify(mergePatch(before, patch), null, 2);
  const usual = usualProblems();
  const all = problemsOf(new Map(sources).set(path, text)).filter((problem) => !usual.has(keyOf(problem)));
  const gravest = SEVERITIES.find((severity) => all.some((problem) => problem.severity === severity));
  return { path, before, text, problems: all.filter(({ severity }) => severity === gravest) };
}

/** From what stops everything to what is only told. Where there is something grave, the rest is not looked at. */
const SEVERITIES = ['error', 'gap', 'warning'] as const;

function problemsOf(files: Sources): Problem[] {
  return project.analyse(files).problems.sorted();
}

/** What the product itself is told. */
let usualKeys: ReadonlySet<string> | undefined;
function usualProblems(): ReadonlySet<string> {
  usualKeys ??= new Set(problemsOf(sources).map(keyOf));
  return usualKeys;
}

function keyOf({ code, file, at: pathText, text }: Problem): string {
  return [code, file, pathText, text].join(' ');
}

/** `file:line` of a place, in the file with the mistake or in another one. */
function lineOf(place: string, path: string, text: string): string {
  const [, otherFile, pointer = ''] = /^(?:([^/][^ ]*) )?(.*)$/.exec(place) ?? [];
  const placePath = otherFile === undefined ? path : `schemas/${otherFile}`;
  const { file } = parseFile(placePath, placePath === path ? text : (sources.get(placePath) ?? ''));
  return `${placePath}:${lineAndColumn(file.text, offsetOf(file, stepsTo(file.value, pointer), 'key')).line}`;
}

/** The keys of a pointer, those of lists as numbers. It leads to what is there. */
function stepsTo(value: unknown, pointer: string): JsonPath {
  const steps: (string | number)[] = [];
  for (const key of keysOf(pointer)) {
    steps.push(Array.isArray(valueAt(value, steps)) ? Number(key) : key);
    if (valueAt(value, steps) === undefined) throw new Error(`There is nothing at ${pointer}.`);
  }
  return steps;
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
