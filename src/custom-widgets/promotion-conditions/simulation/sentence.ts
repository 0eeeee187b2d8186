import { formatDate, formatNumber, isDate, t } from '../../../runtime/index.ts';
import type { Said } from '../model/marks.ts';

/** A text of the server: numbers and days as they are read here. The number that decides its form stays one. */
export function sentence({ message, params }: Said): string {
  const values = Object.entries(params ?? {}).map(([name, value]: [string, unknown]) => [
    name,
    name === 'count' ? value : shown(value),
  ]);
  return t(message, Object.fromEntries(values));
}

function shown(value: unknown): unknown {
  if (typeof value === 'number') return formatNumber(value);
  return typeof value === 'string' && isDate(value) ? formatDate(value) : value;
}
