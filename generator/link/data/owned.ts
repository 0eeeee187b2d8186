import type { OwnedRows } from '../../../core/declared.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { allowsNull, isObject, type JsonSchema, mainType, propertiesOf } from '../../schema/json-schema.ts';
import type {
  CoreDeclarations,
  Declared,
  EndpointDeclaration,
  EntityDeclaration,
} from '../context/declarations.ts';
import type { Reporter, Resolver } from '../context/linker.ts';

type Entities = CoreDeclarations['entities'];
type Store = NonNullable<EntityDeclaration['fields'][string]['store']>;

/**
 * Checks owned rows: they need a table with a foreign key to the owner and, optionally, a column for their position.
 */
export function checkOwned(linker: Resolver, { value, place }: Declared<EntityDeclaration>): void {
  const tables = new Map<string, string>();
  for (const [name, { store }] of Object.entries(value.fields)) {
    if (!store?.owned && store?.place === undefined) continue;
    const storePlace = place.child('fields', name, 'store');
    const child = store.many === undefined ? undefined : linker.declarations.entities.get(store.many)?.value;
    if (!store.owned) linker.report('ENT-05', storePlace.child('place').key, 'only owned rows keep a place.');
    else if (store.many === undefined)
      linker.report('ENT-05', storePlace.child('owned').key, 'only the rows of "many" are owned.');
    else if (child) checkChild(linker, value, { name, store, child, tables }, storePlace);
  }
}

interface Owning {
  readonly name: string;
  readonly store: Store;
  readonly child: EntityDeclaration;
  /** Table and foreign key of the fields checked so far -> field. */
  readonly tables: Map<string, string>;
}

function checkChild(
  linker: Reporter,
  owner: EntityDeclaration,
  { name, store, child, tables }: Owning,
  storePlace: Place,
): void {
  const report = (place: Place, text: string) => linker.report('ENT-05', place, text);
  for (const entity of [owner, child])
    if (!entity.table)
      report(storePlace.child('many'), `entity "${entity.entity}" has no "table", so no rows can be owned.`);
  const rows = `${child.table}.${store.by}`;
  const previousField = tables.get(rows);
  if (previousField !== undefined)
    report(storePlace, `"${previousField}" owns the same rows (${rows}): each would delete the other's.`);
  tables.set(rows, name);
  const key = child.key ?? 'id';
  if (!store.fields?.includes(key))
    report(storePlace.child('fields'), `"${key}" is missing: a row that is sent back is known by it.`);
  if (store.place === undefined) return;
  const [, placed] =
    Object.entries(child.fields).find(([fieldName, field]) => columnOf(fieldName, field) === store.place) ??
    [];
  if (placed && mainType(placed) !== 'integer')
    report(storePlace.child('place'), `"${store.place}" is no integer, so it holds no place.`);
}

function columnOf(name: string, { store }: EntityDeclaration['fields'][string]): string | undefined {
  if (store?.many || store?.ref || store?.computed || store?.version) return undefined;
  return store?.column ?? name;
}

/** `table.column` of the foreign keys by which an entity owns rows. */
export function ownedColumns(entities: Entities, id: string): string[] {
  return Object.values(entities.get(id)?.value.fields ?? {}).flatMap(({ store }) => {
    const table = store?.many === undefined ? undefined : entities.get(store.many)?.value.table;
    return store?.owned && table && store.by ? [`${table}.${store.by}`] : [];
  });
}

/** The owned rows in a body: lists of objects whose properties are columns of the child's table. */
export function linkOwned(
  linker: Resolver,
  entity: EntityDeclaration,
  body: JsonSchema | undefined,
  { value, place }: Pick<Declared<EndpointDeclaration>, 'value' | 'place'>,
): Readonly<Record<string, OwnedRows>> | undefined {
  const ownedEntries = Object.entries(propertiesOf(body)).flatMap(([name, schema]) => {
    const store = entity.fields[name]?.store;
    const child = store?.many === undefined ? undefined : linker.declarations.entities.get(store.many)?.value;
    if (!store?.owned || !child) return [];
    const propertyPlace = place.child('body', 'properties', name);
    if (value.selection) {
      linker.report(
        'RES-09',
        propertyPlace.key,
        `a call for many rows cannot write "${name}": they belong to one.`,
      );
      return [];
    }
    if (allowsNull(schema) && value.encoding !== 'json') {
      const text = `in a form null and an empty list are sent alike: one leaves the rows of "${name}", the other deletes them.`;
      const remedy = 'Take null out of its type, or say "encoding": "json".';
      linker.report('RES-09', propertyPlace.key, text, { remedy });
    }
    const isChange = value.resource?.do === 'update';
    return [[name, ownedRows(linker, { name, schema, store, child, isChange }, propertyPlace)] as const];
  });
  return ownedEntries.length > 0 ? Object.fromEntries(ownedEntries) : undefined;
}

interface OwnedProperty {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly store: Store;
  readonly child: EntityDeclaration;
  /** The call updates rows that may exist already. */
  readonly isChange: boolean;
}

function ownedRows(
  linker: Reporter,
  { name, schema, store, child, isChange }: OwnedProperty,
  propertyPlace: Place,
): OwnedRows {
  const items = isObject(schema.items) ? schema.items : undefined;
  if (mainType(schema) !== 'array' || !items || mainType(items) !== 'object')
    linker.report(
      'RES-09',
      propertyPlace.key,
      `"${name}" is stored as rows, so it is a list of objects ("items").`,
    );
  const key = child.key ?? 'id';
  if (isChange && items && !(key in propertiesOf(items))) {
    const text = `a row of "${name}" has no "${key}": each save would write all rows anew.`;
    linker.report('RES-09', propertyPlace.child('items').key, text);
  }
  const storableFields = Object.keys(child.fields).filter(
    (fieldName) => columnOf(fieldName, child.fields[fieldName] ?? {}) !== undefined,
  );
  const set = Object.keys(propertiesOf(items)).flatMap((property) => {
    if (property === key) return [];
    const column = storableFields.includes(property)
      ? columnOf(property, child.fields[property] ?? {})
      : undefined;
    const where = propertyPlace.child('items', 'properties', property);
    if (column === undefined || 'file' in (propertiesOf(items)[property] ?? {})) {
      const text = `entity "${child.entity}" has no field "${property}" with a column.${didYouMean(property, storableFields)}`;
      linker.report('RES-09', where.key, text);
    } else if (column === store.by || column === store.place) {
      linker.report('RES-09', where.key, `the server writes "${property}" by itself.`);
    }
    return column === undefined ? [] : [[column, property] as const];
  });
  return { rows: { from: 'body', path: name }, key, set: Object.fromEntries(set) };
}
