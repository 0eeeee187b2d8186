/**
 * Whether two values of JSON are the same, the order of keys included, which is shown.
 * @param isAlike what lists must agree in beside their entries
 */
export function isSameData(
  first: unknown,
  second: unknown,
  isAlike: (first: readonly unknown[], second: readonly unknown[]) => boolean = () => true,
): boolean {
  if (first === second) return true;
  if (Array.isArray(first) && Array.isArray(second))
    return (
      first.length === second.length &&
      isAlike(first, second) &&
      first.every((entry, index) => isSameData(entry, second[index], isAlike))
    );
  if (!isPlain(first) || !isPlain(second)) return false;
  const [keys, secondKeys] = [Object.keys(first), Object.keys(second)];
  return (
    keys.length === secondKeys.length &&
    keys.every((key, index) => key === secondKeys[index] && isSameData(first[key], second[key], isAlike))
  );
}

/** What is no data, such as a place, is compared by identity alone. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
