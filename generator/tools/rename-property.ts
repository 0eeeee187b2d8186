import { Place } from '../diagnostics/place.ts';
import { isByDefault } from '../diagnostics/written.ts';
import type { Placed } from '../link/context/declarations.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import { comparisonNames } from '../schema/comparison-words.ts';
import { isObject, type JsonSchema, propertiesOf } from '../schema/json-schema.ts';
import { type Edit, replaceText, writeOut } from './edits.ts';
import { pointer, walk } from './product-uses.ts';
import { Refused } from './refused.ts';

/** Renames what bodies call the field of an entity that they write, and the fields of the forms that send them. */
export function bodyPropertyEdits(product: LinkedProduct, entity: string, old: string, name: string): Edit[] {
  const endpoints = affectedEndpoints(product, entity, old);
  return [...endpoints]
    .flatMap((id) => [...endpointEdits(product, id, old, name), ...callEdits(product, id, old, name)])
    .concat(formEdits(product, endpoints, old, name));
}

interface Owner {
  readonly schema: JsonSchema;
  readonly place: Place;
}

/** The objects that a body is put together from, through `$ref` and `allOf`. */
function ownersOf(schema: unknown, place: Place): Owner[] {
  if (!isObject(schema)) return [];
  const path = typeof schema.$ref === 'string' ? schema.$ref.split('/').slice(1) : undefined;
  if (path) {
    const keys = path.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const target = keys.reduce<unknown>(
      (value, key) => (isObject(value) ? value[key] : undefined),
      place.file.value,
    );
    return ownersOf(target, new Place(place.file, keys));
  }
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  return [{ schema, place }, ...parts.flatMap((part, index) => ownersOf(part, place.child('allOf', index)))];
}

/** Endpoints that write the field by its name, and those that share a body with one of them. */
function affectedEndpoints(
  { endpoints, declarations }: LinkedProduct,
  entity: string,
  old: string,
): Set<string> {
  const { store } = declarations.entities.get(entity)?.value.fields[old] ?? {};
  const found = new Set<string>();
  if (store?.ref || store?.many || store?.computed) return found;
  const owners = new Map(
    endpoints.map(({ id, declared }) => [
      id,
      ownersOf(declared.value.body, declared.place.child('body')).filter(
        ({ schema }) => old in propertiesOf(schema),
      ),
    ]),
  );
  const shared = new Set<string>();
  const key = ({ place }: Owner) => place.file.path + pointer(place.path);
  const take = (id: string) => {
    found.add(id);
    for (const owner of owners.get(id) ?? []) shared.add(key(owner));
  };
  for (const { id, resource } of endpoints) {
    const writes = resource?.entity === entity && (resource.do === 'create' || resource.do === 'update');
    if (writes && (owners.get(id)?.length ?? 0) > 0) take(id);
  }
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const [id, list] of owners) if (list.some((owner) => shared.has(key(owner)))) take(id);
  }
  return found;
}

function endpointEdits(
  { declarations, endpoints }: LinkedProduct,
  id: string,
  old: string,
  name: string,
): Edit[] {
  const declared = declarations.endpoints.get(id);
  if (!declared) return [];
  const { value, place } = declared;
  if (name in propertiesOf(endpoints.find((endpoint) => endpoint.id === id)?.body?.schema))
    throw new Refused(`The body of endpoint "${id}" has a property "${name}" already.`);
  const same = (text: string) => (text === old ? name : text);
  const edits = ownersOf(value.body, place.child('body')).flatMap(({ schema, place: at }) => [
    ...replaceText(at.child('properties', old), 'key', same),
    ...listEdits(schema.required, at.child('required'), same),
    ...replaceText(at.child('requiredWhen', old), 'key', same),
    ...conditionEdits(schema.requiredWhen, at.child('requiredWhen'), old, name),
    ...Object.keys(propertiesOf(schema)).flatMap((property) =>
      [...comparisonNames.flatMap((rule) => [[rule], [rule, 0], [rule, 1]]), ['within', 'of']].flatMap(
        (rule) => replaceText(at.child('properties', property, ...rule), undefined, same),
      ),
    ),
  ]);
  edits.push(...listEdits(value.whenFields, place.child('whenFields'), same));
  return [
    ...edits,
    ...referenceEdits({ value: value.resource, place: place.child('resource') }, `$body.${old}`, name),
  ];
}

function listEdits(list: unknown, place: Place, change: (text: string) => string): Edit[] {
  return Array.isArray(list)
    ? list.flatMap((_item, index) => replaceText(place.child(index), undefined, change))
    : [];
}

/** Values that calls of the endpoint are given by name. */
function callEdits({ uses }: LinkedProduct, id: string, old: string, name: string): Edit[] {
  return uses.all
    .filter((use) => use.noun === 'endpoint' && use.name === id && use.place.path.at(-1) === 'call')
    .flatMap(({ place }) => {
      const given = new Place(place.file, [...place.path.slice(0, -1), 'with', old]);
      return replaceText(given, 'key', () => name);
    });
}

/** Forms that send such a body, with the forms they extend. */
function formEdits(
  { declarations }: LinkedProduct,
  endpoints: ReadonlySet<string>,
  old: string,
  name: string,
): Edit[] {
  const forms = new Set<string>();
  for (const { id, value } of declarations.screens.values()) {
    if (value.kind !== 'form' || !endpoints.has(value.submit.call)) continue;
    for (const next = [id]; next.length > 0; ) {
      const one = next.pop() ?? id;
      const form = forms.has(one) ? undefined : declarations.screens.get(one)?.value;
      forms.add(one);
      if (form?.kind === 'form') next.push(...[form.extends ?? []].flat());
    }
  }
  const first = (text: string) => text.replace(/^[^.]+/, (head) => (head === old ? name : head));
  return [...forms].flatMap((id) => {
    const form = declarations.screens.get(id);
    if (form?.value.kind !== 'form') return [];
    const { value, place } = form;
    return [
      ...Object.entries(value.fields ?? {}).flatMap(([field, declared]) => [
        ...replaceText(place.child('fields', field), 'key', first),
        // A label that was made of the name stays.
        ...(first(field) !== field && isByDefault(place.child('fields', field, 'label'))
          ? writeOut(place.child('fields', field, 'label'), (label) => label)
          : []),
        ...Object.keys(declared?.sets ?? {}).flatMap((other) =>
          replaceText(place.child('fields', field, 'sets', other), 'key', first),
        ),
        ...listEdits(declared?.clears, place.child('fields', field, 'clears'), first),
      ]),
      ...(value.sections ?? []).flatMap((section, index) => [
        ...listEdits(section.fields, place.child('sections', index, 'fields'), first),
        ...conditionEdits({ when: section.below?.when }, place.child('sections', index, 'below'), old, name),
      ]),
      ...Object.entries(value.slots ?? {}).flatMap(([slot, part]) =>
        conditionEdits({ when: part?.when }, place.child('slots', slot), old, name),
      ),
      ...Object.entries(value.fields ?? {}).flatMap(([field, declared]) => [
        ...conditionEdits({ when: declared?.when }, place.child('fields', field), old, name),
        ...conditionEdits({ enabled: declared?.enabled }, place.child('fields', field), old, name),
      ]),
      ...referenceEdits({ value, place }, `$form.${old}`, name),
    ];
  });
}

function conditionEdits(condition: unknown, place: Place, old: string, name: string): Edit[] {
  const edits: Edit[] = [];
  const first = (text: string) => text.replace(/^[^.]+/, (head) => (head === old ? name : head));
  walk(condition, place, (key, value, at) => {
    if (key === 'field' && typeof value === 'string') edits.push(...replaceText(at, undefined, first));
  });
  return edits;
}

/** Renames the last name of a reference such as `$form.city`, also where a longer path goes on from it. */
function referenceEdits({ value, place }: Placed<unknown>, reference: string, name: string): Edit[] {
  const edits: Edit[] = [];
  const renamed = `${reference.slice(0, reference.lastIndexOf('.'))}.${name}`;
  walk(value, place, (_key, found, at) => {
    if (found !== reference && !(typeof found === 'string' && found.startsWith(`${reference}.`))) return;
    edits.push(...replaceText(at, undefined, (text) => renamed + text.slice(reference.length)));
  });
  return edits;
}
