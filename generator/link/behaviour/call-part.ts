import type { Place } from '../../diagnostics/place.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import type { CallPart } from '../context/linked.ts';
import type { Linker } from '../context/linker.ts';
import { checkPath } from '../expressions/paths.ts';

const keys = { answerOf: 'Item', bodyOf: 'Body' } as const;

/**
 * The schema of a prop or edited value: as declared, or, for `{ "answerOf": "loan.get", "path": "lines" }` and
 * `bodyOf`, that part of the call. Undefined after reporting a problem.
 */
export function resolveCallPart(
  linker: Linker,
  schema: JsonSchema,
  place: Place,
): { readonly schema: JsonSchema; readonly of?: CallPart } | undefined {
  const key = (['answerOf', 'bodyOf'] as const).find((keyword) => keyword in schema);
  if (!key) return { schema };
  const { [key]: id, path = '', description, ...others } = schema;
  const [extraKey] = Object.keys(others);
  const call = linker.endpoint(String(id), place.child(key));
  if (extraKey !== undefined)
    linker.report(
      'WGT-04',
      place.child(extraKey).key,
      `"${key}" says which type this has: "${extraKey}" has no place.`,
    );
  if (!call) return undefined;
  const noun = key === 'answerOf' ? 'answer' : 'body';
  const whole = key === 'answerOf' ? call.item : call.body?.schema;
  if (!whole) linker.report('WGT-04', place.child(key), `endpoint "${call.id}" has no ${noun}.`);
  const partPath = String(path);
  const partSchema =
    partPath === '' ? whole : checkPath(linker, whole, { path: partPath, place: place.child('path'), noun });
  if (!partSchema) return undefined;
  const descriptionPart = typeof description === 'string' ? { description } : {};
  return { schema: { ...partSchema, ...descriptionPart }, of: { call, part: keys[key], path: partPath } };
}
