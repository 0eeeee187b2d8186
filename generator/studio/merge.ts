import { type Hunk, hunksOf } from '../edit/changed-lines.ts';

/** The changes of both sides of one text; undefined where they touch the same lines, or lines beside each other. */
export function mergeTexts(base: string, ours: string, theirs: string): string | undefined {
  if (ours === base || ours === theirs) return theirs;
  if (theirs === base) return ours;
  const [ourHunks, theirHunks] = [hunksOf(base, ours), hunksOf(base, theirs)];
  if (ourHunks.some((hunk) => theirHunks.some((theirHunk) => touches(hunk, theirHunk)))) return undefined;
  const lines = base.split('\n');
  const hunks = [...ourHunks, ...theirHunks].sort((a, b) => b.oldStart - a.oldStart);
  for (const { oldStart, removed, added } of hunks) lines.splice(oldStart, removed.length, ...added);
  return lines.join('\n');
}

function touches(hunk: Hunk, theirHunk: Hunk): boolean {
  return endOf(hunk) >= theirHunk.oldStart && endOf(theirHunk) >= hunk.oldStart;
}

const endOf = ({ oldStart, removed }: Hunk) => oldStart + removed.length;
