import { isObject } from '../schema/json-schema.ts';
import { keyOf, labelFieldOf } from './entity.ts';
import { type Json, mapValues, objectAt, textAt, withDefaults, withoutNulls } from './json.ts';
import { fieldAt, nounOf, parametersOf, parentOf, routeOf } from './noun.ts';
import { labelOf, type Naming } from './words.ts';
import { ofApp, type World } from './world.ts';

/** Completes a form: its call, the screen it leads to, and its fields. */
export function expandForm(declared: Json, id: string, world: World): Json {
  const { noun, part } = nounOf(id);
  const submit = objectAt(declared, 'submit') ?? {};
  const call = textAt(submit, 'call') ?? `${noun}.${part === 'edit' ? 'update' : 'create'}`;
  const target = world.call(call);
  const load = part === 'edit' && declared.load === undefined ? `${noun}.get` : declared.load;
  const form = withDefaults(
    {
      ...declared,
      ...(declared.fields === undefined ? {} : { fields: expandFields(declared.fields, target, world) }),
      submit: expandSubmit({ ...submit, call }, declared, id, world),
    },
    { load, cancel: declared.extends === undefined ? {} : undefined },
  );
  const cancel = objectAt(form, 'cancel');
  const labelled = cancel ? { cancel: { label: ofApp(world, 'cancel') ?? 'Cancel', ...cancel } } : {};
  const clearableKeys = declared.extends === undefined ? ['load', 'cancel'] : ['load'];
  return withoutNulls({ ...form, ...labelled }, clearableKeys);
}

function expandSubmit(declared: Json, screen: Json, id: string, world: World): Json {
  const route = parametersOf(routeOf(id, world));
  const parent = screen.parent === undefined ? parentOf(id, world) : screen.parent;
  const formFieldNames = new Set(namesOfFields(screen, world, [id]));
  const target = world.call(String(declared.call));
  const body = objectAt(target, 'body');
  const needed = [
    ...parametersOf(textAt(target, 'path') ?? ''),
    ...(Array.isArray(body?.required) ? body.required.map(String) : []),
  ];
  const routeValues = Object.fromEntries(
    needed
      .filter((name) => route.includes(name) && !formFieldNames.has(name))
      .map((name) => [name, `$route.${name}`]),
  );
  const values = { ...routeValues, ...objectAt(declared, 'with') };
  const { with: _, ...rest } = declared;
  return withDefaults(
    { ...rest, ...(Object.keys(values).length > 0 ? { with: values } : {}) },
    {
      label: ofApp(world, 'save') ?? 'Save',
      // biome-ignore lint/suspicious/noThenProperty: a keyword of the language
      then: typeof parent === 'string' ? linkToParent(parent, route, world) : 'back',
    },
  );
}

/** A link to the parent screen, with the parameters that both routes have. */
function linkToParent(parent: string, route: readonly string[], world: World): Json {
  const shared = parametersOf(routeOf(parent, world)).filter((name) => route.includes(name));
  if (shared.length === 0) return { to: parent };
  return { to: parent, with: Object.fromEntries(shared.map((name) => [name, `$route.${name}`])) };
}

/** The fields of a form and of the forms that it extends. */
function namesOfFields(screen: Json, world: World, seen: readonly string[]): string[] {
  const bases = [screen.extends ?? []].flat().map(String);
  const inheritedNames = bases.flatMap((base) => {
    const baseForm = seen.includes(base) ? undefined : world.screen(base);
    return baseForm ? namesOfFields(baseForm, world, [...seen, base]) : [];
  });
  return [...inheritedNames, ...Object.keys(objectAt(screen, 'fields') ?? {})];
}

export function expandFields(declared: unknown, call: Json | undefined, world: World): unknown {
  if (!isObject(declared)) return declared;
  const properties = objectAt(call, 'body', 'properties') ?? {};
  const entity = world.fullEntity(textAt(call, 'resource', 'entity') ?? textAt(call, 'answer', 'item') ?? '');
  return mapValues(declared, (field, name) => {
    if (!isObject(field)) return field;
    const entries = objectAt(field, 'fields');
    const inner = entries
      ? {
          fields: mapValues(entries, (entryField, key) =>
            isObject(entryField) ? labelled(entryField, key, world.naming) : entryField,
          ),
        }
      : {};
    return expandField({ ...field, ...inner }, name, objectAt(properties, name), { entity, world });
  });
}

export function labelled(declared: Json, name: string, naming: Naming): Json {
  return withDefaults(declared, { label: labelOf(name, naming) });
}

interface Around {
  readonly entity: Json | undefined;
  readonly world: World;
}

function expandField(
  declared: Json,
  name: string,
  property: Json | undefined,
  { entity, world }: Around,
): Json {
  const picked =
    'field' in declared || 'choices' in declared ? undefined : findReference(name, entity, world);
  const kind = 'field' in declared ? undefined : kindOf(property);
  const options = objectAt(declared, 'options');
  const merged =
    options && picked && !('value' in options)
      ? { options: { ...objectAt(picked, 'options'), ...options } }
      : {};
  return labelled(withDefaults({ ...declared, ...merged }, picked ?? { field: kind }), name, world.naming);
}

function kindOf(property: Json | undefined): string | undefined {
  if (property?.format === 'date') return 'date';
  if (property?.html === true) return 'rich-text';
  const types = objectAt(property, 'file')?.types;
  if (!Array.isArray(types)) return undefined;
  return types.every((type) => String(type).startsWith('image/')) ? 'image' : 'file';
}

/** The field for a body property `book_id` that is the foreign key of the entity's `book`: picked from `book.list`. */
function findReference(name: string, entity: Json | undefined, world: World): Json | undefined {
  const referenceField = Object.entries(objectAt(entity, 'fields') ?? {}).find(
    ([, field]) => textAt(field, 'store', 'ref') !== undefined && textAt(field, 'store', 'column') === name,
  );
  const referencedId = textAt(referenceField?.[1], 'store', 'ref');
  if (
    !referenceField ||
    referencedId === undefined ||
    !world.callsOf(referencedId).includes(`${referencedId}.list`)
  )
    return undefined;
  const row = world.fullEntity(referencedId);
  if (!row || fieldAt(row, keyOf(row), world) === undefined) return undefined;
  const label = labelFieldOf(row);
  return {
    label: labelOf(referenceField[0], world.naming),
    field: 'picker',
    source: `${referencedId}.list`,
    options: { value: keyOf(row), label, current: `${referenceField[0]}.${label}` },
  };
}
