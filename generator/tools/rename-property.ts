import { Place } from '../diagnostics/place.ts';
import { keysOf, pointer } from '../diagnostics/pointer.ts';
import { isByDefault } from '../diagnostics/written.ts';
import type { Operation } from '../edit/operations.ts';
import { Refused } from '../edit/refused.ts';
import type { Placed, ScreenDeclaration } from '../link/context/declarations.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import { comparisonNames } from '../schema/comparison-words.ts';
import { isObject, type JsonSchema, propertiesOf } from '../schema/json-schema.ts';
import { listTexts, replaceText, writeOut } from './at-places.ts';
import { walk } from './product-uses.ts';

/**
 * Renames the property of the bodies that write the field of an entity, and the fields of the forms that submit them.
 */
export function bodyPropertyOperations(
  product: LinkedProduct,
  entity: string,
  old: string,
  name: string,
): Operation[] {
  return writersOf(product, entity).flatMap(({ entity: written, lists }) => {
    const writing = { product, lists, old, name };
    const endpoints = affectedEndpoints(writing, written, entity);
    return [...endpoints]
      .flatMap((id) => [
        ...endpointOperations(writing, id),
        ...(lists.length === 0 ? callOperations(product, id, old, name) : []),
      ])
      .concat(formOperations(writing, endpoints));
  });
}

interface Writing {
  readonly product: LinkedProduct;
  /** The properties that lead from the body to the rows of the entity. */
  readonly lists: readonly string[];
  readonly old: string;
  readonly name: string;
}

/** The entities whose calls write rows of this entity: itself, and those that own lists of its rows. */
function writersOf(
  product: LinkedProduct,
  entity: string,
  lists: readonly string[] = [],
): { readonly entity: string; readonly lists: readonly string[] }[] {
  const owners = [...product.declarations.entities].flatMap(([id, { value }]) =>
    Object.entries(value.fields).flatMap(([field, { store }]) =>
      store?.many === entity && store.owned && id !== entity ? writersOf(product, id, [field, ...lists]) : [],
    ),
  );
  return [{ entity, lists }, ...owners];
}

interface Owner {
  readonly schema: JsonSchema;
  readonly place: Place;
}

/** The object schemas that a body consists of, through `$ref` and `allOf`. */
function ownersOf(schema: unknown, place: Place): Owner[] {
  if (!isObject(schema)) return [];
  const keys = typeof schema.$ref === 'string' ? keysOf(schema.$ref) : undefined;
  if (keys) {
    const target = keys.reduce<unknown>(
      (value, key) => (isObject(value) ? value[key] : undefined),
      place.file.value,
    );
    return ownersOf(target, new Place(place.file, keys));
  }
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  return [{ schema, place }, ...parts.flatMap((part, index) => ownersOf(part, place.child('allOf', index)))];
}

/** The object schemas of the rows in nested lists. */
function ownersAt(schema: unknown, place: Place, lists: readonly string[]): Owner[] {
  return lists.reduce<Owner[]>(
    (owners, list) =>
      owners
        .flatMap((owner) => ownersOf(propertiesOf(owner.schema)[list], owner.place.child('properties', list)))
        .flatMap((rows) => ownersOf(rows.schema.items, rows.place.child('items'))),
    ownersOf(schema, place),
  );
}

/** Endpoints that write the field under its name, and those that share a body with one of them. */
function affectedEndpoints(
  { product: { endpoints, declarations }, lists, old }: Writing,
  written: string,
  entity: string,
): Set<string> {
  const { store } = declarations.entities.get(entity)?.value.fields[old] ?? {};
  const affectedIds = new Set<string>();
  if (store?.ref || store?.many || store?.computed) return affectedIds;
  const owners = new Map(
    endpoints.map(({ id, declared }) => [
      id,
      ownersAt(declared.value.body, declared.place.child('body'), lists).filter(
        ({ schema }) => old in propertiesOf(schema),
      ),
    ]),
  );
  const shared = new Set<string>();
  const key = ({ place }: Owner) => place.file.path + pointer(place.path);
  const take = (id: string) => {
    affectedIds.add(id);
    for (const owner of owners.get(id) ?? []) shared.add(key(owner));
  };
  for (const { id, resource } of endpoints) {
    const writes = resource?.entity === written && (resource.do === 'create' || resource.do === 'update');
    if (writes && (owners.get(id)?.length ?? 0) > 0) take(id);
  }
  for (let size = -1; size !== affectedIds.size; ) {
    size = affectedIds.size;
    for (const [id, list] of owners) if (list.some((owner) => shared.has(key(owner)))) take(id);
  }
  return affectedIds;
}

function endpointOperations({ product, lists, old, name }: Writing, id: string): Operation[] {
  const declared = product.declarations.endpoints.get(id);
  if (!declared) return [];
  const { value, place } = declared;
  const owners = ownersAt(value.body, place.child('body'), lists);
  if (owners.some(({ schema }) => name in propertiesOf(schema)))
    throw new Refused(`The body of endpoint "${id}" has a property "${name}" already.`, 'name-taken');
  const renameText = (text: string) => (text === old ? name : text);
  const operations = owners.flatMap(({ schema, place: ownerPlace }) => [
    ...pointerOperations(ownerPlace.child('properties', old), name),
    ...replaceText(ownerPlace.child('properties', old).key, renameText),
    ...listTexts(schema.required, ownerPlace.child('required'), renameText),
    ...replaceText(ownerPlace.child('requiredWhen', old).key, renameText),
    ...conditionOperations(schema.requiredWhen, ownerPlace.child('requiredWhen'), old, name),
    ...Object.keys(propertiesOf(schema)).flatMap((property) =>
      [...comparisonNames.flatMap((rule) => [[rule], [rule, 0], [rule, 1]]), ['within', 'of']].flatMap(
        (rule) => replaceText(ownerPlace.child('properties', property, ...rule), renameText),
      ),
    ),
  ]);
  operations.push(...partOperations(product, id, [...lists.flatMap((list) => [list, '0']), old], name));
  const within = lists.map((list) => `${list}.*.`).join('');
  const renameStart = (text: string) =>
    `${text}.`.startsWith(`${within}${old}.`) ? within + name + text.slice(within.length + old.length) : text;
  for (const key of Object.keys(value.differs ?? {}))
    operations.push(...replaceText(place.child('differs', key).key, renameStart));
  if (lists.length > 0) return operations;
  operations.push(...listTexts(value.whenFields, place.child('whenFields'), renameText));
  return [
    ...operations,
    ...referenceOperations({ value: value.resource, place: place.child('resource') }, `$body.${old}`, name),
  ];
}

/** Renames in `$ref`s that refer to a key of their file, or to something inside it. */
export function pointerOperations(place: Place, name: string): Operation[] {
  const from = `#${pointer(place.path)}`;
  const to = `#${pointer([...place.path.slice(0, -1), name])}`;
  const operations: Operation[] = [];
  walk(place.file.value, new Place(place.file, []), (key, childValue, childPlace) => {
    if (
      key !== '$ref' ||
      typeof childValue !== 'string' ||
      !(childValue === from || childValue.startsWith(`${from}/`))
    )
      return;
    operations.push(...replaceText(childPlace, (text) => to + text.slice(from.length)));
  });
  return operations;
}

/** Renames in paths of `bodyOf` in the contracts of widgets. */
function partOperations(
  { declarations }: LinkedProduct,
  id: string,
  keys: readonly string[],
  name: string,
): Operation[] {
  const from = keys.join('.');
  const to = [...keys.slice(0, -1), name].join('.');
  const operations: Operation[] = [];
  for (const { value, place } of declarations.widgets.values())
    walk(value, place, (_key, childValue, childPlace) => {
      if (!isObject(childValue) || childValue.bodyOf !== id || !`${childValue.path}.`.startsWith(`${from}.`))
        return;
      operations.push(...replaceText(childPlace.child('path'), (text) => to + text.slice(from.length)));
    });
  return operations;
}

/** Renames values that calls of the endpoint are given by name. */
function callOperations({ uses }: LinkedProduct, id: string, old: string, name: string): Operation[] {
  return uses.all
    .filter((use) => use.noun === 'endpoint' && use.name === id && use.place.path.at(-1) === 'call')
    .flatMap(({ place }) => {
      const parameterPlace = new Place(place.file, [...place.path.slice(0, -1), 'with', old]);
      return replaceText(parameterPlace.key, () => name);
    });
}

/** Renames in forms that submit such a body, and in the forms they extend. */
function formOperations(
  { product: { declarations }, lists, old, name }: Writing,
  endpoints: ReadonlySet<string>,
): Operation[] {
  const forms = new Set<string>();
  for (const { id, value } of declarations.screens.values()) {
    if (value.kind !== 'form' || !endpoints.has(value.submit.call)) continue;
    for (const pendingIds = [id]; pendingIds.length > 0; ) {
      const formId = pendingIds.pop() ?? id;
      const form = forms.has(formId) ? undefined : declarations.screens.get(formId)?.value;
      forms.add(formId);
      if (form?.kind === 'form') pendingIds.push(...[form.extends ?? []].flat());
    }
  }
  const renameFirst = (text: string) => text.replace(/^[^.]+/, (head) => (head === old ? name : head));
  return [...forms].flatMap((id) => {
    const form = declarations.screens.get(id);
    if (form?.value.kind !== 'form') return [];
    const { value, place } = form;
    if (lists.length > 0) return entryOperations({ value, place }, lists.join('.'), old, name);
    return [
      ...keyOperations(value.fields ?? {}, place.child('fields'), renameFirst),
      ...Object.entries(value.fields ?? {}).flatMap(([field, declared]) => [
        ...listTexts(
          clearedBy(declared?.options),
          place.child('fields', field, 'options', 'clears'),
          renameFirst,
        ),
        ...conditionOperations({ when: declared?.when }, place.child('fields', field), old, name),
        ...conditionOperations({ enabled: declared?.enabled }, place.child('fields', field), old, name),
      ]),
      ...(value.sections ?? []).flatMap((section, index) => [
        ...listTexts(section.fields, place.child('sections', index, 'fields'), renameFirst),
        ...conditionOperations(
          { when: section.below?.when },
          place.child('sections', index, 'below'),
          old,
          name,
        ),
      ]),
      ...Object.entries(value.slots ?? {}).flatMap(([slot, part]) =>
        conditionOperations({ when: part?.when }, place.child('slots', slot), old, name),
      ),
      ...referenceOperations({ value, place }, `$form.${old}`, name),
    ];
  });
}

/** The fields that a field empties when it changes. */
function clearedBy(options: Readonly<Record<string, unknown>> | null | undefined): string[] {
  return Array.isArray(options?.clears) ? options.clears.map(String) : [];
}

type Form = Extract<ScreenDeclaration, { kind: 'form' }>;

/** Renames fields or columns named after the property. A label that was derived from the name stays. */
function keyOperations(fields: object, place: Place, renameFirst: (text: string) => string): Operation[] {
  return Object.keys(fields).flatMap((field) => {
    const label = place.child(field, 'label');
    return [
      ...replaceText(place.child(field).key, renameFirst),
      ...(renameFirst(field) !== field && isByDefault(label) ? writeOut(label, (text) => text) : []),
    ];
  });
}

/** Renames columns of line items, also where records fill them. */
function entryOperations(
  { value, place }: Placed<Form>,
  list: string,
  old: string,
  name: string,
): Operation[] {
  const { fields = {} } = value.fields?.[list] ?? {};
  const listPlace = place.child('fields', list);
  const renameFirst = (text: string) => text.replace(/^[^.]+/, (head) => (head === old ? name : head));
  return [
    ...keyOperations(fields, listPlace.child('fields'), renameFirst),
    ...Object.entries(fields).flatMap(([field, { fills = {} }]) =>
      Object.keys(fills).flatMap((column) =>
        replaceText(listPlace.child('fields', field, 'fills', column).key, renameFirst),
      ),
    ),
  ];
}

function conditionOperations(condition: unknown, place: Place, old: string, name: string): Operation[] {
  const operations: Operation[] = [];
  const renameFirst = (text: string) => text.replace(/^[^.]+/, (head) => (head === old ? name : head));
  walk(condition, place, (key, value, childPlace) => {
    if (key === 'field' && typeof value === 'string')
      operations.push(...replaceText(childPlace, renameFirst));
  });
  return operations;
}

/** Renames the last name of a reference such as `$form.city`, also inside a longer path. */
function referenceOperations(
  { value, place }: Placed<unknown>,
  reference: string,
  name: string,
): Operation[] {
  const operations: Operation[] = [];
  const renamed = `${reference.slice(0, reference.lastIndexOf('.'))}.${name}`;
  walk(value, place, (_key, childValue, childPlace) => {
    if (
      childValue !== reference &&
      !(typeof childValue === 'string' && childValue.startsWith(`${reference}.`))
    )
      return;
    operations.push(...replaceText(childPlace, (text) => renamed + text.slice(reference.length)));
  });
  return operations;
}
