/** The known name with the smallest edit distance, or undefined when none is close. */
export function nearest(unknownName: string, knownNames: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(Math.max(unknownName.length, 3) / 3)) + 1;
  for (const name of knownNames) {
    const distance = editDistance(unknownName.toLowerCase(), name.toLowerCase());
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

/** `Did you mean "x"?` with a leading space, or nothing. */
export function didYouMean(unknownName: string, knownNames: Iterable<string>): string {
  const name = nearest(unknownName, knownNames);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}

/** The name that such a sentence says. */
export const meantName = (text: string): string | undefined => /Did you mean "([^"]+)"\?/.exec(text)?.[1];

/** Insertions, deletions, substitutions and swaps of neighbours that turn `a` into `b`. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 8) return Number.POSITIVE_INFINITY;
  let beforeThat: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (beforeThat[j - 2] ?? 0) + 1 : substitution;
      row.push(Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, substitution, swap));
    }
    beforeThat = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}
