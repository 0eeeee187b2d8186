import type { Call, Roles, Target, Then, Value } from '../../../src/runtime/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { propertiesOf, requiredOf } from '../../schema/json-schema.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import { type Linker, refusedRoles } from '../context/linker.ts';
import { parametersOf } from '../context/routes.ts';
import { type DeclaredValue, linkValues, type Scope, valueByName } from '../expressions/scope.ts';

type With = Readonly<Record<string, DeclaredValue>> | undefined;

/** Links a target screen. `seen` are the roles that can get there; all of them must be allowed to open it. */
export function linkTarget(
  linker: Linker,
  id: string,
  given: With,
  scope: Scope,
  seen: Roles,
  place: Place,
  withPlace: Place,
): Target {
  const screen = linker.screen(id, place);
  if (!screen) return { screen: id, route: '/' };
  const { route, roles } = screen.value;
  const parameters = parametersOf(route);
  const values = complete(linker, parameters, given, scope, place, withPlace, `screen "${id}"`);
  const asked = queryNames(screen.value).filter((name) => !parameters.includes(name));
  reportUnwanted(linker, given, [...parameters, ...asked], withPlace, `screen "${id}"`);
  const query = asked.filter((name) => name in values).map((name) => `${name}={${name}}`);
  const refused = refusedRoles(seen, linker.roles(roles, screen.place.child('roles')));
  if (refused.length > 0) {
    linker.report(
      'ROL-02',
      place,
      `${roleWords(linker, refused)} would see this, but may not open screen "${id}" (roles "${roles}").`,
      {
        remedy: 'Give the action "roles" that the screen allows.',
      },
    );
  }
  return {
    screen: id,
    route: query.length > 0 ? `${route}?${query.join('&')}` : route,
    ...(Object.keys(values).length > 0 ? { with: values } : {}),
  };
}

/** Names that a screen reads from the query of its address. */
function queryNames(screen: unknown): string[] {
  return [
    ...new Set([...JSON.stringify(screen).matchAll(/"\$query\.(\w+)"/g)].flatMap(([, name]) => name ?? [])),
  ];
}

export interface CallOptions {
  readonly place: Place;
  readonly withPlace: Place;
  readonly seen: Roles;
  /** Names that the caller fills by itself: fields of a form, page and search of a list. */
  readonly supplied?: readonly string[];
  readonly effect?: 'read';
  readonly envelopes?: readonly LinkedEndpoint['endpoint']['envelope'][];
}

/** Links a call of an endpoint with complete values. */
export function linkCall(
  linker: Linker,
  id: string,
  given: With,
  scope: Scope,
  options: CallOptions,
): { call: Call; endpoint: LinkedEndpoint } | undefined {
  const { place, withPlace, seen, supplied = [] } = options;
  const endpoint = linker.endpoint(id, place);
  if (!endpoint) return undefined;
  const noun = `endpoint "${id}"`;
  const values = complete(linker, endpoint.pathParams, given, scope, place, withPlace, noun);
  const body = propertiesOf(endpoint.body?.schema);
  reportUnwanted(
    linker,
    given,
    [...endpoint.pathParams, ...Object.keys(propertiesOf(endpoint.query)), ...Object.keys(body)],
    withPlace,
    noun,
  );
  for (const name of requiredOf(endpoint.body?.schema)) {
    if (supplied.includes(name) || name in values) continue;
    linker.report('CAL-03', place, `${noun} needs "${name}" in its body, and nothing here gives it.`, {
      remedy: `Add it to "with".`,
    });
  }
  checkRoles(linker, endpoint, seen, place);
  checkUse(linker, endpoint, options);
  return {
    endpoint,
    call: { endpoint: endpoint.endpoint, ...(Object.keys(values).length > 0 ? { with: values } : {}) },
  };
}

function complete(
  linker: Linker,
  needed: readonly string[],
  given: With,
  scope: Scope,
  place: Place,
  withPlace: Place,
  noun: string,
): Record<string, Value> {
  const values: Record<string, Value> = { ...linkValues(linker, given, scope, withPlace) };
  for (const name of needed) {
    if (name in values) continue;
    const value = valueByName(name, scope);
    if (value === undefined) {
      const text = `${noun} needs the parameter "${name}", and nothing here gives it.`;
      linker.report('CAL-01', place, text, { remedy: `Add "with": { "${name}": … }.` });
    } else values[name] = value;
  }
  return values;
}

function reportUnwanted(
  linker: Linker,
  given: With,
  wanted: readonly string[],
  withPlace: Place,
  noun: string,
): void {
  for (const name of Object.keys(given ?? {})) {
    if (wanted.includes(name)) continue;
    const remedy = wanted.length > 0 ? `It takes: ${wanted.join(', ')}.` : 'It takes nothing.';
    linker.report(
      'CAL-02',
      withPlace.child(name),
      `${noun} does not take "${name}".${didYouMean(name, wanted)}`,
      { remedy, part: 'key' },
    );
  }
}

function checkRoles(linker: Linker, endpoint: LinkedEndpoint, seen: Roles, place: Place): void {
  const refused = refusedRoles(seen, endpoint.endpoint.roles);
  if (refused.length === 0) return;
  const text = `${roleWords(linker, refused)} would see this, but endpoint "${endpoint.id}" refuses (roles "${endpoint.declared.value.roles}").`;
  linker.report('ROL-01', place, text, { remedy: 'Narrow "roles" here or widen them at the endpoint.' });
}

function checkUse(
  linker: Linker,
  { id, endpoint }: LinkedEndpoint,
  { place, effect, envelopes }: CallOptions,
): void {
  if (effect === 'read' && endpoint.effect !== 'read') {
    linker.report('CAL-05', place, `endpoint "${id}" changes state, so it cannot be a source.`);
  }
  if (envelopes && !envelopes.includes(endpoint.envelope)) {
    const text = `endpoint "${id}" answers "${endpoint.envelope}", expected ${envelopes.join(' or ')}.`;
    linker.report('CAL-04', place, text);
  }
}

/** The names of roles, as a sentence's subject. */
export function roleWords(linker: Linker, roles: readonly number[] | 'the public'): string {
  return typeof roles === 'string' ? roles : roles.map((role) => linker.roleName(role)).join(', ');
}

type DeclaredThen =
  | 'back'
  | 'reload'
  | 'stay'
  | { to: string; with?: Record<string, DeclaredValue>; after?: number }
  | { reload: true; after: number };

/** What follows success. */
export function linkThen(linker: Linker, then: DeclaredThen, scope: Scope, seen: Roles, place: Place): Then {
  if (then === 'back') return { back: true };
  if (then === 'reload') return { reload: true };
  if (then === 'stay') return {};
  if ('reload' in then) return then;
  const to = linkTarget(linker, then.to, then.with, scope, seen, place.child('to'), place.child('with'));
  return { to, ...(then.after === undefined ? {} : { after: then.after }) };
}
