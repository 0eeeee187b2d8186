import type { LinkedEndpoint, LinkedLifecycle } from '../context/linked.ts';
import type { Reporter, Symbols } from '../context/linker.ts';

/** Reports generic writes that would set the state of a lifecycle past its actions. */
export function checkStateColumns(linker: Reporter & Symbols, linked: LinkedLifecycle): void {
  const { entity, field } = linked.lifecycle;
  const owner = linker.entities.get(entity)?.stored;
  const stored = owner?.fields[field];
  if (!owner || stored?.kind !== 'column') return;
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

/** A row that is saved with its owner gets no step: the guard of its table would refuse it. */
function refuseOwned(
  linker: Reporter,
  { id }: LinkedLifecycle,
  endpoint: LinkedEndpoint,
  { name, property }: { readonly name: string; readonly property: string },
): void {
  const text = `endpoint "${endpoint.id}" would write "${property}" of the rows of "${name}", the state of lifecycle "${id}": its actions alone change it.`;
  const at = endpoint.place.child('body', 'properties', name, 'items', 'properties', property);
  linker.report('LIF-05', at, text, {
    remedy: 'Take it out; a new row begins in the initial state, which is the default of its column.',
    part: 'key',
  });
}

function checkWrite(
  linker: Reporter,
  { id, lifecycle, declared }: LinkedLifecycle,
  { id: endpoint, resource, place }: LinkedEndpoint,
  column: string,
): void {
  const at = place.child('resource');
  const refuse = (where: typeof place, text: string, remedy: string) =>
    linker.report('LIF-05', where, text, { remedy });
  if (resource?.toggle === column)
    refuse(
      at.child('toggle'),
      `"${column}" is the state of lifecycle "${id}": its actions alone change it.`,
      'Call an action of the lifecycle instead.',
    );
  const source = resource?.set?.[column];
  if (!source) return;
  if ('from' in source) {
    const where =
      source.from === 'body' && source.path === column ? place.child('body') : at.child('set', column);
    refuse(
      where,
      `endpoint "${endpoint}" would write "${column}", the state of lifecycle "${id}": its actions alone change it.`,
      'Take it out; a new record begins in the initial state, which is the default of its column.',
    );
  } else if (resource.do !== 'create' || !declared.value.states[String(source.literal)]?.initial) {
    const initial = Object.keys(lifecycle.states).filter((state) => lifecycle.states[state]?.initial);
    refuse(
      at.child('set', column),
      `"${source.literal}" is a state of lifecycle "${id}": only a new record is given one, an initial one (${initial.join(', ')}).`,
      'Call an action of the lifecycle instead.',
    );
  }
}
