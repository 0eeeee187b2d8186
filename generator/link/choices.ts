import type { Choice } from '../../src/runtime/model.ts';
import type { Place } from '../load/place.ts';
import { type JsonSchema, mainType } from '../schema/json-schema.ts';
import type { Linker } from './linker.ts';

/** Declared choices (value -> label) in their order; the values get the type of what is chosen. */
export function linkChoices(
  linker: Linker,
  declared: Readonly<Record<string, string>>,
  schema: JsonSchema | undefined,
  place: Place,
): Choice[] {
  const isNumber = ['integer', 'number'].includes(mainType(schema) ?? '');
  return Object.entries(declared).map(([value, label]) => ({
    value: isNumber ? Number(value) : value,
    label: linker.text(label, place.child(value)),
  }));
}
