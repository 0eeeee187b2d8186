import type { TabsScreen } from '../../../core/generated/language/declarations.ts';
import type { Roles, Target, Then, Values } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import { propertiesOf } from '../../schema/json-schema.ts';
import type { ScreenDeclaration } from '../context/declarations.ts';
import type { LinkedEndpoint } from '../context/linked.ts';
import type { Resolver } from '../context/linker.ts';
import { refusedRoles, roleWords } from '../context/roles.ts';
import { parametersOf } from '../context/routes.ts';
import type { Scope, Site } from '../expressions/scope.ts';
import type { DeclaredValues } from '../expressions/values.ts';
import { checkGiven } from './given-values.ts';
import { givenBy, placeOf } from './named.ts';
import { checkUnwanted, type Invocation, invocationAt, linkParameters } from './parameters.ts';

/**
 * Links a link to a screen. `seen` are the roles that can follow it; all of them must be allowed to open the screen.
 */
export function linkTarget(linker: Resolver, invocation: Invocation, scope: Scope, seen: Roles): Target {
  const { id, place } = invocation;
  const screen = linker.screen(id, place);
  if (!screen) return { screen: id, route: '/' };
  const { route, roles } = screen.value;
  const noun = `screen "${id}"`;
  const needed = parametersOf(route);
  const values = linkParameters(linker, invocation, { needed, noun }, scope);
  const queryParameters = queryNames(linker, screen.value, screen.place).filter(
    (name) => !needed.includes(name),
  );
  const { value } = screen;
  const hash = value.kind === 'tabs' && value.bind.startsWith('#') ? [value.bind.slice(1)] : [];
  checkUnwanted(linker, invocation, { wanted: [...needed, ...queryParameters, ...hash], noun });
  checkValues(linker, invocation, { screen: screen.value, values }, scope);
  for (const name of needed) {
    const named = values[name] === undefined ? undefined : givenBy(linker, values[name], scope);
    // A plain number may be a key of a table that another column names.
    if (!named) continue;
    linker.notes.parameters.push({ screen: id, name, named, by: 'link', place: placeOf(invocation, name) });
  }
  const printPairs = (names: readonly string[]) =>
    names.filter((name) => name in values).map((name) => `${name}={${name}}`);
  const [query, anchor] = [printPairs(queryParameters).join('&'), printPairs(hash).join('&')];
  const refused = refusedRoles(seen, linker.roles(roles, screen.place.child('roles')));
  if (refused.length > 0) {
    const text = `${roleWords(linker.declarations, refused)} would see this, but may not open screen "${id}" (roles "${roles}").`;
    linker.report('ROL-02', place, text, { remedy: 'Give the action "roles" that the screen allows.' });
  }
  return {
    screen: id,
    route: `${route}${query && `?${query}`}${anchor && `#${anchor}`}`,
    ...(Object.keys(values).length > 0 ? { with: values } : {}),
  };
}

/** Reports an unknown tab, and values that the reading call of the target screen rejects. */
function checkValues(
  linker: Resolver,
  invocation: Invocation,
  { screen, values }: { readonly screen: ScreenDeclaration; readonly values: Values },
  scope: Scope,
): void {
  const { id, place } = invocation;
  for (const tabs of findTabs(linker, screen, place)) {
    const name = tabs.bind.replace(/^#/, '');
    const value = values[name];
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const taker = { schema: { enum: Object.keys(tabs.tabs) }, isText: true, noun: `the tab "${name}"` };
    checkGiven(linker, value, taker, scope, placeOf(invocation, name));
  }
  const readCall = findReadCall(linker, screen);
  for (const [name, parameter] of readCall?.parameters ?? []) {
    const acceptedSchemas = {
      ...propertiesOf(readCall?.endpoint.query),
      ...propertiesOf(readCall?.endpoint.params),
    };
    const [value, schema] = [values[name], acceptedSchemas[parameter]];
    if (value === undefined || !schema) continue;
    const taker = { schema, isText: true, noun: `"${name}" of screen "${id}"` };
    checkGiven(linker, value, taker, scope, placeOf(invocation, name));
  }
}

/** The tabs of a screen, including those of screens embedded in its sections. */
function findTabs(linker: Resolver, screen: ScreenDeclaration, place: Place): TabsScreen[] {
  if (screen.kind === 'tabs') return [screen];
  if (screen.kind !== 'detail') return [];
  return [...screen.main, ...(screen.aside ?? [])].flatMap((section) => {
    const embeddedScreen = section.screen ? linker.screen(section.screen, place)?.value : undefined;
    return embeddedScreen?.kind === 'tabs' ? [embeddedScreen] : [];
  });
}

/** The call from which a screen reads its record or rows, with pairs of route parameter and call parameter. */
function findReadCall(
  { endpoints }: Resolver,
  screen: ScreenDeclaration,
): { endpoint: LinkedEndpoint; parameters: [string, string][] } | undefined {
  const declared = screen.kind === 'form' ? screen.load : 'source' in screen ? screen.source : undefined;
  const { call, with: callValues = {} } =
    typeof declared === 'string' ? { call: declared } : (declared ?? {});
  const endpoint = endpoints.get(call ?? '');
  if (!endpoint) return undefined;
  const names = new Set([...endpoint.pathParams, ...Object.keys(callValues)]);
  const parameters = [...names].flatMap((name): [string, string][] => {
    const value = callValues[name] ?? `$route.${name}`;
    return typeof value === 'string' && value.startsWith('$route.') ? [[value.slice(7), name]] : [];
  });
  return { endpoint, parameters };
}

/** Query parameters that a screen reads from its URL. */
function queryNames(linker: Resolver, screen: ScreenDeclaration, place: Place): string[] {
  const queryReferences = [...JSON.stringify(screen).matchAll(/"\$query\.(\w+)"/g)].flatMap(
    ([, name]) => name ?? [],
  );
  const screenQuery = screen.kind === 'custom' ? (screen.query ?? []) : [];
  const sections = screen.kind === 'detail' ? [...screen.main, ...(screen.aside ?? [])] : [];
  const sectionTabs = sections.flatMap((section) =>
    section.screen ? tabOf(linker.screen(section.screen, place)?.value) : [],
  );
  return [...new Set([...queryReferences, ...screenQuery, ...tabOf(screen), ...sectionTabs])];
}

/** The query parameter that holds the open tab. */
const tabOf = (screen: ScreenDeclaration | undefined): string[] =>
  screen?.kind === 'tabs' && !screen.bind.startsWith('#') ? [screen.bind] : [];

type DeclaredThen = 'back' | 'reload' | 'stay' | ['reload', number] | { to: string; with?: DeclaredValues };

/** Links what the page does after success. */
export function linkThen(linker: Resolver, then: DeclaredThen, { scope, seen, place }: Site): Then {
  if (then === 'back') return { back: true };
  if (then === 'reload') return { reload: true };
  if (then === 'stay') return {};
  if (Array.isArray(then)) return { reload: true, after: then[1] };
  return { to: linkTarget(linker, invocationAt(place, 'to', then.to, then.with), scope, seen) };
}
