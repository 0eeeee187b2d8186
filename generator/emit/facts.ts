import type { LinkedCore } from '../link/product/link-product.ts';
import { type Emission, folders } from './emission.ts';
import { printValue } from './print.ts';

/** Emits what the rules of the business read of the declarations: roles, how amounts are written, how deep a body goes. */
export function emitFacts(emission: Emission<LinkedCore>): void {
  const module = emission.module(`${folders.domain}/facts.ts`, 'schemas');
  const { roles, locale } = emission.product.declarations.app.value;
  const numbers = Object.fromEntries(Object.entries(roles).map(([number, name]) => [name, Number(number)]));
  const depths = Object.fromEntries(
    emission.product.endpoints.flatMap(({ id, body }) => {
      const depth = depthOf(body);
      return depth === undefined ? [] : [[id, depth]];
    }),
  );
  module.add(
    `/** Role name -> number. */\nexport const roles = ${printValue(numbers)} as const;\n`,
    `/** Zone of the business day (IANA), how numbers are written (BCP 47), the currency (ISO 4217). */`,
    `export const locale = ${printValue(locale)} as const;\n`,
    `/** Call -> how many levels its recursive data may have. */\nexport const depths = ${printValue(depths)} as const;`,
  );
  emission.write(module);
}

/** The `depth` beside the first recursive `$ref` of a schema. */
function depthOf(schema: unknown): number | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  if ('$ref' in schema && 'depth' in schema && typeof schema.depth === 'number') return schema.depth;
  for (const child of Object.values(schema)) {
    const depth = depthOf(child);
    if (depth !== undefined) return depth;
  }
  return undefined;
}
