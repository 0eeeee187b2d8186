import type { LinkedEndpoint } from '../link/context/linked.ts';
import { refusedKinds } from '../link/parts/takes.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import type { Part } from '../load/language.ts';
import {
  isObject,
  type JsonSchema,
  mainType,
  pathsOf,
  propertiesOf,
  schemaAt,
} from '../schema/json-schema.ts';
import { childOf } from './grammar-at.ts';

/** How deep paths into a row are offered. */
const DEPTH = 2;

/** What the calls of a screen answer and take. */
interface ScreenCalls {
  readonly item: JsonSchema | undefined;
  readonly body: JsonSchema | undefined;
  readonly query: JsonSchema | undefined;
}

/** The calls that a screen, with its defaults, reads from and sends to. */
function callsOf({ endpoints }: LinkedProduct, screen: unknown): ScreenCalls {
  const named = (key: string): LinkedEndpoint | undefined => {
    const call = childOf(screen, key);
    const id = typeof call === 'string' ? call : childOf(call, 'call');
    return endpoints.find((endpoint) => endpoint.id === id);
  };
  const source = named('source') ?? named('load');
  return { item: source?.item, body: named('submit')?.body?.schema, query: source?.query };
}

/** Key of a node -> the names that fit there, or the schema of what does. */
export type Fitting = Readonly<Record<string, readonly unknown[] | JsonSchema>>;

/** Key of a node -> what fits there in the compiler's own judgement, where it can tell. */
export function fittingNames(
  product: LinkedProduct,
  screen: unknown,
  keys: readonly string[],
  node: unknown,
): Fitting {
  const { item, body } = callsOf(product, screen);
  const { cells, fields } = product.base.vocabulary;
  const [holder = '', name = ''] = keys.slice(-2);
  if (['when', 'enabled'].includes(keys.at(-1) ?? '') || keys.includes('when')) {
    const paths = [...pathsOf(item, '', DEPTH), ...Object.keys(propertiesOf(body))];
    const names = { field: [...new Set(paths)], record: pathsOf(item, '', DEPTH) };
    return paths.length > 0 ? { ...names, ...comparedValues(item, body, node) } : {};
  }
  if (holder === 'columns') return { cell: namesThatTake(cells, schemaAt(item, name)) };
  if (holder === 'fields' && body) return { field: namesThatTake(fields, schemaAt(body, name)) };
  if (holder === 'fields') return { cell: namesThatTake(cells, schemaAt(item, name)) };
  return {};
}

/** What a condition may compare its field with, where that is one of a few, or a number. */
function comparedValues(
  item: JsonSchema | undefined,
  body: JsonSchema | undefined,
  condition: unknown,
): Fitting {
  const path = childOf(condition, 'field');
  if (typeof path !== 'string') return {};
  const compared = [body, item].map((schema) => schemaAt(schema, path)).find(isObject);
  if (Array.isArray(compared?.enum)) return { is: compared.enum };
  const type = mainType(compared);
  return type === 'integer' || type === 'number' ? { is: { type: 'number' } } : {};
}

function namesThatTake(parts: ReadonlyMap<string, Part>, schema: JsonSchema | 'open' | undefined): string[] {
  const valueSchema = isObject(schema) ? schema : undefined;
  return [...parts]
    .filter(([, { takes }]) => refusedKinds(takes, valueSchema).length === 0)
    .map(([name]) => name)
    .sort();
}

/** The keys that the filters of a list may have: the query parameters of its call. */
export function filterNames(product: LinkedProduct, screen: unknown): string[] {
  return Object.keys(propertiesOf(callsOf(product, screen).query));
}
