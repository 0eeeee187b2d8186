import { type Json, objectAt, textAt, withDefaults, withoutNulls } from './json.ts';
import { confirmOf, type Site, selecting } from './site.ts';
import type { World } from './world.ts';

const WAYS = [
  { id: 'activate', label: 'Activate', from: 0, to: 1 },
  { id: 'deactivate', label: 'Deactivate', from: 1, to: 0 },
] as const;

/** Expands `toggle` into two actions that switch a field of the row on and off. */
export function toggleActions(declared: Json, site: Site): Json {
  const { call, field, flips } = resolveSwitch(declared, site);
  const pairs = WAYS.map((way) => {
    const { id, label } = way;
    const action = withDefaults(
      { label },
      {
        place: declared.place ?? 'inline',
        roles: declared.roles,
        when: { field, is: way.from },
        call,
        with: flips ? undefined : { id: '$row.id', [field]: way.to },
        confirm: confirmOf(id, label, site),
      },
    );
    return [id, withoutNulls(action, ['confirm', 'with'])] as const;
  });
  return Object.fromEntries(pairs);
}

/** Expands `toggle` for selected rows. */
export function toggleBulk(declared: Json, site: Site): Json {
  const { call, field, flips } = resolveSwitch({ field: declared.field }, site);
  const bulkCall =
    textAt(declared, 'call') ?? selecting('update', site.world.callsOf(site.calls), site.world);
  const pairs = WAYS.map((way) => {
    const { label } = way;
    const each = {
      call,
      when: { field, is: way.from },
      ...(flips ? {} : { with: { id: '$row.id', [field]: way.to } }),
    };
    const action = withDefaults(
      { label },
      {
        call: bulkCall,
        with: bulkCall === undefined ? undefined : { [field]: way.to },
        each,
        confirm: { text: `${label} the selected rows ({count})?`, submit: label },
      },
    );
    return [way.id, withoutNulls(action, ['call', 'each'])] as const;
  });
  return Object.fromEntries(pairs);
}

/** The call, the field, and whether the call itself inverts the value. */
function resolveSwitch(declared: Json, { calls: noun, world }: Site) {
  const calls = world.callsOf(noun);
  const usual = ['toggle', `set-${textAt(declared, 'field') ?? 'active'}`].find((verb) =>
    calls.includes(`${noun}.${verb}`),
  );
  const call = textAt(declared, 'call') ?? `${noun}.${usual ?? 'toggle'}`;
  const full = world.call(call);
  const flips = textAt(full, 'resource', 'do') === 'toggle';
  const field = textAt(declared, 'field') ?? switchedField(full, world) ?? 'active';
  return { call, field, flips };
}

/** The field that is stored in the column that a call inverts. */
function switchedField(call: Json | undefined, world: World): string | undefined {
  const column = textAt(call, 'resource', 'toggle');
  const fields = objectAt(world.fullEntity(textAt(call, 'resource', 'entity') ?? ''), 'fields') ?? {};
  const stored = Object.entries(fields).find(([, field]) => textAt(field, 'store', 'column') === column);
  return column === undefined ? undefined : (stored?.[0] ?? column);
}
