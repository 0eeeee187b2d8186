import { isObject } from '../schema/json-schema.ts';
import { type Json, objectAt, textAt, withDefaults, withoutNulls } from './json.ts';
import { parametersOf, routeOf, titleOf } from './noun.ts';
import { confirmOf, type Site, selecting } from './site.ts';
import { toggleActions, toggleBulk } from './toggle.ts';
import { wordsOf } from './words.ts';

/** Completes actions with their defaults; `toggle` becomes two. */
export function expandActions(declared: Json, site: Site): Json {
  return Object.fromEntries(
    Object.entries(declared).flatMap(([id, action]) => {
      if (!isObject(action) || 'lifecycle' in action) return [[id, action]];
      if (id === 'toggle') return Object.entries(toggleActions(action, site));
      return [[id, expandAction(id, action, site)]];
    }),
  );
}

/** Defaults of actions by the first word of their name. */
const LOOKS: Readonly<Record<string, Json>> = {
  add: { icon: 'add', place: 'primary' },
  edit: { icon: 'edit' },
  delete: { icon: 'delete', danger: true },
  sync: { icon: 'sync' },
  download: { icon: 'download' },
  upload: { icon: 'upload' },
};
const EFFECTS = ['to', 'dialog', 'call', 'widget'];
const PARTS: Readonly<Record<string, string>> = {
  add: 'add',
  edit: 'edit',
  detail: 'detail',
  details: 'detail',
};

function expandAction(id: string, declared: Json, site: Site): Json {
  const { world } = site;
  const first = id.split('-')[0] ?? id;
  const effect = EFFECTS.some((key) => key in declared) ? {} : effectOf(id, site);
  const called = withDefaults(declared, effect);
  const full = withDefaults(called, objectAt(world.call(textAt(called, 'call') ?? ''), 'action') ?? {});
  const { place, ...look } = LOOKS[first] ?? {};
  const target = textAt(full, 'to') ?? textAt(full, 'dialog');
  const title = id === 'add' && target !== undefined ? titleOf(target, world) : undefined;
  const label = textAt(full, 'label') ?? title ?? (id === 'detail' ? 'Details' : wordsOf(id, world.naming));
  const usual = { label, ...look, place: (id === first ? place : undefined) ?? 'inline' };
  const completedAction = withDefaults(withDefaults({ ...full, label }, usual), {
    confirm: first === 'delete' && full.call !== undefined ? confirmOf('delete', label, site) : undefined,
    with: full.with === undefined && !site.hasRow ? ofRoute(full, site) : undefined,
  });
  return withoutNulls(completedAction, ['icon', 'place', 'confirm', 'danger']);
}

/** The default target of an action: `edit` opens the noun's form, `delete` makes the noun's call. */
function effectOf(id: string, { noun, calls, world }: Site): Json {
  const part = PARTS[id];
  if (part !== undefined && world.hasScreen(`${noun}-${part}`)) return { to: `${noun}-${part}` };
  return world.callsOf(calls).includes(`${calls}.${id}`) ? { call: `${calls}.${id}` } : {};
}

/** Parameters that only the current route can supply, written out so that the action declares their source. */
function ofRoute(action: Json, { route, world }: Site): Json | undefined {
  const target = textAt(action, 'to') ?? textAt(action, 'dialog');
  const address =
    target === undefined ? textAt(world.call(textAt(action, 'call') ?? ''), 'path') : routeOf(target, world);
  const names = parametersOf(address ?? '').filter((name) => route.includes(name));
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, `$route.${name}`])) : undefined;
}

/** Completes bulk actions; `row` has the completed actions of a row. */
export function expandBulk(declared: Json, row: Json, site: Site): Json {
  return Object.fromEntries(
    Object.entries(declared).flatMap(([id, action]) => {
      if (!isObject(action)) return [[id, action]];
      if (id === 'toggle') return Object.entries(toggleBulk(action, site));
      return [[id, expandBulkAction(id, action, { row: objectAt(row, id), site })]];
    }),
  );
}

interface OfRow {
  /** The action of a row that has the same name. */
  readonly row: Json | undefined;
  readonly site: Site;
}

function expandBulkAction(id: string, declared: Json, { row, site }: OfRow): Json {
  const { world } = site;
  const label = textAt(declared, 'label') ?? wordsOf(id, world.naming);
  const isDelete = id === 'delete';
  const submit = isDelete ? textAt(confirmOf('delete', label, site), 'submit') : label;
  const confirm = isDelete ? { text: `${label} the selected rows ({count})?`, submit } : undefined;
  const full = withDefaults(
    { ...declared, label },
    {
      danger: isDelete ? true : undefined,
      call: isDelete ? selecting('delete', world.callsOf(site.calls), world) : undefined,
      each: eachOf(row),
      confirm,
    },
  );
  return withoutNulls(full, ['danger', 'call', 'each']);
}

/** What is made for one row after the other where no call takes them all: the call of the row's own action. */
function eachOf({ call, with: values, when }: Json = {}): Json | undefined {
  if (call === undefined) return undefined;
  return {
    call,
    ...(values === undefined ? {} : { with: values }),
    ...(when === undefined ? {} : { when }),
  };
}
