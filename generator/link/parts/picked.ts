import type { Place } from '../../diagnostics/place.ts';
import { isObject, type JsonSchema, schemaAt } from '../../schema/json-schema.ts';
import { misfit, withoutNull } from '../../schema/misfit.ts';
import type { Resolver } from '../context/linker.ts';
import { type Named, namedByValue, rowOf } from '../data/identity.ts';
import type { Options } from './options.ts';

/** Reports a picker whose "value", a path in the picked record, does not fit the property or query parameter. */
export function checkPicked(
  linker: Resolver,
  {
    options,
    rows,
    schema,
    targetNoun = 'property',
    named,
  }: {
    options: Options;
    rows: JsonSchema | undefined;
    schema: JsonSchema | undefined;
    targetNoun?: 'property' | 'parameter';
    /** The key column that the property or parameter refers to. */
    named?: Named;
  },
  place: Place,
): void {
  const path = options?.value;
  const picked = typeof path === 'string' ? schemaAt(rows, path) : undefined;
  const expectedSchema = schema && isObject(schema.items) ? schema.items : schema;
  const mismatch =
    picked && picked !== 'open' && expectedSchema ? misfit(withoutNull(picked), expectedSchema) : undefined;
  if (mismatch)
    linker.report(
      'WGT-03',
      place,
      `"${path}" of the chosen record is no value of the ${targetNoun}: it ${mismatch.text}.`,
    );
  const pickedKey = mismatch ? undefined : namedByValue(linker, picked);
  if (!named || pickedKey === undefined || pickedKey === named) return;
  const keyDescription = pickedKey === '' ? 'names none' : `is ${rowOf(pickedKey)}`;
  const text = `the ${targetNoun} names ${rowOf(named)}, and "${path}" of the chosen record ${keyDescription}.`;
  linker.report('WGT-03', place, text);
}
