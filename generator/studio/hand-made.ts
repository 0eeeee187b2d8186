import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { HandMadePart, HandMadeProp } from '../../core/studio.ts';
import { valueAt } from '../diagnostics/written.ts';
import { parametersOf } from '../link/context/routes.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import { isObject, type JsonSchema, typesOf } from '../schema/json-schema.ts';

/** Where a product names what developers wrote for it. */
const LIST = 'src/app/hand-made.ts';

interface ShownNode {
  readonly full: unknown;
  readonly keys: readonly string[];
}

/** The hand-made part that a node shows, with what it is given; undefined for other nodes. */
export function handMadeAt(
  root: string,
  { declarations: { widgets, cells, fields, filters } }: LinkedProduct,
  { full, keys }: ShownNode,
): HandMadePart | undefined {
  const node = valueAt(full, keys);
  if (!isObject(node)) return undefined;
  if (keys.length === 0 && node.kind === 'custom')
    return partOf(root, String(node.component), propsOfScreen(node));
  const kinds = [
    [widgets, node.widget, node.props],
    [cells, node.cell, node.options],
    [fields, node.field, node.options],
    [filters, node.field, node.options],
  ] as const;
  for (const [declared, name, given] of kinds) {
    const contract: unknown = typeof name === 'string' ? declared.get(name)?.value : undefined;
    if (!isObject(contract)) continue;
    const props = isObject(contract.props) ? contract.props : contract.options;
    const required = Array.isArray(contract.required) ? contract.required : [];
    const list = Object.entries(isObject(props) ? props : {}).map(
      ([prop, schema]): HandMadeProp => ({
        name: prop,
        ...describedBy(isObject(schema) ? schema : {}),
        isRequired: required.includes(prop),
        ...givenIn(given, prop),
      }),
    );
    return partOf(root, String(name), list, String(contract.description ?? ''));
  }
  return undefined;
}

/** A page of its own has the places of its route, its query parameters and what its screen gives it. */
function propsOfScreen({ route, query, props }: JsonSchema): HandMadeProp[] {
  const inRoute = parametersOf(String(route)).map((name) => [name, 'of the route', true] as const);
  const inQuery = (Array.isArray(query) ? query : []).map(
    (name) => [String(name), 'of the address', false] as const,
  );
  const given = Object.keys(isObject(props) ? props : {}).map((name) => [name, '', true] as const);
  return [...inRoute, ...inQuery, ...given].map(([name, type, isRequired]) => ({
    name,
    type,
    description: '',
    isRequired,
    ...givenIn(props, name),
  }));
}

function describedBy(schema: JsonSchema): Pick<HandMadeProp, 'type' | 'description'> {
  const { description } = schema;
  return {
    type: typesOf(schema).join(' or '),
    description: typeof description === 'string' ? description : '',
  };
}

function givenIn(given: unknown, name: string): Pick<HandMadeProp, 'given'> {
  const value = isObject(given) ? given[name] : undefined;
  return value === undefined ? {} : { given: typeof value === 'string' ? value : JSON.stringify(value) };
}

function partOf(root: string, name: string, props: readonly HandMadeProp[], description = ''): HandMadePart {
  const file = fileOf(root, name);
  return { name, description, props, ...(file === undefined ? {} : { file }) };
}

/** The file that a part is written in, as the product names it; undefined while nobody wrote it. */
function fileOf(root: string, name: string): string | undefined {
  const list = join(root, LIST);
  const text = existsSync(list) ? readFileSync(list, 'utf8') : '';
  const [, , path] =
    [...text.matchAll(/['"]?([\w-]+)['"]?: \(\) =>\s*import\(['"]([^'"]+)['"]\)/g)].find(
      ([, named]) => named === name,
    ) ?? [];
  return path === undefined ? undefined : posix.join(posix.dirname(LIST), path);
}
