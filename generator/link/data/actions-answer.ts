import type { JsonSchema } from '../../schema/json-schema.ts';
import type { EndpointDeclaration } from '../context/declarations.ts';
import type { Resolver } from '../context/linker.ts';

/** Maximum number of rows per call. */
const most = 500;

/** The key schema of the rows that a call with `"do": "actions"` is about; undefined for other calls. */
function keySchema(
  linker: Pick<Resolver, 'declarations'>,
  { resource }: EndpointDeclaration,
): JsonSchema | undefined {
  if (resource?.do !== 'actions') return undefined;
  const entity = linker.declarations.entities.get(resource.entity)?.value;
  const { store: _, ...schema } = entity?.fields[entity.key ?? 'id'] ?? { type: 'integer' };
  return schema;
}

/** The query of such a call: the keys of the rows. */
export function actionsQuery(
  linker: Pick<Resolver, 'declarations'>,
  value: EndpointDeclaration,
): Readonly<Record<string, JsonSchema>> {
  const key = keySchema(linker, value);
  return key ? { ids: { type: 'array', items: key, maxItems: most, uniqueItems: true } } : {};
}

/** The schema of one row of its answer: an action of a record, whether it is allowed, and the reason if not. */
export function actionsItem(
  linker: Pick<Resolver, 'declarations'>,
  value: EndpointDeclaration,
): { item: JsonSchema } | undefined {
  const key = keySchema(linker, value);
  if (!key) return undefined;
  const reasons = ['action', 'role', 'state', 'condition', 'may'];
  const properties = {
    id: key,
    action: { type: 'string', description: '<lifecycle>.<action>' },
    allowed: { type: 'integer', enum: [0, 1] },
    reason: { type: ['string', 'null'], enum: [...reasons, null] },
    message: { type: ['string', 'null'], description: 'Source text; params fill it.' },
    params: { type: ['object', 'null'] },
  };
  return {
    item: { type: 'object', additionalProperties: false, required: Object.keys(properties), properties },
  };
}
