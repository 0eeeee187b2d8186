/** The diff of a file by lines: `path:line` with the old (-) and the new (+) line. */
export function changedLines(path: string, before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const lines: string[] = [];
  let [a, b] = [0, 0];
  while (a < old.length || b < now.length) {
    if (old[a] === now[b]) {
      a += 1;
      b += 1;
      continue;
    }
    const [gone, come] = untilEqual(old, now, a, b);
    lines.push(`${path}:${b + 1}`);
    for (const line of old.slice(a, a + gone)) lines.push(`  - ${line.trim()}`);
    for (const line of now.slice(b, b + come)) lines.push(`  + ${line.trim()}`);
    a += gone;
    b += come;
  }
  return lines;
}

/** The smallest number of lines to skip on each side until both continue with the same line. */
function untilEqual(old: readonly string[], now: readonly string[], a: number, b: number): [number, number] {
  const left = Math.max(old.length - a, now.length - b);
  for (let total = 1; total <= 2 * left; total += 1) {
    for (let gone = Math.min(total, old.length - a); gone >= 0; gone -= 1) {
      const come = total - gone;
      if (b + come > now.length) break;
      const isEnd = a + gone === old.length && b + come === now.length;
      if (isEnd || (a + gone < old.length && old[a + gone] === now[b + come])) return [gone, come];
    }
  }
  return [old.length - a, now.length - b];
}
