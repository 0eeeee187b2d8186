import { isObject, mainType } from '../../schema/json-schema.ts';
import {
  type Asked,
  askedFor,
  askedOfChild,
  type Child,
  type EntityField,
  isPicture,
  kindOf,
  type Noun,
  title,
} from './noun.ts';

/** The screens of a noun: a list, a report if it is asked for, a detail, a form to add, and one to edit that extends it: id -> declaration. */
export function newScreens(noun: Noun, reported: boolean): Map<string, { readonly screen: string }> {
  const screens = [
    listOf(noun),
    ...(reported ? [reportOf(noun)] : []),
    detailOf(noun),
    addForm(noun),
    editForm(noun),
  ];
  return new Map(screens.map((screen) => [screen.screen, screen]));
}

/** A screen without the actions that lead to screens that are not there. */
export function leadingOn(screen: object, isThere: (screen: string) => boolean): object {
  const leads = (action: unknown) => !isObject(action) || typeof action.to !== 'string' || isThere(action.to);
  return Object.fromEntries(
    Object.entries(screen).map(([key, value]) => {
      if (!['header', 'row', 'actions'].includes(key) || !isObject(value)) return [key, value];
      return [key, Object.fromEntries(Object.entries(value).filter(([, action]) => leads(action)))];
    }),
  );
}

/** The actions of its lifecycles, as a list or detail offers them. */
function stepsOf({ lifecycles }: Noun): Record<string, object> {
  const steps = lifecycles.flatMap(({ lifecycle, actions }) =>
    Object.entries(actions).flatMap(([action, { call }]) =>
      call ? [[action, { lifecycle: `${lifecycle}.${action}` }] as const] : [],
    ),
  );
  return Object.fromEntries(steps);
}

function listOf(noun: Noun) {
  const { id, name, names, plural, roles, usual, label } = noun;
  const { text, submit } = usual.confirm;
  return {
    screen: `${id}-list`,
    kind: 'list',
    route: noun.route,
    title: names,
    roles,
    source: `${id}.list`,
    search: noun.entity.search ? { on: 'enter' } : undefined,
    columns: Object.fromEntries(labelFirst(noun).flatMap(([field, schema]) => columns(noun, field, schema))),
    header: { add: { label: `Add new ${name}`, icon: 'add', place: 'primary', to: `${id}-add` } },
    row: {
      edit: { label: 'Edit', icon: 'edit', to: `${id}-edit` },
      detail: { to: `${id}-detail` },
      ...stepsOf(noun),
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

/** The fields as a list shows them: after the key comes what a row is called, which a narrow one shows as well. */
function labelFirst({ entity, key, label }: Noun): [string, EntityField][] {
  const rankOf = (name: string) => (name === key ? 0 : name === label ? 1 : 2);
  return Object.entries(entity.fields).sort(([one], [other]) => rankOf(one) - rankOf(other));
}

/** The column that shows a field; none if no cell can show it. */
export function columns(noun: Noun, name: string, field: EntityField): [path: string, column: unknown][] {
  const label = field.title ?? title(name);
  switch (kindOf(noun, name, field)) {
    case 'key':
      return [[name, { label, cell: 'id', width: 72, priority: 2 }]];
    case 'state':
      return [[name, { label, priority: 1 }]];
    case 'instant':
      return [[name, { label, cell: 'date-time' }]];
    case 'file':
      return [[name, { label, cell: isPicture(name) ? 'image' : 'link' }]];
    case 'flag':
      // The cell "active" has its own texts.
      return name === 'active'
        ? [[name, { label, cell: 'active' }]]
        : [[name, { label, cell: 'active', options: { on: 'Yes', off: 'No' } }]];
    case 'plain':
      return [[name, field.format === 'date' ? { label, cell: 'date' } : label]];
    case 'ref': {
      const labelPath = noun.references.get(name)?.shown;
      return labelPath ? [[labelPath, label]] : [];
    }
    default:
      return [];
  }
}

/** What its call counts and sums, without a word of its own. */
function reportOf({ id, name, roles, route }: Noun) {
  return {
    screen: `${id}-report`,
    kind: 'report',
    route: `${route}/report`,
    title: `${name} Report`,
    roles,
    parent: `${id}-list`,
    source: `${id}.report`,
  };
}

/** The detail: all values of a record, its actions, and the rows that it owns. */
function detailOf(noun: Noun) {
  const { id, name, roles, route, key } = noun;
  return {
    screen: `${id}-detail`,
    kind: 'detail',
    route: `${route}/detail/{${key}}`,
    title: `${name} Detail`,
    roles,
    parent: `${id}-list`,
    source: { call: `${id}.get`, with: { [key]: `$route.${key}` } },
    actions: { edit: { label: 'Edit', icon: 'edit', to: `${id}-edit` }, ...stepsOf(noun) },
    main: [
      {
        fields: Object.fromEntries(
          Object.entries(noun.entity.fields)
            .flatMap(([field, schema]) => [
              ...columns(noun, field, schema),
              ...furtherOf(noun, field, schema),
            ])
            .map(([path, column]) => [path, withoutLayout(column)]),
        ),
      },
      ...noun.children.map((child) => ({ title: title(child.name), table: tableOf(child) })),
    ],
  };
}

/** What a reference names of the other besides its key and what it is called. */
function furtherOf(
  { references }: Noun,
  name: string,
  { store }: EntityField,
): [path: string, column: string][] {
  const reference = references.get(name);
  const fields = reference && isObject(store) && Array.isArray(store.fields) ? store.fields.map(String) : [];
  return fields
    .map((field) => `${name}.${field}`)
    .filter((path) => path !== reference?.shown && path !== `${name}.${reference?.key}`)
    .map((path) => [path, title(path.replace('.', '_'))]);
}

/** A value on a page: a column without width and priority. */
function withoutLayout(column: unknown): unknown {
  if (!isObject(column)) return column;
  const { width: _width, priority: _priority, ...rest } = column;
  return Object.keys(rest).length === 1 ? rest.label : rest;
}

function tableOf({ name, answeredFields, noun }: Child) {
  const fields = Object.entries(noun.entity.fields).filter(([field]) => answeredFields.includes(field));
  const ofReferences = new Set([...noun.references.values()].map(({ column }) => column));
  const rowFields = fields.filter(([field]) => field !== noun.key && !ofReferences.has(field));
  return {
    rows: name,
    columns: Object.fromEntries(rowFields.flatMap(([field, schema]) => columns(noun, field, schema))),
  };
}

function addForm(noun: Noun) {
  return {
    screen: `${noun.id}-add`,
    kind: 'form',
    route: `${noun.route}/add`,
    title: `Add new ${noun.name}`,
    roles: noun.roles,
    parent: `${noun.id}-list`,
    fields: {
      ...Object.fromEntries(
        askedFor(noun).map((formInput) => [formInput.property, formField(noun, formInput)]),
      ),
      ...Object.fromEntries(noun.children.map((child) => [child.name, linesField(child)])),
    },
    submit: { call: `${noun.id}.create`, ...saved(noun) },
    cancel: { label: 'Cancel' },
  };
}

function editForm(noun: Noun) {
  const keyParameter = { [noun.key]: `$route.${noun.key}` };
  return {
    screen: `${noun.id}-edit`,
    kind: 'form',
    route: `${noun.route}/edit/{${noun.key}}`,
    title: `Edit ${noun.name}`,
    roles: noun.roles,
    parent: `${noun.id}-list`,
    extends: `${noun.id}-add`,
    load: { call: `${noun.id}.get`, with: keyParameter },
    submit: { call: `${noun.id}.update`, with: keyParameter, ...saved(noun) },
  };
}

function saved({ id }: Noun) {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of the language
  return { then: { to: `${id}-list` } };
}

/** The field for owned rows: line items. */
function linesField(child: Child) {
  return {
    label: title(child.name),
    field: 'line-items',
    fields: Object.fromEntries(
      askedOfChild(child).map((formInput) => [formInput.property, formField(child.noun, formInput)]),
    ),
  };
}

/** The field of a form. An enum has a select by default; a flag is a switch, which only "active" sets initially. */
export function formField(noun: Noun, { name, field, reference }: Asked) {
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
  if (field.store?.file)
    return isPicture(name)
      ? { ...common, field: 'image', options: { preview: name } }
      : { ...common, field: 'file', options: { current: name } };
  if (kindOf(noun, name, field) === 'flag') {
    const isOn = name === 'active';
    return { ...common, field: 'switch', initial: mainType(field) === 'boolean' ? isOn : Number(isOn) };
  }
  return { ...common, ...(field.format === 'date' ? { field: 'date' } : {}) };
}
