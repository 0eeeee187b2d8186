import { readPath } from '../../../core/scope.ts';
import type { AskedLine } from '../../../core/studio.ts';
import { keysOf, pointer } from '../../diagnostics/pointer.ts';
import type { Declarations, EndpointDeclaration } from '../../link/context/declarations.ts';
import type { LinkedProduct } from '../../link/product/link-product.ts';
import { isObject } from '../../schema/json-schema.ts';
import { columnOf } from '../../tools/new-screen/noun.ts';
import { childOf } from '../grammar-at.ts';
import type { Asked } from './asked.ts';

/** Where the value of a column or field comes from: call, noun, column of a table. */
export function valueLines(
  { declarations }: LinkedProduct,
  { shownFile, pointer: askedPointer, record }: Asked,
): AskedLine[] {
  const path = pathAt(keysOf(askedPointer));
  const screen = [...declarations.screens.values()].find(({ place }) => place.file.path === shownFile)?.value;
  const source = childOf(screen, 'source') ?? childOf(screen, 'load');
  const id = typeof source === 'string' ? source : childOf(source, 'call');
  const call = typeof id === 'string' ? declarations.endpoints.get(id) : undefined;
  if (path === undefined || !call) return [];
  const { value: endpoint, place } = call;
  const shownValue = record && readPath(record, path);
  return [
    ...(record
      ? [{ says: `Here it is ${shownValue === undefined ? 'missing' : JSON.stringify(shownValue)}.` }]
      : []),
    {
      says: `"${path}" of the answer of "${call.id}" (${endpoint.method} ${endpoint.path}).`,
      file: place.file.path,
      pointer: pointer(['endpoints', call.id]),
    },
    ...(endpoint.resource
      ? []
      : [{ says: `The server answers "${call.id}" by a handler of its own, in server/handlers.` }]),
    ...fieldLines(declarations, entityOf(endpoint), path.split('.')),
  ];
}

/** The path of the value that a place shows. */
function pathAt(keys: readonly string[]): string | undefined {
  const index = keys.findLastIndex((key) => key === 'columns' || key === 'fields');
  return index < 0 ? undefined : keys[index + 1];
}

function entityOf({ resource, answer }: EndpointDeclaration): string {
  const { item } = answer;
  if (typeof item === 'string') return item;
  return resource?.entity ?? String(childOf(item, 'entity') ?? '');
}

/** Each step of a path: a field of a noun, up to the column that holds the value. */
function fieldLines(
  declarations: Declarations,
  entity: string,
  [name = '', ...furtherNames]: readonly string[],
): AskedLine[] {
  const declared = declarations.entities.get(entity);
  const field = declared?.value.fields[name];
  if (!declared || !isObject(field)) return [];
  const { table = '', key = 'id' } = declared.value;
  const place = { file: declared.place.file.path, pointer: pointer(['fields', name]) };
  const { store = {} } = field;
  const subject = `Field "${name}" of "${entity}"`;
  const lineOf = (words: string): AskedLine => ({ says: `${subject}: ${words}.`, ...place });
  if (store.ref)
    return [
      lineOf(`the row of "${store.ref}" that ${table}.${columnOf(name, field)} points at`),
      ...fieldLines(declarations, store.ref, furtherNames),
    ];
  if (store.many)
    return [
      lineOf(`rows of "${store.many}" that point here`),
      ...fieldLines(declarations, store.many, furtherNames.slice(1)),
    ];
  if (store.count) return [lineOf(`how many "${store.count}" there are`)];
  if (store.computed) return [lineOf('a handler of the server gives it')];
  if (store.version) return [lineOf('which state of the row was read')];
  if (!table) return [lineOf('the noun has no table: the server makes it')];
  const column = `the column ${table}.${columnOf(name, field)}`;
  if (name === key) return [lineOf(`the key, ${column}`)];
  return [lineOf(store.file ? `the address of the file that ${column} names` : column)];
}
