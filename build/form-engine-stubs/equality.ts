type Equal = (one: unknown, other: unknown) => boolean;

/**
 * The one comparison that the form engine makes: by content, functions all alike, rings followed once. Anything but
 * arrays, dates and plain records counts as different unless it is the same thing; the engine then draws once more.
 */
export function createCustomEqual(_options: unknown): Equal {
  return (one, other) => equal(one, other, new Map());
}

/** The engine imports it by name; a default stands in every stub. */
export default createCustomEqual;

function equal(one: unknown, other: unknown, seen: Map<object, object>): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === 'function') return typeof other === 'function';
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (one instanceof Date) return one.getTime() === (other as Date).getTime();
  if (seen.get(one) === other) return true;
  seen.set(one, other);
  return Array.isArray(one) || isPlain(one) ? sameParts(one, other, seen) : false;
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function sameParts(one: object, other: object, seen: Map<object, object>): boolean {
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every(
    (key) => Object.hasOwn(other, key) && equal(Reflect.get(one, key), Reflect.get(other, key), seen),
  );
}
