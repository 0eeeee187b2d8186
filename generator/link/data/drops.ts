import type { Place } from '../../diagnostics/place.ts';
import { keysOf } from '../../diagnostics/pointer.ts';
import type { JsonPath } from '../../diagnostics/source-file.ts';
import { valueAt } from '../../diagnostics/written.ts';
import { isObject } from '../../schema/json-schema.ts';
import type { Declared, EndpointDeclaration } from '../context/declarations.ts';
import type { Linker, Reporter } from '../context/linker.ts';

/** What a call with "extends" takes over value by value, so that null leaves one out. */
const GROUPS = ['params', 'query', 'body'] as const;

/** Reports a null by which a call leaves out what the calls that it extends do not have: a misspelt name keeps what was meant. */
export function checkDrops(
  linker: Reporter & Pick<Linker, 'declarations'>,
  { value, place }: Declared<EndpointDeclaration>,
): void {
  const bases = [value.extends ?? []].flat().flatMap((id) => linker.declarations.endpoints.get(id) ?? []);
  if (bases.length === 0) return;
  const written = valueAt((place.file.written ?? place.file).value, place.path);
  for (const path of GROUPS.flatMap((group) => nullsIn(valueAt(written, [group]), [group])))
    if (bases.every((base) => !holds(base, path)))
      reportDrop(linker, place.child(...path), String(path.at(-1)));
}

/** Whether a call has something at a path, also by way of a `$ref`. */
function holds({ value, place }: Declared<EndpointDeclaration>, path: JsonPath): boolean {
  let part: unknown = value;
  for (const key of path) {
    for (const seen = new Set<unknown>(); isObject(part) && typeof part.$ref === 'string'; ) {
      if (seen.has(part)) return false;
      seen.add(part);
      part = valueAt(place.file.value, keysOf(part.$ref));
    }
    part = valueAt(part, [key]);
  }
  return part !== undefined;
}

function reportDrop(linker: Reporter, place: Place, name: string): void {
  linker.report('CAL-13', place.key, `no call that is extended has a "${name}" here to leave out.`, {
    remedy: 'Correct the name, or take the line out.',
  });
}

/** The paths of the nulls; where null is a value (`const`, `default`) it leaves nothing out. */
function nullsIn(value: unknown, path: JsonPath): JsonPath[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isProperty = path.at(-1) === 'properties';
    if (inner === null) return isProperty || !['const', 'default'].includes(key) ? [[...path, key]] : [];
    return nullsIn(inner, [...path, key]);
  });
}
