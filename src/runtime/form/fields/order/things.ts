import { type Row, readPath } from '../../../core/scope.ts';

/** One of the things whose order is asked for. */
export interface Thing {
  /** The value as text: the key of a thing. */
  readonly path: string;
  readonly value: unknown;
  readonly name: string;
  /** Address of a picture of it. */
  readonly image?: string;
}

/** The things that a record holds, by the options of the field. */
export function thingsOf(
  record: Row | undefined,
  { rows, value = 'id', label, image }: Readonly<Record<string, unknown>> = {},
): Thing[] {
  const held = readPath(record, String(rows));
  if (!Array.isArray(held)) return [];
  return held.map((row: Row) => {
    const key = readPath(row, String(value));
    const picture = image === undefined ? undefined : readPath(row, String(image));
    return {
      path: String(key),
      value: key,
      name: String(readPath(row, String(label ?? value)) ?? key),
      ...(typeof picture === 'string' && picture !== '' ? { image: picture } : {}),
    };
  });
}

/** In the order of `values`; what they do not name comes last, as it came. */
export function inOrder(things: readonly Thing[], values: unknown): readonly Thing[] {
  if (!Array.isArray(values)) return things;
  const place = new Map(values.map((value, at) => [String(value), at]));
  const placeOf = ({ path }: Thing) => place.get(path) ?? things.length;
  return [...things].sort((a, b) => placeOf(a) - placeOf(b));
}
