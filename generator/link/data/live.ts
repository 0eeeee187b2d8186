import type { DeclaredEntity } from '../../../core/declared.ts';
import type { Roles } from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { propertiesOf } from '../../schema/json-schema.ts';
import type { Declared, EndpointDeclaration, EntityDeclaration } from '../context/declarations.ts';
import type { LinkedEndpoint, LinkedEntity } from '../context/linked.ts';
import type { Linker, Resolver, Symbols } from '../context/linker.ts';
import { refusedRoles, roleWords, unknownRoles } from '../context/roles.ts';
import { recordsIn } from './version.ts';

const WRITES: readonly unknown[] = ['create', 'update', 'delete', 'toggle'];

/**
 * Who receives events of an entity: roles of signed-in accounts. With an owner column only the owner of a row and the
 * roles in `all` do.
 */
export function linkLive(
  linker: Resolver,
  { value, place }: Declared<EntityDeclaration>,
): Pick<DeclaredEntity, 'live' | 'liveOf'> {
  const { live } = value;
  if (live === undefined) return {};
  const livePlace = place.child('live');
  if (typeof live === 'string') return { live: signedIn(linker, live, livePlace) };
  const owner = value.fields[live.owner];
  const { store = {} } = owner ?? {};
  if (!owner || store.many || store.computed || store.version || store.file) {
    const text = `entity "${value.entity}" has no column that "${live.owner}" could be.${didYouMean(live.owner, Object.keys(value.fields))}`;
    linker.report('LIV-04', livePlace.child('owner'), text);
  }
  const column = store.column ?? (store.ref ? `${live.owner}_id` : live.owner);
  const unrestrictedRoles = live.all === undefined ? [] : signedIn(linker, live.all, livePlace.child('all'));
  return {
    live: signedIn(linker, live.roles, livePlace.child('roles')),
    liveOf: { column, all: unrestrictedRoles },
  };
}

function signedIn(linker: Resolver, name: string, place: Place): readonly number[] {
  const roles = linker.roles(name, place);
  if (roles !== 'public') return roles;
  linker.report('LIV-03', place, 'Nobody who is not signed in can hear anything.', {
    remedy: 'Name a set of roles.',
  });
  return [];
}

/** The entity whose record or rows a call answers. */
export function answeredEntity({ resource, answer }: EndpointDeclaration): string | undefined {
  if (resource?.entity !== undefined) return resource.entity;
  const { item } = answer;
  if (typeof item === 'string') return item;
  return typeof item?.entity === 'string' ? item.entity : undefined;
}

/**
 * The topic of a live screen: the entity of its source. Reports an entity that is not live, and roles that see the
 * screen but may not receive its events.
 */
export function linkLiveScreen(
  linker: Resolver & Pick<Symbols, 'entities'>,
  endpoint: LinkedEndpoint | undefined,
  seen: Roles,
  place: Place,
): string | undefined {
  if (!endpoint) return undefined;
  const id = answeredEntity(endpoint.declared.value);
  const live = id === undefined ? undefined : linker.entities.get(id)?.stored?.live;
  if (id === undefined || !live) {
    const text = id === undefined ? `endpoint "${endpoint.id}" answers no entity.` : notLive(id);
    linker.report('LIV-01', place, text);
    return undefined;
  }
  return hearable(linker, id, seen, place);
}

/** The topic of a live entity; reports roles that see the screen but may not receive its events. */
function hearable(
  linker: Resolver & Pick<Symbols, 'entities'>,
  id: string,
  seen: Roles,
  place: Place,
): string {
  const live = linker.entities.get(id)?.stored?.live ?? unknownRoles;
  const deafRoles = live === unknownRoles ? [] : refusedRoles(seen, live);
  if (deafRoles.length > 0) {
    const words = roleWords(linker.declarations, deafRoles);
    const text = `${words} would see this, but may not hear of "${id}" (its "live" is "${rolesOf(linker, id)}").`;
    linker.report('LIV-03', place, text, { remedy: 'Narrow "roles" here or widen "live" in the entity.' });
  }
  return id;
}

/**
 * The topic of a live record, and the path to its key. An answer that is no entity may contain the record in one of its
 * fields.
 */
export function linkLiveRecord(
  linker: Resolver & Pick<Symbols, 'entities'>,
  endpoint: LinkedEndpoint | undefined,
  seen: Roles,
  place: Place,
): { readonly topic: string; readonly key: string } | undefined {
  if (!endpoint || answeredEntity(endpoint.declared.value) !== undefined) {
    const topic = linkLiveScreen(linker, endpoint, seen, place);
    return topic === undefined ? undefined : { topic, key: endpoint?.key ?? 'id' };
  }
  const liveRecords = recordsIn(endpoint.item).flatMap(([path, record]) => {
    const [name] = Object.values(propertiesOf(record)).flatMap((field) => linker.fieldOf.get(field) ?? []);
    const entity = name === undefined ? undefined : linker.entities.get(name.split('.')[0] ?? '');
    return path !== '' && entity?.stored?.live ? [{ path, entity }] : [];
  });
  const [first] = liveRecords;
  if (!first) {
    linker.report('LIV-01', place, `endpoint "${endpoint.id}" answers no entity.`);
    return undefined;
  }
  const topic = hearable(linker, first.entity.id, seen, place);
  return { topic, key: `${first.path}${first.entity.stored?.key ?? 'id'}` };
}

/** The topics of the product: live entities with their roles. */
export function topicsOf(entities: Iterable<LinkedEntity>): Readonly<Record<string, Roles>> {
  const live = [...entities].flatMap(({ id, stored }) => (stored?.live ? [[id, stored.live] as const] : []));
  return Object.fromEntries(live.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Reports live entities whose table no call, lifecycle or job writes. Call it after entities and endpoints are linked.
 */
export function checkLive(linker: Linker): void {
  const { app, endpoints, entities, lifecycles } = linker.declarations;
  const writtenTables = new Set<string | undefined>();
  const tableOf = (id: string | undefined) => entities.get(id ?? '')?.value.table;
  for (const { value, place } of endpoints.values()) {
    if (WRITES.includes(value.resource?.do)) writtenTables.add(tableOf(value.resource?.entity));
    for (const [index, id] of (value.publishes ?? []).entries()) {
      const publishedPlace = place.child('publishes', index);
      const entity = linker.entity(id, publishedPlace);
      if (entity && !entity.stored?.live) linker.report('LIV-01', publishedPlace, notLive(id));
      writtenTables.add(tableOf(id));
    }
  }
  for (const { value } of lifecycles.values()) writtenTables.add(tableOf(value.entity));
  const job = endpoints.get(app.value.jobs?.get ?? '');
  if (job) writtenTables.add(tableOf(answeredEntity(job.value)));
  for (const { id, value, place } of entities.values()) {
    if (value.live === undefined || (value.table !== undefined && writtenTables.has(value.table))) continue;
    const text =
      value.table === undefined
        ? `entity "${id}" has no table, so nothing of it is written.`
        : `nothing here writes "${value.table}", so nobody would ever hear of entity "${id}".`;
    linker.report('LIV-02', place.child('live'), text, {
      remedy: 'Remove "live", or name the entity in "publishes" of the call whose handler or job writes it.',
    });
  }
}

function notLive(id: string): string {
  return `entity "${id}" does not say "live", so nobody hears of it.`;
}

function rolesOf({ declarations }: Resolver, id: string): string {
  const live = declarations.entities.get(id)?.value.live ?? '';
  return typeof live === 'string' ? live : live.roles;
}
