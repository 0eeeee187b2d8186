import type { Endpoint, WireForm } from '../../../core/model.ts';
import { isRecord } from '../../../core/record.ts';
import { fillRoute, isFilled } from '../../../core/scope.ts';
import { ApiError } from '../base/api-error.ts';
import { extensionOn } from '../base/page-settings.ts';
import { type Files, flatten, toFormData } from './encode.ts';

/** The request given to the HTTP client; calls have either `params` for the query or `data` for the body. */
export interface Request {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly params?: Record<string, unknown>;
  readonly data?: Record<string, unknown> | FormData | URLSearchParams;
}

/** Assigns the values by name: path parameters first, the rest to the query (GET, DELETE) or the body (POST, PUT). */
export function planRequest(endpoint: Endpoint, input: Record<string, unknown>, files?: Files): Request {
  const path = fillRoute(endpoint.path, input);
  refuseWords(endpoint, input);
  if (!isFilled(path)) throw new Error(`${endpoint.id}: no value for a parameter of ${endpoint.path}`);
  const payload = statedOf(
    endpoint,
    Object.entries(input).filter(([name]) => !endpoint.path.includes(`{${name}}`)),
  );
  const { method } = endpoint;
  if (method === 'GET' || method === 'DELETE') return { method, url: path, params: payload };
  const usual = endpoint.encoding ?? (method === 'PUT' ? 'form' : 'multipart');
  const encoding = files?.size ? 'multipart' : usual;
  if (encoding === 'json') return { method, url: path, data: payload };
  const values = onTheWire(endpoint, payload);
  const data = encoding === 'form' ? new URLSearchParams(flatten(values)) : toFormData(values, files);
  return { method, url: path, data };
}

/** A value that would make the path that of another call, which may write, is refused unsent. */
function refuseWords({ words = {} }: Endpoint, input: Record<string, unknown>): void {
  for (const [name, taken] of Object.entries(words)) {
    const word = String(input[name]);
    if (taken.includes(word)) throw new ApiError(WORD_TAKEN, 409, [], undefined, { word });
  }
}

const WORD_TAKEN =
  'What has the code "{word}" cannot be shown or changed here: in addresses this word stands for something else.';

/** Whether the server takes this query parameter or body property. */
export function isTaken({ id, ours }: Pick<Endpoint, 'id' | 'ours'>, name: string): boolean {
  return !ours?.includes(name) || extensionOn(`${id}.${name}`);
}

/** The parameter of the number of rows, where the server takes one. */
export function sizeOf(endpoint: Endpoint): string | undefined {
  const { size } = endpoint.paging ?? {};
  return size !== undefined && isTaken(endpoint, size) ? size : undefined;
}

/** The parameter that is searched by, where the server takes one. */
export function searchOf(endpoint: Endpoint): string | undefined {
  const { search } = endpoint;
  return search !== undefined && isTaken(endpoint, search) ? search : undefined;
}

/** What searches for this text, where the server can: one and two letters where words begin, if it can do that as well. */
export function searchInput(endpoint: Endpoint, text: string): Record<string, unknown> {
  const search = searchOf(endpoint);
  const { searchBegin } = endpoint;
  if (!search || !text) return {};
  return { [search]: text, ...(searchBegin && text.trim().length < 3 && { [searchBegin]: 1 }) };
}

type Entries = readonly (readonly [name: string, value: unknown])[];

/** The values without those that the server does not take, also in objects and the entries of lists. */
function statedOf(endpoint: Endpoint, values: Entries, prefix = ''): Record<string, unknown> {
  if (!endpoint.ours) return Object.fromEntries(values);
  const within = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((listItem) => within(listItem, path));
    return isRecord(value) ? statedOf(endpoint, Object.entries(value), `${path}.`) : value;
  };
  const taken = values.filter(([name]) => isTaken(endpoint, prefix + name));
  return Object.fromEntries(taken.map(([name, value]) => [name, within(value, prefix + name)]));
}

/** Converts values to their declared wire formats; what is no date or list is unchanged, for the server to refuse. */
function onTheWire({ wire }: Endpoint, values: Record<string, unknown>): Record<string, unknown> {
  if (!wire) return values;
  const travels = ([name, value]: [string, unknown]): (readonly [string, unknown])[] => {
    if (wire[name] === 'columns' && Array.isArray(value))
      return columnsOf(value, (column, cellValue) => travelling(wire[`${name}.${column}`], cellValue));
    const form = wire[name];
    const parallelList = typeof form === 'object' ? values[form.repeatFor] : undefined;
    if (Array.isArray(parallelList) && Array.isArray(value) && value.length === 1)
      return [[name, parallelList.map(() => value[0])]];
    return [[name, travelling(form, value)]];
  };
  return Object.fromEntries(Object.entries(values).flatMap(travels));
}

function travelling(form: WireForm | undefined, value: unknown): unknown {
  if (form === 'json' && typeof value === 'object' && value) return JSON.stringify(value);
  if (form === 'MM/DD/YYYY' && typeof value === 'string') return value.replace(ISO_DATE, '$2/$3/$1');
  if (form === 'Y/N' && (value === 1 || value === 0)) return value === 1 ? 'Y' : 'N';
  return value;
}

/** A list of records as parallel lists, one per property: `id[]`, `qty[]`. */
function columnsOf(
  rows: readonly unknown[],
  travels: (column: string, value: unknown) => unknown,
): (readonly [string, unknown])[] {
  const records = rows.filter(isRecord);
  const names = [...new Set(records.flatMap((row) => Object.keys(row)))];
  const hasValue = (name: string) => records.some((row) => row[name] !== undefined);
  return names.filter(hasValue).map((name) => [name, records.map((row) => travels(name, row[name] ?? null))]);
}

const ISO_DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
