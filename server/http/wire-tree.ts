import { Refusal } from '../refusal.ts';

/** A named value of the request; values other than text were created by the server, such as uploads. */
export type Pair = readonly [name: string, value: unknown];

/** Values by name before typing. All values of a repeated name are kept, in order. */
export class Branch {
  readonly children = new Map<string, Leaf | Branch>();
}
export class Leaf {
  readonly values: unknown[] = [];
  /** True when a value was sent as `name[]`. */
  listed = false;
}

/** Maximum number of values per request. */
export const MAX_PAIRS = 5000;
/** Maximum path segments of a name: eight nested entries of up to four names, and a reserve for a proper message. */
const MAX_DEPTH = 40;
const REFUSED = new Set(['__proto__', 'prototype', 'constructor']);

/**
 * Builds the tree of names such as `a`, `a[]`, `a[k]` and `a[k][j][]`. Throws a Refusal for suspicious names: those of JavaScript
 * prototypes, too many, too deep, or one name as both value and object.
 */
export function buildTree(pairs: Iterable<Pair>): Branch {
  const root = new Branch();
  let count = 0;
  for (const [name, value] of pairs) {
    if (++count > MAX_PAIRS) throw new Refusal('too-large', 'The request has too many values.');
    add(root, stepsOf(name), value, name);
  }
  return root;
}

/** Splits `a[b][]` into `a`, `b`, ``. Unpaired brackets are literal characters. */
function stepsOf(name: string): string[] {
  const open = name.indexOf('[');
  const brackets = open > 0 ? name.slice(open) : '';
  if (!/^(\[[^[\]]*\])+$/.test(brackets)) return [name];
  return [name.slice(0, open), ...brackets.slice(1, -1).split('][')];
}

function add(root: Branch, steps: readonly string[], value: unknown, name: string): void {
  if (steps.length > MAX_DEPTH || steps.some((step) => REFUSED.has(step))) throw refused(name);
  const listed = steps.length > 1 && steps.at(-1) === '';
  const path = listed ? steps.slice(0, -1) : steps;
  let branch = root;
  for (const step of path.slice(0, -1)) {
    const childBranch = branch.children.get(step) ?? new Branch();
    if (childBranch instanceof Leaf) throw refused(name);
    branch.children.set(step, childBranch);
    branch = childBranch;
  }
  const last = path.at(-1) ?? '';
  const leaf = branch.children.get(last) ?? new Leaf();
  if (leaf instanceof Branch) throw refused(name);
  branch.children.set(last, leaf);
  leaf.listed ||= listed;
  leaf.values.push(value);
}

function refused(name: string): Refusal {
  const message = 'The name "{name}" cannot be read.';
  return new Refusal('unreadable', [{ message, params: { name: name.slice(0, 100) } }]);
}
