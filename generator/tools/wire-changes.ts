import type { LinkedEndpoint } from '../link/context/linked.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import { propertiesOf } from '../schema/json-schema.ts';
import { walkSchema } from '../schema/walk.ts';

/** Calls whose names in query, body or answer differ after a change, for other programs that make them. */
export function wireChanges(before: LinkedProduct, after: LinkedProduct): string[] {
  const later = new Map(after.endpoints.map((endpoint) => [addressOf(endpoint), endpoint]));
  return before.endpoints.flatMap((endpoint) => {
    const other = later.get(addressOf(endpoint));
    if (!other) return [`${addressOf(endpoint)}: not there any more`];
    const parts = PARTS.filter(({ of }) => namesIn(of(endpoint)) !== namesIn(of(other)));
    return parts.length > 0 ? [`${addressOf(endpoint)}: ${parts.map(({ name }) => name).join(', ')}`] : [];
  });
}

const PARTS = [
  { name: 'query', of: ({ query }: LinkedEndpoint) => query },
  { name: 'body', of: ({ body }: LinkedEndpoint) => body?.schema },
  { name: 'answer', of: ({ item }: LinkedEndpoint) => item },
] as const;

function addressOf({ endpoint: { method, path }, declared }: LinkedEndpoint): string {
  const fields = declared.value.whenFields;
  return `${method} ${path}${fields ? ` (with ${fields.join(', ')})` : ''}`;
}

/** All names and enum values in a schema, with their paths. */
function namesIn(schema: LinkedEndpoint['item']): string {
  const names: string[] = [];
  if (schema)
    walkSchema(schema, (node, path) => {
      names.push(`${path.join('.')} ${JSON.stringify([Object.keys(propertiesOf(node)), node.enum])}`);
    });
  return names.join('\n');
}
