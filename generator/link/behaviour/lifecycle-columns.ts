import type { LinkedEndpoint, LinkedLifecycle } from '../context/linked.ts';
import type { Reporter, Symbols } from '../context/linker.ts';
import { reachedFrom } from './lifecycle-states.ts';

/** Reports generic writes to the state column of a lifecycle, which only its actions may change. */
export function checkStateColumns(linker: Reporter & Symbols, linked: LinkedLifecycle): void {
  const { entity, field } = linked.lifecycle;
  const owner = linker.entities.get(entity)?.stored;
  const stored = owner?.fields[field];
  if (!owner || stored?.kind !== 'column') return;
  checkBeginnings(linker, linked, { table: owner.table, column: stored.column });
  for (const endpoint of linker.endpoints.values()) {
    const written = endpoint.resource && linker.entities.get(endpoint.resource.entity)?.stored;
    if (!written) continue;
    if (written.table === owner.table) checkWrite(linker, linked, endpoint, stored.column);
    for (const [name, { set }] of Object.entries(endpoint.resource?.owned ?? {})) {
      const rows = written.fields[name];
      const child = rows?.kind === 'many' ? linker.entities.get(rows.entity)?.stored : undefined;
      const property = child?.table === owner.table ? set[stored.column] : undefined;
      if (property !== undefined) refuseOwned(linker, linked, endpoint, { name, property });
    }
  }
}

/**
 * Reports initial states in which no record begins: actions lead to them from other initial states, and no call creates
 * a record in them.
 */
function checkBeginnings(
  linker: Reporter & Symbols,
  { declared: { value, place } }: LinkedLifecycle,
  { table, column }: { readonly table: string; readonly column: string },
): void {
  const initialStates = Object.keys(value.states).filter((state) => value.states[state]?.initial);
  const createdStates = [...linker.endpoints.values()].flatMap(({ resource }) => {
    const source = resource?.do === 'create' ? resource.set?.[column] : undefined;
    const isHere = resource && linker.entities.get(resource.entity)?.stored?.table === table;
    return isHere && source && 'literal' in source ? [String(source.literal)] : [];
  });
  for (const [index, state] of initialStates.entries()) {
    const canReach = (from: string, to: string) => reachedFrom(value, [from]).has(to);
    const leadingState = initialStates.find(
      (from, fromIndex) =>
        from !== state && canReach(from, state) && (fromIndex < index || !canReach(state, from)),
    );
    if (leadingState === undefined || createdStates.includes(state)) continue;
    const text = `"${leadingState}" is initial too and leads here, and no call creates a record with "${state}".`;
    linker.report('LIF-02', place.child('states', state, 'initial'), text, {
      remedy: 'Take it out, or give the state by "set" of the call that creates such records.',
    });
  }
}

/**
 * Reports a state in rows that are saved with their owner: saving them is no action, so the guard of the table would
 * reject it.
 */
function refuseOwned(
  linker: Reporter,
  { id }: LinkedLifecycle,
  endpoint: LinkedEndpoint,
  { name, property }: { readonly name: string; readonly property: string },
): void {
  const text = `endpoint "${endpoint.id}" would write "${property}" of the rows of "${name}", the state of lifecycle "${id}": its actions alone change it.`;
  const propertyPlace = endpoint.place.child('body', 'properties', name, 'items', 'properties', property);
  linker.report('LIF-05', propertyPlace.key, text, {
    remedy: 'Take it out; a new row begins in the initial state, which is the default of its column.',
  });
}

function checkWrite(
  linker: Reporter,
  { id, lifecycle, declared }: LinkedLifecycle,
  { id: endpoint, resource, place }: LinkedEndpoint,
  column: string,
): void {
  const resourcePlace = place.child('resource');
  const refuse = (where: typeof place, text: string, remedy: string) =>
    linker.report('LIF-05', where, text, { remedy });
  if (resource?.toggle === column)
    refuse(
      resourcePlace.child('toggle'),
      `"${column}" is the state of lifecycle "${id}": its actions alone change it.`,
      'Call an action of the lifecycle instead.',
    );
  const source = resource?.set?.[column];
  if (!source) return;
  if ('from' in source) {
    const where =
      source.from === 'body' && source.path === column
        ? place.child('body')
        : resourcePlace.child('set', column);
    refuse(
      where,
      `endpoint "${endpoint}" would write "${column}", the state of lifecycle "${id}": its actions alone change it.`,
      'Take it out; a new record begins in the initial state, which is the default of its column.',
    );
  } else if (resource.do !== 'create' || !declared.value.states[String(source.literal)]?.initial) {
    const initial = Object.keys(lifecycle.states).filter((state) => lifecycle.states[state]?.initial);
    refuse(
      resourcePlace.child('set', column),
      `"${source.literal}" is a state of lifecycle "${id}": only a new record is given one, an initial one (${initial.join(', ')}).`,
      'Call an action of the lifecycle instead.',
    );
  }
}
