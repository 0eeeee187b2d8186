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
  const field = fieldOf(error);
  switch (error.code) {
    case '23505':
      return new Refusal('conflict', [problem('{field} is already used.', field)]);
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

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

/** `Key (upper(sku_code))=(A-1) already exists.` names the column, also inside a function. */
function fieldOf({ column, detail = '' }: DatabaseError): string | undefined {
  return column ?? /^Key \((?:\w+\(+)?"?(\w+)/.exec(detail)?.[1];
}

function problem(message: string, field: string | undefined): Problem {
  if (field === undefined)
    return { message: message.includes('{field}') ? 'This value is not accepted.' : message };
  const words = field.replace(/_id$/, '').replaceAll('_', ' ');
  return { field, message, params: { field: words.charAt(0).toUpperCase() + words.slice(1) } };
}
