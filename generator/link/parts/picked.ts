import type { Place } from '../../diagnostics/place.ts';
import { isObject, type JsonSchema, schemaAt } from '../../schema/json-schema.ts';
import { misfit, withoutNull } from '../../schema/misfit.ts';
import type { Resolver } from '../context/linker.ts';
import { type Named, namedByValue, rowOf } from '../data/identity.ts';
import type { Options } from './options.ts';

/** What a picker takes of a chosen record, its "value", is what the property or the query parameter takes. */
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
    /** Whose rows the property or parameter names. */
    named?: Named;
  },
  place: Place,
): void {
  const path = options?.value;
  const picked = typeof path === 'string' ? schemaAt(rows, path) : undefined;
  const given = namedByValue(linker, picked);
  if (named && given !== undefined && given !== named)
    linker.report(
      'WGT-03',
      place,
      `the ${of} names ${rowOf(named)}, and "${path}" of the chosen record ${given === '' ? 'names none' : `is ${rowOf(given)}`}.`,
    );
  const wanted = schema && isObject(schema.items) ? schema.items : schema;
  if (!picked || picked === 'open' || !wanted) return;
  const found = misfit(withoutNull(picked), wanted);
  if (found)
    linker.report(
      'WGT-03',
      place,
      `"${path}" of the chosen record is no value of the ${of}: it ${found.text}.`,
    );
}
