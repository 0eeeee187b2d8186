import type { DeclaredEntity, Sort, Stored } from '../../../core/declared.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { compare } from '../../diagnostics/problems.ts';
import { checkDataSchema } from '../../schema/check-data-schema.ts';
import { allowsNull, type JsonSchema, propertiesOf, typesOf } from '../../schema/json-schema.ts';
import { withDefinitions } from '../../schema/recursion.ts';
import { resolveSchema } from '../../schema/resolve.ts';
import type {
  CoreDeclarations,
  Declared,
  DeclaredTables,
  EntityDeclaration,
} from '../context/declarations.ts';
import type { LinkedEntity } from '../context/linked.ts';
import type { Linker, Reporter, Resolver, Texts } from '../context/linker.ts';
import { asked } from '../context/reads.ts';
import { settledEntity } from '../context/settled.ts';
import { linkAttributes } from './choices.ts';
import { checkCodes } from './codes.ts';
import { linkCounted } from './counted.ts';
import { linkLive } from './live.ts';
import { checkOwned, ownedColumns } from './owned.ts';

type FieldDeclaration = EntityDeclaration['fields'][string];

/** Links every entity: its schema with resolved references, and how it is stored. */
export function linkEntities(linker: Linker): void {
  for (const declared of linker.declarations.entities.values())
    linker.entities.set(
      declared.value.entity,
      linker.step('entity', declared, (recorder) => linkEntity(recorder, declared), {
        settled: settledEntity,
      }),
    );
}

function linkEntity(linker: Resolver & Texts, declared: Declared<EntityDeclaration>): LinkedEntity {
  const { value, place } = declared;
  for (const [name, field] of Object.entries(value.fields)) {
    checkDataSchema(withoutStore(field), place.child('fields', name), linker.problems);
    linkAttributes(linker, field, place.child('fields', name));
  }
  const schema = entitySchema(linker, declared);
  const fields = storedFields(linker, declared);
  checkNames(linker, declared);
  checkColumns(linker, declared, fields);
  checkOwned(linker, declared);
  checkCodes(linker, declared);
  const counted = linkCounted(linker, declared);
  const { table } = value;
  const stored: DeclaredEntity | undefined = table
    ? {
        entity: value.entity,
        table,
        key: value.key ?? 'id',
        label: labelOf(value),
        ...(value.singular ? { singular: linker.text(value.singular, place.child('singular')) } : {}),
        ...(value.plural ? { plural: linker.text(value.plural, place.child('plural')) } : {}),
        fields,
        sort: (value.sort ?? []).map(sortOf),
        ...(value.search?.length ? { search: value.search } : {}),
        ...counted,
        ...referencesTo(linker, value.entity),
        ...(value.touched ? { touched: value.touched } : {}),
        ...linkLive(linker, declared),
      }
    : undefined;
  return { id: value.entity, schema, ...(stored ? { stored } : {}) };
}

function labelOf(entity: EntityDeclaration): string {
  return entity.label ?? ('name' in entity.fields ? 'name' : (entity.key ?? 'id'));
}

/** The column and the direction of an order; a leading minus is descending. */
export function sortOf(text: string): Sort {
  return text.startsWith('-') ? { column: text.slice(1), dir: 'desc' } : { column: text, dir: 'asc' };
}

/** The schema of a field; one that is stored as JSON may be recursive. */
function resolved(linker: Resolver, field: FieldDeclaration, place: Place): JsonSchema {
  const schema = withoutStore(field);
  return JSON.stringify(schema).includes('"$ref"') ? resolveSchema(schema, place, linker.problems) : schema;
}

function withoutStore(field: FieldDeclaration): JsonSchema {
  const { store: _store, ...schema } = field;
  return schema;
}

/** The schema of the entity in answers: closed, every field required, references as objects of their listed fields. */
function entitySchema(linker: Resolver, { value, place }: Declared<EntityDeclaration>): JsonSchema {
  const properties = Object.fromEntries(
    Object.entries(value.fields).map(([name, field]) => {
      const schema = fieldSchema(linker, field, place.child('fields', name));
      return [name, schema];
    }),
  );
  const required = Object.keys(properties);
  const schema = withDefinitions({ type: 'object', additionalProperties: false, required, properties });
  for (const [name, field] of Object.entries(propertiesOf(schema)))
    linker.fieldOf.set(field, `${value.entity}.${name}`);
  return schema;
}

function fieldSchema(linker: Resolver, field: FieldDeclaration, place: Place): JsonSchema {
  const schema = resolved(linker, field, place);
  const relatedId = field.store?.ref ?? field.store?.many;
  const entity = relatedId === undefined ? undefined : linker.declarations.entities.get(relatedId);
  if (!entity) return schema;
  const listed = (field.store?.fields ?? []).map((name) => {
    const declared = entity.value.fields[name] ?? {};
    const fieldPlace = entity.place.child('fields', name);
    const isOfRow = field.store?.many && declared.store?.ref;
    const shown = isOfRow
      ? fieldSchema(linker, declared, fieldPlace)
      : resolved(linker, declared, fieldPlace);
    const rowFieldSchema = { ...shown, ...propertiesOf(schema)[name] };
    linker.fieldOf.set(rowFieldSchema, `${entity.id}.${name}`);
    return [name, rowFieldSchema] as const;
  });
  const object = {
    additionalProperties: false,
    required: listed.map(([name]) => name),
    properties: Object.fromEntries(listed),
  };
  if (field.store?.many) return { ...schema, type: 'array', items: { type: 'object', ...object } };
  return { ...schema, type: allowsNull(schema) ? ['object', 'null'] : 'object', ...object };
}

function storedFields(
  linker: Resolver,
  { value, place }: Declared<EntityDeclaration>,
): Record<string, Stored> {
  const entries = Object.entries(value.fields).map(([name, field]) => {
    return [name, storedField(linker, name, field, place.child('fields', name, 'store'))] as const;
  });
  return Object.fromEntries(entries);
}

function storedField(linker: Resolver, name: string, { store = {} }: FieldDeclaration, place: Place): Stored {
  const relatedId = store.ref ?? store.many ?? store.count;
  if (relatedId !== undefined) checkOther(linker, relatedId, store, place);
  if (store.computed) return { kind: 'computed' };
  if (store.version) return { kind: 'version' };
  if (store.ref)
    return {
      kind: 'ref',
      entity: store.ref,
      column: store.column ?? `${name}_id`,
      fields: store.fields ?? [],
    };
  if (store.many) {
    const { place } = store;
    const order = store.sort?.map(sortOf) ?? (place ? [sortOf(place)] : undefined);
    return {
      kind: 'many',
      entity: store.many,
      by: store.by ?? '',
      fields: store.fields ?? [],
      ...(order ? { sort: order } : {}),
      ...(store.owned ? { owned: true } : {}),
      ...(place ? { place } : {}),
    };
  }
  if (store.count) return { kind: 'count', entity: store.count, by: store.by ?? '' };
  const column = store.column ?? name;
  if (!store.file) return { kind: 'column', column, ...(store.code ? { code: true } : {}) };
  return store.file === 'name' ? { kind: 'file', column, as: 'name' } : { kind: 'file', column };
}

function checkOther(
  linker: Resolver,
  relatedId: string,
  store: NonNullable<FieldDeclaration['store']>,
  place: Place,
): void {
  const entity = linker.declarations.entities.get(relatedId);
  if (!entity) {
    linker.entity(relatedId, place.child(store.ref ? 'ref' : store.many ? 'many' : 'count'));
    return;
  }
  for (const key of ['by', 'fields'] as const) {
    if (key === (store.count ? 'fields' : store.ref ? 'by' : undefined)) continue;
    if (store[key] === undefined)
      linker.report('ENT-01', place, `"${key}" is missing: it says ${meaning[key]}.`);
  }
  for (const [index, name] of (store.fields ?? []).entries()) {
    if (name in entity.value.fields) continue;
    const hint = didYouMean(name, Object.keys(entity.value.fields));
    linker.report(
      'ENT-01',
      place.child('fields', index),
      `no field "${name}" in entity "${relatedId}".${hint}`,
    );
  }
}

const meaning = { by: 'which column there points here', fields: 'which of its fields are shown' };

/** Reports names in key, label and search that are no fields. */
function checkNames(linker: Reporter, { value, place }: Declared<EntityDeclaration>): void {
  const fieldNames = Object.keys(value.fields);
  const check = (name: string, namePlace: Place) => {
    const [first = ''] = name.split('.');
    if (fieldNames.includes(first)) return;
    linker.report(
      'ENT-01',
      namePlace,
      `no field "${name}" in entity "${value.entity}".${didYouMean(first, fieldNames)}`,
    );
  };
  check(value.key ?? 'id', value.key ? place.child('key') : place);
  if (value.label) check(value.label, place.child('label'));
  for (const [index, name] of (value.search ?? []).entries()) check(name, place.child('search', index));
}

/** Reports a column that belongs to two fields, two version fields, and search fields that hold no text. */
function checkColumns(
  linker: Reporter,
  { value, place }: Declared<EntityDeclaration>,
  stored: Readonly<Record<string, Stored>>,
): void {
  const owner = new Map<string, string>();
  for (const [name, field] of Object.entries(stored)) {
    if (field.kind === 'computed' || field.kind === 'many' || field.kind === 'count') continue;
    // A reference and the number stored in its column may be separate fields.
    if (field.kind === 'ref') continue;
    const column = field.kind === 'version' ? 'the version' : `column "${field.column}"`;
    const first = owner.get(column);
    if (first)
      linker.report('ENT-02', place.child('fields', name).key, `${column} is the field "${first}" already.`);
    else owner.set(column, name);
  }
  for (const [index, path] of (value.search ?? []).entries()) {
    const schema: JsonSchema = value.fields[path] ?? {};
    const types = typesOf(schema).filter((type) => type !== 'null');
    const format = String(schema.format ?? '');
    const isTime = format === 'date' || format === 'date-time';
    if (types.length === 0 || (types.includes('string') && !isTime)) continue;
    const text = `"${path}" is ${isTime ? format : types.join(' or ')}; a search looks into texts.`;
    linker.report('ENT-01', place.child('search', index), text);
  }
}

/** Foreign keys in other tables that refer to the entity; they prevent deletion. */
function referencesTo(
  { declarations: { entities, tables } }: Pick<Resolver, 'declarations'>,
  id: string,
): Pick<DeclaredEntity, 'referencedBy'> {
  return asked(entities, `references to ${id}`, (all) => findReferences(all, tables?.value, id));
}

function findReferences(
  entities: CoreDeclarations['entities'],
  tables: DeclaredTables['value'] | undefined,
  id: string,
): Pick<DeclaredEntity, 'referencedBy'> {
  const referencesByColumn = new Map<string, NonNullable<DeclaredEntity['referencedBy']>[number]>();
  // The rows of a view do not prevent deletion, unless it says so.
  const note = (entity: EntityDeclaration | undefined, column: string) => {
    if (entity?.table && (entity.holds || !tables?.[entity.table]?.view))
      referencesByColumn.set(`${entity.table}.${column}`, {
        entity: entity.entity,
        table: entity.table,
        column,
      });
  };
  const table = entities.get(id)?.value.table;
  for (const { value } of entities.values()) {
    for (const [name, { store }] of Object.entries(value.fields)) {
      // An entity of the same table shows the same row, which is no foreign key.
      if (store?.ref === id && value.table === table && store.column === (value.key ?? 'id')) continue;
      if (store?.ref === id) note(value, store.column ?? `${name}_id`);
      if (store?.many && value.entity === id && store.by) note(entities.get(store.many)?.value, store.by);
    }
  }
  // Owned rows are deleted with their owner.
  for (const owned of ownedColumns(entities, id)) referencesByColumn.delete(owned);
  if (referencesByColumn.size === 0) return {};
  const columns = [...referencesByColumn.keys()].sort(compare);
  return { referencedBy: columns.flatMap((key) => referencesByColumn.get(key) ?? []) };
}
