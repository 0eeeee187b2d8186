import type { Resource } from '../../core/declared.ts';
import { type Problem, Refusal } from '../refusal.ts';

interface DatabaseError {
  readonly code: string;
  readonly detail?: string;
  readonly column?: string;
}

/**
 * Converts constraint violations of PostgreSQL that the caller can fix to refusals; null for other errors. The rules are in the
 * migrations, since a check before the write would race with other writers.
 */
export function refusalOfDatabase(error: unknown): Refusal | null {
  if (!isDatabaseError(error)) return null;
  const fields = fieldsOf(error);
  const field = fields[0];
  switch (error.code) {
    case '23505':
      return new Refusal('conflict', [
        fields.length > 1 ? pair(fields) : problem('{field} is already used.', field),
      ]);
    case '23503':
      return /still referenced/.test(error.detail ?? '')
        ? new Refusal('conflict', 'This is still used elsewhere.')
        : new Refusal('invalid', [problem('{field} does not exist.', field)]);
    case '23502':
      return new Refusal('invalid', [problem('Please fill this field.', field)]);
    case '23514':
    case '22001':
    case '22003':
    case '22021':
    case '22P02':
    case '22P05':
      return new Refusal('invalid', [problem('This value is not accepted.', field)]);
    case '40001':
    case '40P01':
      return new Refusal('conflict', 'Somebody else changed this at the same moment. Please try again.');
    default:
      return null;
  }
}

/** Does `work`; what the database refuses of a column is said of the field of the body that the column is written from. */
export async function inFieldsOf<T>({ set = {} }: Pick<Resource, 'set'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refusal = error instanceof Refusal ? null : refusalOfDatabase(error);
    if (!refusal || refusal.problems.length === 0) throw error;
    const fieldOf = (column: string) => {
      const source = set[column];
      return source && 'from' in source && source.from === 'body' ? source.path : column;
    };
    throw new Refusal(
      refusal.kind,
      refusal.problems.map(({ field, ...rest }) =>
        field === undefined ? rest : { ...rest, field: fieldOf(field) },
      ),
    );
  }
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

/** `Key (owner_id, upper(sku_code))=(7, A-1) already exists.` names the columns, also inside a function. */
function fieldsOf({ column, detail = '' }: DatabaseError): string[] {
  if (column !== undefined) return [column];
  const key = /^Key \((.+?)\)=\(/.exec(detail)?.[1] ?? '';
  return key.split(', ').flatMap((part) => /^(?:\w+\(+)?"?(\w+)/.exec(part)?.[1] ?? []);
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

function wordsOf(field: string): string {
  const words = field.replace(/_id$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
