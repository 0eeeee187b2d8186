import type { Entry, TopBar as TopBarDeclaration } from '../../../core/generated/language/declarations.ts';
import type { NavigationEntry, Product, TopBar, ViewCalls } from '../../../core/model.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { propertiesOf, typesOf } from '../../schema/json-schema.ts';
import { checkLabels } from '../behaviour/alike.ts';
import { linkSlot } from '../behaviour/slots.ts';
import type { AppDeclaration, Declarations, Placed } from '../context/declarations.ts';
import type { Linker, Reporter, Resolver, Symbols, Texts } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import { parametersOf, shapeOf } from '../context/routes.ts';
import { answeredEntity, topicsOf } from '../data/live.ts';
import { checkPath } from '../expressions/paths.ts';
import { checkGroup, JOBS, knownCall, SESSION } from './known-calls.ts';
import { source } from './texts.ts';
import { linkViews } from './views.ts';

/** The product without its screens and texts. */
export interface LinkedApp extends Omit<Product, 'screens' | 'records' | 'texts' | 'views'> {
  readonly views?: ViewCalls;
}

export function linkApp(
  linker: Linker,
  { screens, locales }: Pick<Declarations, 'screens' | 'locales'>,
): LinkedApp {
  const { value, place } = linker.declarations.app;
  checkAccess(linker);
  checkLocale(linker, value.locale, place.child('locale'));
  checkLanguages(linker, linker.declarations.app, locales);
  checkEntries(linker, value.navigation, place.child('navigation'));
  checkPageSizes(linker, value.pageSizes ?? [], place.child('pageSizes'));
  if (value.landing) checkReachable(linker, value.landing, place.child('landing'));
  const jobs = value.jobs && linkJobs(linker, value.jobs, place.child('jobs'));
  const views = linkViews(linker);
  const topics = topicsOf(linker.entities.values());
  return {
    name: value.name,
    navigation: linkNavigation(linker, value.navigation, place.child('navigation')),
    ...(value.landing ? { landing: value.landing } : {}),
    ...(value.home ? { home: checkHome(linker, screens, value) } : {}),
    redirects: linkRedirects(linker, screens, {
      value: value.redirects ?? {},
      place: place.child('redirects'),
    }),
    roles: Object.fromEntries(
      Object.entries(value.roles).map(([number, name]) => [
        Number(number),
        linker.text(name, place.child('roles', number)),
      ]),
    ),
    languages: value.languages.map(({ code, name, dir = 'ltr' }) => ({ code, name, dir })),
    session: linkSession(linker, value.session, place.child('session')),
    ...(jobs ? { jobs } : {}),
    ...(views ? { views } : {}),
    ...(value.topBar ? { topBar: linkTopBar(linker, value.topBar, place.child('topBar')) } : {}),
    ...(Object.keys(topics).length > 0 ? { topics } : {}),
    locale: value.locale,
  };
}

/** Links the widget of the top bar. It is on every page, so it can refer only to the signed-in account. */
function linkTopBar(linker: Linker, { label, icon, ...slot }: TopBarDeclaration, place: Place): TopBar {
  const seen = Object.keys(linker.declarations.app.value.roles).map(Number);
  return {
    ...linkSlot(linker, slot, { scope: { route: [], seen }, seen, place }),
    ...(label ? { label: linker.text(label, place.child('label')) } : {}),
    ...(icon ? { icon: linker.icon(icon, place.child('icon')) } : {}),
  };
}

function linkSession(
  linker: Resolver,
  { signIn, signOut, me, prove, account, name }: AppDeclaration['session'],
  place: Place,
): Product['session'] {
  if (account) checkReachable(linker, account, place.child('account'));
  const call = (key: keyof typeof SESSION, id: string) =>
    knownCall(linker, id, SESSION[key], place.child(key));
  checkGroup(
    linker,
    [
      ['signIn', signIn],
      ['signOut', signOut],
      ['me', me],
      ['prove', prove],
    ],
    place,
    false,
  );
  const user = propertiesOf(linker.endpoints.get(signIn)?.item).user;
  for (const [index, field] of (name ?? []).entries()) {
    const namePlace = place.child('name', index);
    const fieldSchema = checkPath(linker, user, { path: field, place: namePlace, noun: 'signed-in account' });
    const types = typesOf(fieldSchema);
    if (types.length > 0 && !types.includes('string'))
      linker.report('OPT-05', namePlace, `"${field}" is ${types.join(' or ')}: nobody is called so.`);
  }
  return {
    signIn: call('signIn', signIn),
    ...(signOut ? { signOut: call('signOut', signOut) } : {}),
    ...(me ? { me: call('me', me) } : {}),
    ...(prove ? { prove: call('prove', prove) } : {}),
    ...(account ? { account } : {}),
    ...(name ? { name } : {}),
  };
}

function linkJobs(
  linker: Resolver & Pick<Symbols, 'entities'>,
  { get, cancel, continue: goOn, download, list }: NonNullable<AppDeclaration['jobs']>,
  place: Place,
): NonNullable<Product['jobs']> {
  if (list) checkReachable(linker, list, place.child('list'));
  const endpoint = (name: keyof typeof JOBS, id: string) =>
    knownCall(linker, id, JOBS[name], place.child(name));
  const calls = [
    ['get', get],
    ['cancel', cancel],
    ['continue', goOn],
    ['download', download],
  ] as const;
  checkGroup(linker, calls, place, true);
  checkJobList(linker, list, get, place.child('list'));
  const declared = linker.declarations.endpoints.get(get)?.value;
  const entity = (declared && answeredEntity(declared)) ?? '';
  return {
    get: endpoint('get', get),
    ...(linker.entities.get(entity)?.stored?.live ? { live: entity } : {}),
    ...(cancel ? { cancel: endpoint('cancel', cancel) } : {}),
    ...(goOn ? { continue: endpoint('continue', goOn) } : {}),
    ...(download ? { download: endpoint('download', download) } : {}),
    ...(list ? { list } : {}),
  };
}

/** Reports a list of jobs whose source is of another noun than the call for one job. */
function checkJobList(linker: Resolver, list: string | undefined, get: string, place: Place): void {
  const screen = list === undefined ? undefined : linker.screen(list, place)?.value;
  if (screen?.kind !== 'list') return;
  const source = typeof screen.source === 'string' ? screen.source : screen.source.call;
  const [listNoun, jobNoun] = [source, get].map((id) => linker.endpoints.get(id)?.noun);
  if (listNoun !== undefined && jobNoun !== undefined && listNoun !== jobNoun)
    linker.report(
      'APP-01',
      place,
      `screen "${list}" lists by "${source}", which is about another noun than "${get}".`,
    );
}

/** Reports page sizes that are not in ascending order. */
function checkPageSizes(linker: Reporter, sizes: readonly number[], place: Place): void {
  const misplacedIndex = sizes.findIndex(
    (size, sizeIndex) => sizeIndex > 0 && size <= (sizes[sizeIndex - 1] ?? 0),
  );
  if (misplacedIndex > 0)
    linker.report(
      'APP-03',
      place.child(misplacedIndex),
      `${sizes[misplacedIndex]} stands behind ${sizes[misplacedIndex - 1]}.`,
      { remedy: 'Write the smaller one first; it is the default.' },
    );
}

/** Reports a screen that is in the menu twice. */
function checkEntries(
  linker: Reporter,
  entries: readonly Entry[],
  place: Place,
  seen = new Set<string>(),
): void {
  for (const [index, { screen, children }] of entries.entries()) {
    const entryPlace = place.child(index);
    if (screen !== undefined && seen.has(screen))
      linker.report('APP-03', entryPlace.child('screen'), `screen "${screen}" stands in the menu already.`);
    if (screen !== undefined) seen.add(screen);
    if (children) checkEntries(linker, children, entryPlace.child('children'), seen);
  }
}

function checkAccess(linker: Resolver): void {
  const { value, place } = linker.declarations.app;
  for (const [name, roles] of Object.entries(value.access)) {
    if (roles.length === 0) linker.report('REF-10', place.child('access', name), `nobody is in "${name}".`);
    for (const [index, role] of roles.entries()) {
      if (String(role) in value.roles) continue;
      const declaredRoles = Object.keys(value.roles).join(', ');
      linker.report(
        'REF-10',
        place.child('access', name, index),
        `no role ${role}. Known: ${declaredRoles}.`,
      );
    }
  }
  const used = Object.values(value.access).flat();
  for (const role of Object.keys(value.roles)) {
    if (used.includes(Number(role))) continue;
    linker.report('ROL-04', place.child('roles', role).key, `no set under "access" has role ${role}.`, {
      remedy: 'Whoever has this role alone could not even sign out. Add it to a set.',
    });
  }
}

/** Reports time zones, currencies and number formats that the platform does not know. */
function checkLocale(
  linker: Reporter,
  { zone, currency, numbers }: AppDeclaration['locale'],
  place: Place,
): void {
  const listSupportedValues = (kind: 'timeZone' | 'currency') => Intl.supportedValuesOf(kind);
  const zones = listSupportedValues('timeZone');
  if (!zones.includes(zone))
    linker.report('APP-02', place.child('zone'), `no zone "${zone}".${didYouMean(zone, zones)}`);
  if (!listSupportedValues('currency').includes(currency))
    linker.report(
      'APP-02',
      place.child('currency'),
      `no currency "${currency}" (three letters of ISO 4217).`,
    );
  if (!isLanguageTag(numbers))
    linker.report('APP-02', place.child('numbers'), `no language "${numbers}". It is written like "id-ID".`);
}

function checkLanguages(
  linker: Reporter,
  { value, place }: Placed<AppDeclaration>,
  locales: Declarations['locales'],
): void {
  const codes = value.languages.map(({ code }) => code);
  for (const [index, code] of codes.entries()) {
    if (codes.indexOf(code) === index && code !== source && !locales.has(code))
      linker.report(
        'REF-12',
        place.child('languages', index, 'code'),
        `there is no schemas/locales/${code}.json: everything would stay in the source language.`,
      );
    if (codes.indexOf(code) === index) continue;
    linker.report(
      'LOD-04',
      place.child('languages', index, 'code'),
      `the language "${code}" stands here twice.`,
    );
  }
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

function linkNavigation(
  linker: Resolver & Texts,
  entries: readonly Entry[],
  place: Place,
): NavigationEntry[] {
  const linked = entries.map(({ label, icon, screen, children }, index) => {
    const entryPlace = place.child(index);
    if ((screen === undefined) === (children === undefined)) {
      linker.report('SHP-07', entryPlace, 'an entry of the navigation has either a "screen" or "children".');
    }
    if (screen) checkReachable(linker, screen, entryPlace.child('screen'));
    const entry = {
      label: linker.text(label, entryPlace.child('label')),
      ...(icon ? { icon: linker.icon(icon, entryPlace.child('icon')) } : {}),
      ...(screen ? { screen } : {}),
      ...(children ? { children: linkNavigation(linker, children, entryPlace.child('children')) } : {}),
    };
    return placed(entry, entryPlace);
  });
  // A screen that stands there twice is told of by itself.
  checkLabels(
    linker,
    linked.filter(
      ({ screen }, index) => !screen || entries.findIndex((entry) => entry.screen === screen) === index,
    ),
  );
  return linked;
}

/** Reports a route with parameters for a screen that is opened without a row. */
function checkReachable(linker: Resolver, id: string, place: Place): void {
  const screen = linker.screen(id, place);
  const parameters = parametersOf(screen?.value.route ?? '');
  if (parameters.length === 0) return;
  linker.report(
    'RTE-03',
    place,
    `screen "${id}" needs ${parameters.map((name) => `{${name}}`).join(', ')}, which nothing here gives.`,
  );
}

function checkHome(
  linker: Resolver,
  screens: Declarations['screens'],
  { home = '/', redirects = {} }: AppDeclaration,
) {
  const isAnswered = home in redirects || [...screens.values()].some(({ value }) => value.route === home);
  const homePlace = linker.declarations.app.place.child('home');
  if (!isAnswered) linker.report('REF-01', homePlace, `no screen and no redirect answers ${home}.`);
  return home;
}

function linkRedirects(
  linker: Resolver,
  screens: Declarations['screens'],
  { value: redirects, place }: Placed<Readonly<Record<string, string>>>,
): Record<string, string> {
  const screenIdByShape = new Map([...screens.values()].map(({ id, value }) => [shapeOf(value.route), id]));
  const entries = Object.entries(redirects).map(([route, target]) => {
    const redirectPlace = place.child(route);
    const owner = screenIdByShape.get(shapeOf(route));
    if (owner) linker.report('RTE-01', redirectPlace.key, `${route} leads to screen "${owner}" already.`);
    const path = target.startsWith('/') ? target : (linker.screen(target, redirectPlace)?.value.route ?? '/');
    if (
      target !== '/' &&
      target.startsWith('/') &&
      !screenIdByShape.has(shapeOf(target)) &&
      !(target in redirects)
    )
      linker.report('REF-01', redirectPlace, `no screen answers ${target}.`);
    const routeParameters = parametersOf(route);
    const missing = parametersOf(path).filter((name) => !routeParameters.includes(name));
    if (missing.length > 0)
      linker.report(
        'RTE-03',
        redirectPlace,
        `${path} needs ${missing.map((name) => `{${name}}`).join(', ')}, which ${route} does not have.`,
      );
    return [route, path] as const;
  });
  return Object.fromEntries(entries);
}
