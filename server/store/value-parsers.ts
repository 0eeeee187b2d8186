import pg from 'pg';

/** How PostgreSQL's texts become values: exact, JSON-ready, and the same as in `to_json` (see README.md). */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, parseNumber],
  [pg.types.builtins.NUMERIC, parseNumber],
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.TIMESTAMP, (text) => text],
  [pg.types.builtins.TIMESTAMPTZ, parseInstant],
]);

/** The `types` option of a pg connection or pool. Only texts are asked for; binary is left to pg. */
export const valueParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
    return (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format);
  },
};

/** int8 and numeric. Throws where a number could not be exact: a wrong amount of money is worse than an error. */
export function parseNumber(text: string): number {
  const value = Number(text);
  const digits = text.replace(/^-|\.|0+$/g, '').replace(/^0+/, '').length;
  if (Number.isFinite(value) && (Number.isSafeInteger(value) || digits <= 15)) return value;
  throw new RangeError(`${text} cannot be held exactly as a number; select it as text.`);
}

/** `2026-11-20 21:22:33.5+07` as ISO 8601: `2026-11-20T21:22:33.5+07:00`, just as to_json writes it. */
export function parseInstant(text: string): string {
  const [, day, time, offset] = /^(\d{4,}-\d\d-\d\d) ([\d:.]+)([+-][\d:]+)$/.exec(text) ?? [];
  if (!day || !time || !offset) return text; // 'infinity' and years before Christ have no ISO form.
  return `${day}T${time}${offset.length === 3 ? `${offset}:00` : offset}`;
}
