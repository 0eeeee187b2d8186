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
    if (written?.table === owner.table) checkWrite(linker, linked, endpoint, stored.column);
  }
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
