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
    of = 'property',
    named,
  }: {
    options: Options;
    rows: JsonSchema | undefined;
    schema: JsonSchema | undefined;
    of?: 'property' | 'parameter';
    /** The key column that the property or parameter refers to. */
    named?: Named;
  },
  place: Place,
): void {
  const path = options?.value;
  const picked = typeof path === 'string' ? schemaAt(rows, path) : undefined;
  const wanted = schema && isObject(schema.items) ? schema.items : schema;
  const found = picked && picked !== 'open' && wanted ? misfit(withoutNull(picked), wanted) : undefined;
  if (found)
    linker.report(
      'WGT-03',
      place,
      `"${path}" of the chosen record is no value of the ${of}: it ${found.text}.`,
    );
  const given = found ? undefined : namedByValue(linker, picked);
  if (!named || given === undefined || given === named) return;
  const what = given === '' ? 'names none' : `is ${rowOf(given)}`;
  const text = `the ${of} names ${rowOf(named)}, and "${path}" of the chosen record ${what}.`;
  linker.report('WGT-03', place, text);
}
