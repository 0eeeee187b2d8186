export function isServerPart(path: string): boolean;
export function withImporters(
  changed: Iterable<string>,
  imports: ReadonlyMap<string, readonly string[]>,
): Set<string>;
