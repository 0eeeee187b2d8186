/** A row that stays where it is seen: its id, and how far its start is above the upper edge of the list. */
export interface Anchor {
  readonly id: string;
  readonly above: number;
}

/**
 * How far the rows that are seen have gone down: the middle of them, so that one that leaves its place does not take the view
 * with it. `before`: their starts by id.
 */
export function shiftOf(
  before: ReadonlyMap<string, number>,
  startOf: (id: string) => number | undefined,
): number {
  const shifts = [...before].flatMap(([id, start]) => {
    const nextStart = startOf(id);
    return nextStart === undefined ? [] : [nextStart - start];
  });
  return shifts.sort((a, b) => a - b)[shifts.length >> 1] ?? 0;
}
