import { type JsonSchema, propertiesOf } from '../../schema/json-schema.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Resolver } from '../context/linker.ts';

/**
 * The field of a loaded record (or row) that holds its version, where the call that changes it looks at versions: an
 * update of the same table, or a handler that answers the version of the same table.
 */
export function versionOf(
  linker: Resolver,
  record: JsonSchema | undefined,
  target: LinkedEndpoint | undefined,
): string | undefined {
  const loaded = versionIn(linker, record);
  if (!loaded || !target) return undefined;
  if (target.resource && target.resource.do !== 'update') return undefined;
  return versionIn(linker, target.item)?.table === loaded.table ? loaded.field : undefined;
}

function versionIn(
  linker: Resolver,
  schema: JsonSchema | undefined,
): { field: string; table: string | undefined } | undefined {
  for (const [field, property] of Object.entries(propertiesOf(schema))) {
    const [entity = '', name = ''] = linker.fieldOf.get(property)?.split('.') ?? [];
    const declared = linker.declarations.entities.get(entity)?.value;
    if (declared?.fields[name]?.store?.version) return { field, table: declared.table };
  }
  return undefined;
}
