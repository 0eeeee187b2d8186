import type { Place } from '../../diagnostics/place.ts';
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
    if (bases.every((base) => valueAt(base.value, path) === undefined))
      reportDrop(linker, place.child(...path), String(path.at(-1)));
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
