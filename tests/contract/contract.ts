import calls from './calls.json' with { type: 'json' };

/** What the documents say of one call (section 7: catalogue and master data, and transactions). */
export interface Call {
  readonly roles: readonly number[];
  /** A GET that changes something. */
  readonly writes?: true;
  /** Names of the parameters behind the address. */
  readonly query?: readonly string[];
  /** Those that only some screens send, as spec decisions 87, 107 and 120 or another document (002:202, 212) say. */
  readonly also?: readonly string[];
  /** One that is an extension and without which no second page could be asked for. */
  readonly ours?: readonly string[];
  readonly encoding?: 'form' | 'multipart';
  /** Names of the fields as they travel, and of what kind each is. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly answer: Answer;
}
export type Answer =
  | { readonly envelope: 'page' | 'page-meta' | 'list'; readonly row: Shape }
  | { readonly envelope: 'item'; readonly item: Shape }
  | { readonly envelope: 'alert' }
  | { readonly envelope: 'file'; readonly kind: 'xlsx' | 'csv'; readonly name?: string };

/**
 * A kind (integer, number, text, date, instant, address, file name, map, pair, nothing, or the values that there are with
 * `|` between them), fields with their shapes, or a list of one shape. Nothing may be null but `nothing`.
 */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

/** `GET /api/…` as the document writes it -> what it says of it. */
// The type of a JSON file is wider than what it holds.
export const contract = calls as unknown as Readonly<Record<string, Call>>;

/** The same for two addresses that differ in the names of their parameters only. */
export const pathShape = (path: string) => path.replace(/\{\w+\}/g, '{}');

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  integer: Number.isInteger,
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  text: (value) => typeof value === 'string' && value !== '',
  date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  instant: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+\+07:00$/.test(value),
  address: (value) => typeof value === 'string' && /^\/files\/[0-9a-f]+\.\w+$/.test(value),
  'file name': (value) => typeof value === 'string' && /^[0-9a-f]+\.\w+$/.test(value),
  map: (value) => isRecord(value) && Object.keys(value).length > 0,
  pair: (value) => Array.isArray(value) && value.length === 2,
  nothing: (value) => value === null,
};

/** What of `value` is not as it should be: the path of each field, and what stands there instead. */
export function mismatches(value: unknown, shape: Shape, at = ''): string[] {
  if (typeof shape === 'string')
    return isOf(shape, value) ? [] : [`${at} ${JSON.stringify(value)}: ${shape}`];
  if (Array.isArray(shape)) {
    if (!Array.isArray(value) || value.length === 0) return [`${at} ${JSON.stringify(value)}: no rows`];
    return value.flatMap((one, index) => mismatches(one, (shape as readonly [Shape])[0], `${at}[${index}]`));
  }
  if (!isRecord(value)) return [`${at} ${JSON.stringify(value)}: no fields`];
  return Object.entries(shape).flatMap(([name, inner]) => mismatches(value[name], inner, `${at}.${name}`));
}

function isOf(kind: string, value: unknown): boolean {
  return kind.includes('|') ? kind.split('|').includes(String(value)) : (kinds[kind]?.(value) ?? false);
}

const travels: Readonly<Record<string, RegExp>> = {
  integer: /^\d+$/,
  number: /^\d+(\.\d+)?$/,
  text: /./s,
  'YYYY-MM-DD': /^\d{4}-\d\d-\d\d$/,
  'MM/DD/YYYY': /^(0\d|1[0-2])\/\d\d\/\d{4}$/,
};

/** Whether a value of a body travels as its kind says. */
export function travelsAs(kind: string, value: FormDataEntryValue): boolean {
  if (kind === 'file') return typeof value !== 'string';
  if (typeof value !== 'string') return false;
  return kind.includes('|') ? kind.split('|').includes(value) : (travels[kind]?.test(value) ?? false);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
