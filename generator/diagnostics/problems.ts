import { type Code, diagnostics } from './codes.ts';
import { oneForEachCause } from './one-cause.ts';
import { Place } from './place.ts';
import type { Problem } from './problem.ts';
import { isByDefault, valueAt } from './written.ts';

export type { Problem } from './problem.ts';

export interface Fault {
  readonly code: Code;
  readonly place: Place;
  readonly text: string;
  readonly remedy?: string | undefined;
}

/** Collects the diagnostics of a stage. Nothing is thrown, so all of them are shown at once. */
export class Problems {
  readonly #list: Problem[] = [];
  readonly #excused = new Set<string>();

  add(fault: Fault): void {
    const excuse = excuseFor(fault);
    if (excuse !== undefined) {
      this.#excused.add(excuse);
      return;
    }
    const { line, column } = fault.place.position();
    const { path } = fault.place.file;
    const defaultMark = isByDefault(fault.place) ? ({ isByDefault: true } as const) : {};
    this.addAt({ ...fault, ...defaultMark, file: path, line, column, at: fault.place.words });
  }

  addAt(problem: Omit<Problem, 'severity' | 'remedy'> & Pick<Fault, 'remedy'>): void {
    const { code, file, line, column, at: pathText, text, remedy, isByDefault } = problem;
    const { severity } = diagnostics[code];
    this.#list.push({
      code,
      severity,
      file,
      line,
      column,
      at: pathText,
      text,
      ...(remedy ? { remedy } : {}),
      ...(isByDefault ? { isByDefault } : {}),
    });
  }

  /** Adds the problems of a nested step. */
  take(others: Problems): void {
    this.#list.push(...others.#list);
    for (const excuse of others.#excused) this.#excused.add(excuse);
  }

  /** Whether this exception has excused a problem. */
  isNeeded(exception: Place): boolean {
    return this.#excused.has(excuseName(exception));
  }

  get size(): number {
    return this.#list.length;
  }

  get isEmpty(): boolean {
    return this.#list.length === 0;
  }

  /** Whether there are errors that do not follow from others. */
  get hasOwnErrors(): boolean {
    return this.#list.some(({ severity, isByDefault }) => severity === 'error' && !isByDefault);
  }

  get hasErrors(): boolean {
    return this.#list.some((problem) => problem.severity === 'error');
  }

  /**
   * Sorted by file, line, column and code, without duplicates: a form that extends another reports the same place twice, and
   * errors of defaults follow from errors elsewhere.
   */
  sorted(): Problem[] {
    const unique = new Map(this.#list.map((problem) => [JSON.stringify(problem), problem]));
    const uniqueProblems = [...unique.values()];
    const isEcho = (problem: Problem, problemIndex: number) =>
      problem.isByDefault &&
      uniqueProblems.some(
        ({ isByDefault, severity, code, text }, otherIndex) =>
          severity === problem.severity &&
          (!isByDefault || (otherIndex < problemIndex && code === problem.code && text === problem.text)),
      );
    const originalProblems = uniqueProblems.filter((problem, problemIndex) => !isEcho(problem, problemIndex));
    return mergeRepeats(oneForEachCause(sortedByPlace(originalProblems)));
  }
}

/** From this number on, unknown names in one file, or equal problems, count as one mistake. */
const AS_MANY = { names: 4, same: 2 };

/** Reports only the first of many problems with the same cause: unknown names in one file, or equal messages. */
function mergeRepeats(problems: readonly Problem[]): Problem[] {
  const names = groupsOf(problems, ({ code, file }) => (code === 'REF-07' ? file : undefined));
  const same = groupsOf(problems, likeness);
  return problems.flatMap((problem) => {
    const alike = names.get(problem) ?? [problem];
    if (alike.length >= AS_MANY.names)
      return alike[0] === problem
        ? [
            withMore(
              problem,
              `So do ${alike.length - 1} more names here: is it the right call, and its answer the right one?`,
            ),
          ]
        : [];
    const equalProblems = (same.get(problem) ?? [problem]).filter(
      (candidate) => (names.get(candidate)?.length ?? 0) < AS_MANY.names,
    );
    if (equalProblems.length < AS_MANY.same) return [problem];
    if (equalProblems[0] !== problem) return [];
    const [secondProblem] = equalProblems.slice(1);
    return [
      withMore(
        problem,
        `The same in ${equalProblems.length - 1} more ${equalProblems.length === 2 ? 'place' : 'places'}, such as ${secondProblem?.file}:${secondProblem?.line}.`,
      ),
    ];
  });
}

/** What problems of one cause have in common: the words, whichever call or screen they are about. */
function likeness({ code, severity, text }: Problem): string | undefined {
  // Each text is translated by itself.
  if (severity !== 'error') return `${code} ${text}`;
  if (code === 'REF-07' || code === 'REF-08')
    return `${code} ${/has no [^"]*"[^"]*"/.exec(text)?.[0].replace(/[^"]*/, '') ?? text}`;
  return `${code} ${text.replace(/(endpoint|screen) "[^"]*" needs/g, 'needs')}`;
}

function withMore(problem: Problem, addedText: string): Problem {
  return { ...problem, remedy: `${addedText}${problem.remedy ? ` ${problem.remedy}` : ''}` };
}

/** Each problem with all that have the same key. */
function groupsOf(
  problems: readonly Problem[],
  keyOf: (problem: Problem) => string | undefined,
): Map<Problem, readonly Problem[]> {
  const byKey = new Map<string, Problem[]>();
  const groups = new Map<Problem, readonly Problem[]>();
  for (const problem of problems) {
    const key = keyOf(problem);
    if (key === undefined) continue;
    const group = byKey.get(key) ?? [];
    byKey.set(key, group);
    group.push(problem);
    groups.set(problem, group);
  }
  return groups;
}

function sortedByPlace(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.code, b.code) ||
      compare(a.text, b.text),
  );
}

/** The enclosing "exceptions" entry for this code, if any. */
function excuseFor({ code, place }: Fault): string | undefined {
  for (let length = place.path.length; length >= 0; length -= 1) {
    const path = [...place.path.slice(0, length), 'exceptions'];
    const exceptions = valueAt(place.file.value, path);
    if (typeof exceptions === 'object' && exceptions !== null && code in exceptions)
      return excuseName(new Place(place.file, [...path, code]));
  }
  return undefined;
}

function excuseName({ file, words }: Place): string {
  return `${file.path} ${words}`;
}

/** Compares by code units, independent of the locale. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The problems as text for a terminal; an empty string when there are none.
 * @param listedSeverity `errors` only counts the rest, for commands that are run all day
 */
export function formatProblems(
  problems: readonly Problem[],
  listedSeverity: 'all' | 'errors' = 'all',
): string {
  if (problems.length === 0) return '';
  const indent = ' '.repeat(8);
  const listed = problems.filter(({ severity }) => listedSeverity === 'all' || severity === 'error');
  const blocks = listed.map((problem) => {
    const pathText = problem.at ? `  at ${problem.at}` : '';
    const mark = problem.severity === 'error' ? '' : `${problem.severity}: `;
    const head = `${problem.code}  ${problem.file}:${problem.line}:${problem.column}${pathText}`;
    const origin = problem.isByDefault ? '   (it stands there by default)' : '';
    const remedy = problem.remedy ? `\n${indent}${problem.remedy}` : '';
    return `${head}\n${indent}${mark}${problem.text}${origin}${remedy}`;
  });
  const checkHint = listed.length < problems.length ? ' `npm run check` lists them.' : '';
  return [...blocks, `${indent}${summary(problems)}${checkHint}`].join('\n');
}

function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const gaps = problems.filter(({ severity }) => severity === 'gap');
  const warnings = problems.length - errors.length - gaps.length;
  const parts = [
    ...(gaps.length > 0 ? [count(gaps.length, 'gap')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  if (errors.length === 0) return `${parts.join(', ')}.`;
  const files = new Set(errors.map((problem) => problem.file)).size;
  return `${count(errors.length, 'problem')} in ${count(files, 'file')}. Nothing was written.`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
