import { Place } from '../../diagnostics/place.ts';
import { valueAt } from '../../diagnostics/written.ts';
import { isObject, type JsonSchema, propertiesOf, schemaAt } from '../../schema/json-schema.ts';
import { misfit, withoutNull } from '../../schema/misfit.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Reporter, Resolver } from '../context/linker.ts';
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
  linker.report('WGT-03', pickedKey === '' ? place : sourceBeside(place), text);
}

/** The source of the rows that `options.value` picks from, where it stands beside the options. */
function sourceBeside(place: Place): Place {
  const path = [...place.path.slice(0, -2), 'source'];
  return typeof valueAt(place.file.value, path) === 'string' ? new Place(place.file, path) : place;
}

/** How many rows one page of the call has at most; undefined where that is not limited. */
export function mostRows(source: LinkedEndpoint | undefined): number | undefined {
  const parameter = source?.endpoint.paging?.size;
  const most = parameter === undefined ? undefined : propertiesOf(source?.query)[parameter]?.maximum;
  return typeof most === 'number' ? most : undefined;
}

/** Reports a picker that asks its call for more rows than one page may have. */
export function checkPickedSize(
  linker: Reporter,
  options: Options,
  source: LinkedEndpoint | undefined,
  place: Place,
): void {
  const most = mostRows(source);
  if (typeof options?.size !== 'number' || most === undefined || options.size <= most) return;
  linker.report('OPT-06', place, `"${source?.id}" gives ${most} rows at most.`);
}
