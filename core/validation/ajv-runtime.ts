import { isDate } from '../dates.ts';
import type { ValidatorError } from '../model.ts';

/* Functions shared by all compiled validators, so that each validator need not contain them. */

export { daysBetween } from '../dates.ts';

/** Length in characters as JSON Schema counts them: a surrogate pair is one. */
export function ucs2length(text: string): number {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
}

/** Deep equality of JSON values. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.entries(a);
  const right = b as Record<string, unknown>;
  if (left.length !== Object.keys(right).length) return false;
  return left.every(([key, value]) => Object.hasOwn(right, key) && equal(value, right[key]));
}

const timePattern = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/;
const instantPattern = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d:\d\d)$/;

/** The formats a body may name. */
export const formats = {
  date: isDate,
  time: (text: string): boolean => timePattern.test(text),
  'date-time'(text: string): boolean {
    const match = instantPattern.exec(text);
    return match !== null && isDate(match[1] ?? '') && timePattern.test(match[2] ?? '');
  },
  email: (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text) && text.length <= 254,
  /** An address that a page may lead to: http or https, with a host. None at all is for other rules to refuse. */
  uri: (text: string): boolean =>
    text === '' || (/^https?:\/\/[^\s/?#]\S*$/i.test(text) && URL.canParse(text)),
  uuid: (text: string): boolean => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text),
} as const;

/** True when a file's type is one of `types`; `image/*` stands for all images. */
export function hasType(mime: unknown, types: readonly string[]): boolean {
  if (typeof mime !== 'string') return false;
  return types.some(
    (type) => type === mime || type === '*/*' || (type.endsWith('/*') && mime.startsWith(type.slice(0, -1))),
  );
}

/** Adds errors of a part to those of the whole, in place. */
export function addErrors(errors: ValidatorError[] | null, partErrors: ValidatorError[]): ValidatorError[] {
  if (!errors) return partErrors;
  for (const error of partErrors) errors.push(error);
  return errors;
}
