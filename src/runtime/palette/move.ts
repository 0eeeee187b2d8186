/** The index that a key moves to among `count` entries, wrapping around; undefined for other keys. */
export function move(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'PageDown') return Math.min(count - 1, at + 8);
  if (key === 'PageUp') return Math.max(0, at - 8);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
