import { isRecord } from '../../core/record.ts';
import { type Problem, Refusal } from '../refusal.ts';
import { type DatabaseCheck, problemOfCheck } from './database-checks.ts';
import { nounOf } from './noun-of-entity.ts';
import type { Entities } from './row.ts';

/** The fields of what PostgreSQL reports that say what was refused and where. */
interface DatabaseError {
  readonly code: string;
  readonly message: string;
  readonly detail?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
}

/** What a call names the columns of a table that it writes. */
export interface CallNames {
  readonly table: string;
  readonly names: Readonly<Record<string, string>>;
}

/** Converts what PostgreSQL refuses and the caller can fix to a refusal; null for other errors. */
export type RefusalOf = (error: unknown, call?: CallNames) => Refusal | null;

/**
 * The refusals of a database with these checks, in the words of these entities. The rules are in the migrations, since a
 * check before the write would race with other writers.
 */
export function makeRefusals(entities: Entities, checks: readonly DatabaseCheck[]): RefusalOf {
  const checksByName = new Map(checks.map((check) => [`${check.table}.${check.name}`, check]));
  return (error, call) => {
    if (!isDatabaseError(error)) return null;
    const { table = '', constraint = '' } = error;
    const refusal = refusalOf(error, checksByName.get(`${table}.${constraint}`), entities);
    const names = call?.table === table ? call.names : {};
    return refusal && inFields(refusal, { table, names }, entities);
  };
}

function refusalOf(
  error: DatabaseError,
  check: DatabaseCheck | undefined,
  entities: Entities,
): Refusal | null {
  const columns = columnsOf(error);
  switch (error.code) {
    case '23505':
      return new Refusal('conflict', [
        columns.length > 1 ? pair(columns) : problem('{field} is already used.', columns[0]),
      ]);
    case '23001':
    case '23503':
      return /referenced from table/.test(error.detail ?? '')
        ? new Refusal('conflict', [usedBy(error, entities)])
        : new Refusal('invalid', [problem('{field} does not exist.', columns[0])]);
    case '40001':
    case '40P01':
      return new Refusal('conflict', 'This was changed at the same moment. Please try again.');
    default:
      return invalid(error, check);
  }
}

/** What PostgreSQL says of a value that no column takes; it does not say of which. */
const VALUES: Readonly<Record<string, string>> = {
  '22001': 'This text is too long.',
  '22003': 'This number is too large.',
  '22007': 'This is no date.',
  '22008': 'This date does not exist.',
  '22021': 'This text has characters that cannot be stored.',
  '22P02': 'This value is not accepted.',
  '22P05': 'This text has characters that cannot be stored.',
};

function invalid(error: DatabaseError, check: DatabaseCheck | undefined): Refusal | null {
  const { code, column, constraint, message } = error;
  const at = column === undefined ? {} : { field: column };
  if (code === '23502') return new Refusal('invalid', [{ ...at, message: 'Please fill this field.' }]);
  // A trigger that refuses says why, and names no constraint.
  if (code === '23514' && !constraint) return new Refusal('invalid', [{ ...at, message }]);
  if (code === '23514') {
    const field = check?.columns[0];
    const unexplained = { ...(field && { field }), message: 'This value is not accepted.' };
    return new Refusal('invalid', [(check && problemOfCheck(check)) ?? unexplained]);
  }
  return VALUES[code] === undefined ? null : new Refusal('invalid', [{ ...at, message: VALUES[code] }]);
}

function isDatabaseError(error: unknown): error is DatabaseError & Error {
  return error instanceof Error && isRecord(error) && /^[0-9A-Z]{5}$/.test(String(error.code));
}

/** `Key (owner_id, upper(sku_code))=(7, A-1) already exists.` names the columns, also inside a function. */
function columnsOf({ column, detail = '' }: DatabaseError): string[] {
  if (column !== undefined) return [column];
  const key = /^Key \((.+?)\)=\(/.exec(detail)?.[1] ?? '';
  return key.split(', ').flatMap((part) => /^(?:\w+\(+)?"?(\w+)/.exec(part)?.[1] ?? []);
}

/** At the fields of the call, which may have other names than the columns of the table. */
function inFields(
  { kind, message, problems }: Refusal,
  { table, names }: CallNames,
  entities: Entities,
): Refusal {
  if (problems.length === 0) return new Refusal(kind, message);
  const stored = Object.values(entities)
    .filter((entity) => entity.table === table)
    .flatMap(({ fields }) => Object.entries(fields));
  return new Refusal(
    kind,
    problems.map(({ field: column, ...rest }) => {
      if (column === undefined) return rest;
      const [field] =
        stored.find(([, value]) => value.kind !== 'ref' && 'column' in value && value.column === column) ??
        [];
      const name = names[column] ?? field ?? column;
      const { params } = rest;
      const renamed =
        params?.field === wordsOf(column) ? { params: { ...params, field: wordsOf(name) } } : {};
      return { field: name, ...rest, ...renamed };
    }),
  );
}

function problem(message: string, field: string | undefined): Problem {
  if (field === undefined)
    return { message: message.includes('{field}') ? 'This value is not accepted.' : message };
  return { field, message, params: { field: wordsOf(field) } };
}

/** Only the values together are taken. It stands at the last one: the first ones name what the row belongs to. */
function pair(fields: readonly string[]): Problem {
  const words = fields.map(wordsOf);
  const first = words.slice(0, -1).join(', ');
  return {
    field: fields.at(-1) ?? '',
    message: '{first} and {last} are already used together.',
    params: { first: { text: first }, last: { text: words.at(-1) ?? '' } },
  };
}

/** PostgreSQL names the table whose rows still refer to the one that was to go. */
function usedBy({ table = '' }: DatabaseError, entities: Entities): Problem {
  const using = Object.values(entities).find((entity) => entity.table === table);
  const noun = using ? nounOf(using.entity, 2, entities) : table.replaceAll('_', ' ');
  return { message: 'This is still used by {entity}.', params: { entity: noun } };
}

function wordsOf(field: string): string {
  const words = field.replace(/_id$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
