import { mainType } from '../../schema/json-schema.ts';
import { type Asked, askedFor, type EntityField, kindOf, type Noun, title } from './noun.ts';

/** A list, a form to add, and one to edit that takes over its fields: id -> declaration. */
export function newScreens(noun: Noun): Map<string, object> {
  const screens = [listOf(noun), addForm(noun), editForm(noun)];
  return new Map(screens.map((screen) => [screen.screen, screen]));
}

function listOf(noun: Noun) {
  const { id, name, names, plural, roles, usual, label } = noun;
  const steps = noun.lifecycles.flatMap(({ lifecycle, actions }) =>
    Object.entries(actions).flatMap(([action, { call }]) =>
      call ? [[action, { lifecycle: `${lifecycle}.${action}` }] as const] : [],
    ),
  );
  const { text, submit } = usual.confirm;
  return {
    screen: `${id}-list`,
    kind: 'list',
    route: noun.route,
    title: names,
    roles,
    source: `${id}.list`,
    search: noun.entity.search ? { on: 'enter' } : undefined,
    columns: Object.fromEntries(
      Object.entries(noun.entity.fields).flatMap(([field, schema]) => columns(noun, field, schema)),
    ),
    header: { add: { label: `Add new ${name}`, icon: 'add', place: 'primary', to: `${id}-add` } },
    row: {
      edit: { label: 'Edit', icon: 'edit', to: `${id}-edit` },
      ...Object.fromEntries(steps),
      delete: {
        label: 'Delete',
        place: 'menu',
        danger: true,
        call: `${id}.delete`,
        confirm: { text: text.replace('{name}', `{${label}}`), submit },
      },
    },
    empty: { text: `No ${plural} yet`, hint: 'Add the first one.' },
  };
}

/** The column that shows a field, if one can. */
function columns(noun: Noun, name: string, field: EntityField): [path: string, column: unknown][] {
  const label = field.title ?? title(name);
  switch (kindOf(noun, name, field)) {
    case 'key':
      return [[name, { label, cell: 'id', width: 72, priority: 2 }]];
    case 'state':
      return [[name, { label, priority: 1 }]];
    case 'instant':
      return [[name, { label, cell: 'date-time' }]];
    case 'file':
      return [[name, { label, cell: 'image' }]];
    case 'flag':
      // Of what is "active", the cell has the words itself.
      return name === 'active'
        ? [[name, { label: 'status' in noun.entity.fields ? label : 'Status', cell: 'active' }]]
        : [[name, { label, cell: 'active', options: { on: 'Yes', off: 'No' } }]];
    case 'plain':
      return [[name, field.format === 'date' ? { label, cell: 'date' } : label]];
    case 'ref': {
      const shown = noun.references.get(name)?.shown;
      return shown ? [[shown, label]] : [];
    }
    default:
      return [];
  }
}

function addForm(noun: Noun) {
  return {
    screen: `${noun.id}-add`,
    kind: 'form',
    route: `${noun.route}/add`,
    title: `Add new ${noun.name}`,
    roles: noun.roles,
    parent: `${noun.id}-list`,
    fields: Object.fromEntries(askedFor(noun).map((one) => [one.property, formField(noun, one)])),
    submit: { call: `${noun.id}.create`, ...saved(noun) },
    cancel: { label: 'Cancel' },
  };
}

function editForm(noun: Noun) {
  const given = { [noun.key]: `$route.${noun.key}` };
  return {
    screen: `${noun.id}-edit`,
    kind: 'form',
    route: `${noun.route}/edit/{${noun.key}}`,
    title: `Edit ${noun.name}`,
    roles: noun.roles,
    parent: `${noun.id}-list`,
    extends: `${noun.id}-add`,
    load: { call: `${noun.id}.get`, with: given },
    submit: { call: `${noun.id}.update`, with: given, ...saved(noun) },
  };
}

function saved({ id }: Noun) {
  // biome-ignore lint/suspicious/noThenProperty: the language's word
  return { label: 'Save', then: { to: `${id}-list` } };
}

/** One of a few values is a select by itself; on or off is a switch, and what is new is active. */
function formField(noun: Noun, { name, field, reference }: Asked) {
  const common = { label: field.title ?? title(name) };
  if (reference?.picker) {
    const { source, label } = reference.picker;
    return {
      ...common,
      field: 'picker',
      source,
      options: { value: reference.key, label, current: reference.shown },
    };
  }
  if (kindOf(noun, name, field) === 'flag') {
    const isOn = name === 'active';
    return { ...common, field: 'switch', initial: mainType(field) === 'boolean' ? isOn : Number(isOn) };
  }
  return { ...common, ...(field.format === 'date' ? { field: 'date' } : {}) };
}
