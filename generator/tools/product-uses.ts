import { Place } from '../diagnostics/place.ts';
import { pointer } from '../diagnostics/pointer.ts';
import { isByDefault, nodeAt } from '../diagnostics/written.ts';
import type { Declarations, EndpointDeclaration, EntityDeclaration } from '../link/context/declarations.ts';
import type { Use } from '../link/context/uses.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import { isObject, propertiesOf } from '../schema/json-schema.ts';
import { walkSchema } from '../schema/walk.ts';

/**
 * Every declaration and use of every symbol, without duplicates: those that linking has recorded, and those that it
 * does not resolve.
 */
export function productUses({ declarations, uses }: LinkedProduct): readonly Use[] {
  const collectedUses = [
    ...namesOf(declarations),
    ...entityUses(declarations),
    ...endpointUses(declarations),
    ...screenUses(declarations),
    ...localeUses(declarations),
    ...fileRoles(declarations),
    ...uses.all,
  ];
  const unique = new Map<string, Use>();
  for (const use of collectedUses) {
    // A use inherited through a $ref is not in this file.
    if (use.place.path.length > 0 && !nodeAt(use.place) && !isByDefault(use.place)) continue;
    const key = `${use.noun} ${use.name} ${use.place.file.path} ${pointer(use.place.path)} ${use.place.part} ${use.segment ?? ''}`;
    if (!unique.has(key)) unique.set(key, use);
  }
  return [...unique.values()];
}

/** The declarations of the names that can be renamed everywhere. */
export function namesOf({ app, entities, endpoints, screens }: Declarations): Use[] {
  const declares = true as const;
  return [
    ...[...screens.values()].map(({ id, place }): Use => {
      return { noun: 'screen', name: id, place: place.child('screen'), declares };
    }),
    ...[...endpoints.values()].map(({ id, place }): Use => {
      return { noun: 'endpoint', name: id, place: place.key, declares };
    }),
    ...[...entities.values()].flatMap(({ id, value, place }): Use[] => [
      { noun: 'entity', name: id, place: place.child('entity'), declares },
      ...Object.keys(value.fields).map((name): Use => {
        return {
          noun: 'field',
          name: `${id}.${name}`,
          place: place.child('fields', name).key,
          declares,
        };
      }),
    ]),
    ...Object.keys(app.value.access).map((name): Use => {
      return { noun: 'roles', name, place: app.place.child('access', name).key, declares };
    }),
  ];
}

/** The role set that a file names for all its calls; completed declarations have it at each call. */
function fileRoles({ endpoints }: Declarations): Use[] {
  const files = new Set([...endpoints.values()].map(({ place }) => place.file.written ?? place.file));
  return [...files].flatMap((file): Use[] => {
    const roles = isObject(file.value) ? file.value.roles : undefined;
    return typeof roles === 'string'
      ? [{ noun: 'roles', name: roles, place: new Place(file, ['roles']) }]
      : [];
  });
}

function entityUses({ entities }: Declarations): Use[] {
  return [...entities.values()].flatMap(({ id, value, place }) => {
    const list: Use[] = [];
    const field = (path: string, pathPlace: Place) => {
      let owner: string | undefined = id;
      for (const [segment, key] of path.split('.').entries()) {
        const declared: { store?: { ref?: string } } | undefined = entities.get(owner ?? '')?.value.fields[
          key
        ];
        if (!owner || !declared) return;
        list.push({ noun: 'field', name: `${owner}.${key}`, place: pathPlace, segment });
        owner = declared.store?.ref;
      }
    };
    if (value.key) field(value.key, place.child('key'));
    if (value.label) field(value.label, place.child('label'));
    for (const [index, path] of (value.search ?? []).entries()) field(path, place.child('search', index));
    for (const [index, group] of (value.counted ?? []).entries())
      for (const [at, name] of group.entries()) field(name, place.child('counted', index, at));
    for (const [index, text] of (value.sort ?? []).entries())
      list.push(...columnUses(value, { column: text.replace(/^-/, ''), place: place.child('sort', index) }));
    for (const [name, { store }] of Object.entries(value.fields)) {
      const storePlace = place.child('fields', name, 'store');
      const referredEntity = store?.ref ?? store?.many ?? store?.count;
      if (referredEntity === undefined) continue;
      list.push({
        noun: 'entity',
        name: referredEntity,
        place: storePlace.child(store?.ref ? 'ref' : store?.many ? 'many' : 'count'),
      });
      for (const [index, fieldName] of (store?.fields ?? []).entries())
        list.push({
          noun: 'field',
          name: `${referredEntity}.${fieldName}`,
          place: storePlace.child('fields', index),
          segment: 0,
        });
    }
    return list;
  });
}

interface ColumnUse {
  readonly column: string;
  readonly place: Place;
}

/** Uses of the fields stored in a column. */
function columnUses(entity: EntityDeclaration | undefined, { column, place }: ColumnUse): Use[] {
  if (!entity) return [];
  return Object.entries(entity.fields).flatMap(([name, { store = {} }]): Use[] => {
    if (store.many || store.computed || (store.column ?? (store.ref ? `${name}_id` : name)) !== column)
      return [];
    const use = { noun: 'field' as const, name: `${entity.entity}.${name}`, place };
    return [{ ...use, column: true }];
  });
}

function endpointUses({ endpoints, entities }: Declarations): Use[] {
  return [...endpoints.values()].flatMap(({ id, value, place }) => {
    const list: Use[] = [];
    for (const [index, endpointId] of (value.invalidates ?? []).entries())
      list.push({ noun: 'endpoint', name: endpointId, place: place.child('invalidates', index) });
    list.push(...buttonUses(value.action, place.child('action')));
    const { item } = value.answer;
    const entity = isObject(item) && typeof item.entity === 'string' ? item.entity : undefined;
    for (const [index, name] of (
      (isObject(item) && entity ? (item.pick as string[]) : undefined) ?? []
    ).entries())
      list.push({
        noun: 'field',
        name: `${entity}.${name}`,
        place: place.child('answer', 'item', 'pick', index),
        segment: 0,
      });
    const { resource } = value;
    const stored = entities.get(resource?.entity ?? '')?.value;
    const column = (name: string, namePlace: Place) =>
      list.push(...columnUses(stored, { column: name, place: namePlace }));
    for (const key of ['set', 'where'] as const)
      for (const name of Object.keys(resource?.[key] ?? {}))
        column(name, place.child('resource', key, name).key);
    if (resource?.toggle) column(resource.toggle, place.child('resource', 'toggle'));
    walkSchema(value.body ?? {}, (node, path) => {
      const nodePlace = place.child('body', ...path);
      for (const name of Object.keys(propertiesOf(node)))
        list.push({
          noun: 'property',
          name: `${id}.${name}`,
          place: nodePlace.child('properties', name).key,
          declares: true,
        });
      for (const [keyword, text] of Object.entries(isObject(node.messages) ? node.messages : {}))
        list.push({ noun: 'text', name: String(text), place: nodePlace.child('messages', keyword) });
    });
    walk(value, place, (key, childValue, childPlace) => {
      const endpointId =
        key === '$ref' ? /^#\/endpoints\/([^/]+)\//.exec(String(childValue))?.[1] : undefined;
      if (endpointId) list.push({ noun: 'endpoint', name: endpointId, place: childPlace });
    });
    return list;
  });
}

/** What the button of a call says: screens link it where they make the call. */
function buttonUses({ label, confirm, then }: EndpointDeclaration['action'] = {}, place: Place): Use[] {
  const question = place.child('confirm');
  const asked = typeof confirm === 'string' ? [[confirm, question] as const] : [];
  const parts = typeof confirm === 'object' ? Object.entries(confirm) : [];
  const texts = [
    ...(label === undefined ? [] : [[label, place.child('label')] as const]),
    ...asked,
    ...parts.map(([key, text]) => [text, question.child(key)] as const),
  ];
  const uses = texts.map(([name, textPlace]): Use => ({ noun: 'text', name, place: textPlace }));
  if (typeof then !== 'object' || !('to' in then)) return uses;
  return [...uses, { noun: 'screen', name: then.to, place: place.child('then', 'to') }];
}

function screenUses({ screens }: Declarations): Use[] {
  return [...screens.values()].flatMap(({ value, place }) => {
    const list: Use[] = [];
    if (value.kind === 'form') {
      for (const name of Object.keys(value.fields ?? {}))
        list.push({
          noun: 'property',
          name: `${value.submit.call}.${name}`,
          place: place.child('fields', name).key,
        });
    }
    if (value.kind === 'custom')
      list.push({ noun: 'component', name: value.component, place: place.child('component') });
    walk(value, place, (key, childValue, childPlace) => {
      if (key === 'widget' && typeof childValue === 'string')
        list.push({ noun: 'widget', name: childValue, place: childPlace });
    });
    return list;
  });
}

function localeUses({ locales }: Declarations): Use[] {
  return [...locales.values()].flatMap(({ value, place }) =>
    Object.keys(value).map((text): Use => ({ noun: 'text', name: text, place: place.child(text).key })),
  );
}

/** Calls `visit` with every value inside, and its key. */
export function walk(
  value: unknown,
  place: Place,
  visit: (key: string | number, value: unknown, place: Place) => void,
): void {
  const entries = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  for (const [key, child] of entries) {
    const childPlace = place.child(key);
    visit(key, child, childPlace);
    walk(child, childPlace, visit);
  }
}
