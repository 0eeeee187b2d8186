import { isRecord } from '../../core/record.ts';
import { UNWRITABLE_TEXT, unwritableIn } from '../../core/text.ts';
import { Upload } from '../files/upload.ts';
import { type Problem, Refusal } from '../refusal.ts';
import type { Row } from '../resources/row.ts';

/** Throws a Refusal that names each value, and each name of one, with a character that no file can hold; `most` at most. */
export function refuseUnwritable(inputs: readonly Row[], most: number): void {
  const problems = inputs.flatMap((values) => unwritableValues(values, '')).slice(0, most);
  if (problems.length > 0) throw new Refusal('invalid', problems);
}

function unwritableValues(value: unknown, field: string): Problem[] {
  if (value instanceof Upload) return unwritableValues(value.name, field);
  if (typeof value === 'string') {
    const character = unwritableIn(value);
    return character ? [{ field, message: UNWRITABLE_TEXT, params: { character } }] : [];
  }
  if (!Array.isArray(value) && !isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = field === '' ? name : `${field}.${name}`;
    return [...unwritableValues(name, path), ...unwritableValues(inner, path)];
  });
}
