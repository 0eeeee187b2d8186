import { type Row, readPath } from '../../../../../core/scope.ts';

/** One item of the ordered list. */
export interface Thing {
  /** The value as text, used as React key. */
  readonly path: string;
  readonly value: unknown;
  readonly name: string;
  /** URL of the item's picture. */
  readonly image?: string;
}

/** The items of a record, by the options of the field. */
export function thingsOf(
  record: Row | undefined,
  { rows, value = 'id', label, image }: Readonly<Record<string, unknown>> = {},
): Thing[] {
  const recordRows = readPath(record, String(rows));
  if (!Array.isArray(recordRows)) return [];
  return recordRows.map((row: Row) => {
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

/** The items in the order of `values`; those not in `values` come last, in their order. */
export function inOrder(things: readonly Thing[], values: unknown): readonly Thing[] {
  if (!Array.isArray(values)) return things;
  const place = new Map(values.map((value, valueIndex) => [String(value), valueIndex]));
  const placeOf = ({ path }: Thing) => place.get(path) ?? things.length;
  return [...things].sort((a, b) => placeOf(a) - placeOf(b));
}
