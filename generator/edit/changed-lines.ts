import type { FileChange } from './operations.ts';

/** All changes for people: the differing lines, whole new texts, and paths that change. */
export function describeChanges(changes: readonly FileChange[]): string[] {
  return changes.flatMap(({ file, from, oldText, newText }) => {
    if (oldText === undefined) return [`${file}\n${newText}`];
    if (newText === undefined) return [`${file}: goes`];
    const lines = changedLines(from ?? file, oldText, newText);
    return from === undefined ? lines : [...lines, `${from} -> ${file}`];
  });
}

/** Lines that take the place of others. */
export interface Hunk {
  /** Index of the first of both, in the old and in the new text. */
  readonly oldStart: number;
  readonly newStart: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** The diff of a file by lines: `path:line` with the old (-) and the new (+) line. */
export function changedLines(path: string, oldText: string, newText: string): string[] {
  return hunksOf(oldText, newText).flatMap(({ newStart, removed, added }) => [
    `${path}:${newStart + 1}`,
    ...removed.map((line) => `  - ${line.trim()}`),
    ...added.map((line) => `  + ${line.trim()}`),
  ]);
}

/** Where two texts differ, line by line, from the first to the last. */
export function hunksOf(oldText: string, newText: string): Hunk[] {
  const [oldLines, newLines] = [oldText.split('\n'), newText.split('\n')];
  const hunks: Hunk[] = [];
  let [a, b] = [0, 0];
  while (a < oldLines.length || b < newLines.length) {
    if (oldLines[a] === newLines[b]) {
      a += 1;
      b += 1;
      continue;
    }
    const [removedCount, addedCount] = untilEqual(oldLines, newLines, a, b);
    const removed = oldLines.slice(a, a + removedCount);
    hunks.push({ oldStart: a, newStart: b, removed, added: newLines.slice(b, b + addedCount) });
    a += removedCount;
    b += addedCount;
  }
  return hunks;
}

/** The smallest number of lines to skip on each side until both continue with the same line. */
function untilEqual(
  oldLines: readonly string[],
  newLines: readonly string[],
  a: number,
  b: number,
): [number, number] {
  const mostRemaining = Math.max(oldLines.length - a, newLines.length - b);
  for (let total = 1; total <= 2 * mostRemaining; total += 1) {
    for (let removedCount = Math.min(total, oldLines.length - a); removedCount >= 0; removedCount -= 1) {
      const addedCount = total - removedCount;
      if (b + addedCount > newLines.length) break;
      const isEnd = a + removedCount === oldLines.length && b + addedCount === newLines.length;
      if (
        isEnd ||
        (a + removedCount < oldLines.length && oldLines[a + removedCount] === newLines[b + addedCount])
      )
        return [removedCount, addedCount];
    }
  }
  return [oldLines.length - a, newLines.length - b];
}
