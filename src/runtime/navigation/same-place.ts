type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Whether two addresses differ in these query parameters at most. */
export function differInQuery(names: readonly string[], one: Place, other: Place): boolean {
  const without = ({ pathname, search, hash }: Place) => {
    const query = new URLSearchParams(search);
    for (const name of names) query.delete(name);
    return `${pathname}?${query}${hash}`;
  };
  return without(one) === without(other);
}
