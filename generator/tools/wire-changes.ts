import type { LinkedEndpoint } from '../link/context/linked.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import { propertiesOf } from '../schema/json-schema.ts';
import { walkSchema } from '../schema/walk.ts';

/** Calls whose names in query, body or answer differ after a change, for other programs that make them. */
export function wireChanges(previousProduct: LinkedProduct, changedProduct: LinkedProduct): string[] {
  const endpointsByAddress = new Map(
    changedProduct.endpoints.map((endpoint) => [addressOf(endpoint), endpoint]),
  );
  return previousProduct.endpoints.flatMap((endpoint) => {
    const changedEndpoint = endpointsByAddress.get(addressOf(endpoint));
    if (!changedEndpoint) return [`${addressOf(endpoint)}: not there any more`];
    const parts = PARTS.filter(
      ({ readSchema }) => namesIn(readSchema(endpoint)) !== namesIn(readSchema(changedEndpoint)),
    );
    return parts.length > 0 ? [`${addressOf(endpoint)}: ${parts.map(({ name }) => name).join(', ')}`] : [];
  });
}

const PARTS = [
  { name: 'query', readSchema: ({ query }: LinkedEndpoint) => query },
  { name: 'body', readSchema: ({ body }: LinkedEndpoint) => body?.schema },
  { name: 'answer', readSchema: ({ item }: LinkedEndpoint) => item },
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
