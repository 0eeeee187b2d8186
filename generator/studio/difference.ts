import { type Hunk, hunksOf } from '../edit/changed-lines.ts';
import type { FileChange } from '../edit/operations.ts';

/** Lines around a change. */
const CONTEXT = 3;

/** The changes as `git diff` prints them. */
export function difference(changes: readonly FileChange[]): string {
  return changes.map(ofFile).join('');
}

function ofFile({ file, oldText, newText }: FileChange): string {
  const head = [
    `diff --git a/${file} b/${file}`,
    ...(oldText === undefined ? ['new file mode 100644'] : []),
    ...(newText === undefined ? ['deleted file mode 100644'] : []),
    `--- ${oldText === undefined ? '/dev/null' : `a/${file}`}`,
    `+++ ${newText === undefined ? '/dev/null' : `b/${file}`}`,
  ];
  return `${[...head, ...blocks(withoutLastEnd(oldText), withoutLastEnd(newText))].join('\n')}\n`;
}

const withoutLastEnd = (text = '') => text.replace(/\n$/, '');

function blocks(oldText: string, newText: string): string[] {
  const oldLines = oldText === '' ? [] : oldText.split('\n');
  // An empty text has no line.
  const hunks = hunksOf(oldText, newText).map((hunk) => ({
    ...hunk,
    removed: oldText === '' ? [] : hunk.removed,
    added: newText === '' ? [] : hunk.added,
  }));
  const groups: Hunk[][] = [];
  for (const hunk of hunks) {
    const last = groups.at(-1)?.at(-1);
    const isNear = last && hunk.oldStart - (last.oldStart + last.removed.length) <= 2 * CONTEXT;
    if (isNear) groups.at(-1)?.push(hunk);
    else groups.push([hunk]);
  }
  return groups.flatMap((group) => block(group, oldLines));
}

function block(group: readonly Hunk[], oldLines: readonly string[]): string[] {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return [];
  const start = Math.max(0, first.oldStart - CONTEXT);
  const end = Math.min(oldLines.length, last.oldStart + last.removed.length + CONTEXT);
  const lines: string[] = [];
  let line = start;
  for (const { oldStart, removed, added } of group) {
    lines.push(...oldLines.slice(line, oldStart).map((text) => ` ${text}`));
    lines.push(...removed.map((text) => `-${text}`), ...added.map((text) => `+${text}`));
    line = oldStart + removed.length;
  }
  lines.push(...oldLines.slice(line, end).map((text) => ` ${text}`));
  const newStart = first.newStart - (first.oldStart - start);
  const count = (sign: string) =>
    lines.filter((text) => text.startsWith(' ') || text.startsWith(sign)).length;
  return [`@@ -${range(start, count('-'))} +${range(newStart, count('+'))} @@`, ...lines];
}

/** A block without lines names the line before it. */
function range(start: number, count: number): string {
  const first = count === 0 ? start : start + 1;
  return count === 1 ? String(first) : `${first},${count}`;
}
