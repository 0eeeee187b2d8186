/**
 * Whether two values of JSON are the same, the order of keys included, which is shown.
 * @param isAlike what lists must agree in beside their entries
 */
export function isSameData(
  one: unknown,
  other: unknown,
  isAlike: (one: readonly unknown[], other: readonly unknown[]) => boolean = () => true,
): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return (
      one.length === other.length &&
      isAlike(one, other) &&
      one.every((entry, index) => isSameData(entry, other[index], isAlike))
    );
  if (!isPlain(one) || !isPlain(other)) return false;
  const [keys, otherKeys] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === otherKeys.length &&
    keys.every((key, index) => key === otherKeys[index] && isSameData(one[key], other[key], isAlike))
  );
}

/** What is no data, such as a place, is compared by identity alone. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
