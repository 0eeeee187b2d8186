/** Where a key leads among `count` lines; undefined when it is no key of the list. Past the last comes the first. */
export function move(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'PageDown') return Math.min(count - 1, at + 8);
  if (key === 'PageUp') return Math.max(0, at - 8);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
