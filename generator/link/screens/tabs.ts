import type { TabsScreen as TabsDeclaration } from '../../../core/generated/language/declarations.ts';
import type { Roles, ScreenBase, Tab, TabsScreen } from '../../../core/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import { offsetOf } from '../../diagnostics/source-file.ts';
import { propertiesOf } from '../../schema/json-schema.ts';
import { checkLabels } from '../behaviour/alike.ts';
import { linkSource } from '../behaviour/calls.ts';
import { checkGiven } from '../behaviour/given-values.ts';
import { invocationAt } from '../behaviour/parameters.ts';
import { linkTarget } from '../behaviour/targets.ts';
import type { Placed, ScreenDeclaration } from '../context/declarations.ts';
import type { PathChecker, Reporter, Resolver, Symbols, Texts } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import { parametersOf } from '../context/routes.ts';
import { answeredEntity } from '../data/live.ts';
import { checkPath } from '../expressions/paths.ts';
import type { Scope, Site } from '../expressions/scope.ts';
import { type DeclaredValues, linkValues } from '../expressions/values.ts';

type TabDeclaration = TabsDeclaration['tabs'][string];

/** Query parameters that lists set themselves. */
const ownOfLists = ['page', 'size', 'search', 'sort', 'dir', 'columns', 'view'];

export function linkTabs(
  linker: PathChecker & Resolver & Texts & Pick<Symbols, 'endpoints'>,
  value: TabsDeclaration,
  base: ScreenBase,
  place: Place,
): TabsScreen {
  const scope: Scope = { route: parametersOf(value.route), seen: base.roles };
  const isHash = value.bind.startsWith('#');
  const tabs = Object.entries(value.tabs).map(([key, tab]) =>
    placed(
      linkTab(linker, key, { value: tab, place: place.child('tabs', key) }, { scope, seen: base.roles }),
      place.child('tabs', key),
    ),
  );
  checkTwice(linker, tabs, place.child('tabs'));
  checkLabels(linker, tabs);
  checkOrder(linker, tabs, place.child('tabs'));
  if (!isHash) checkName(linker, value.bind, { value, place });
  return {
    ...base,
    kind: 'tabs',
    bind: { place: isHash ? 'hash' : 'query', name: value.bind.replace(/^#/, '') },
    tabs,
    ...linkCounts(linker, value, { scope, seen: base.roles, place: place.child('source') }),
  };
}

/** The field that holds the number of rows behind a tab; the field that holds the tab is called as the tabs are bound. */
const COUNT = 'total';

/** Links the call that answers the number of rows for each tab. */
function linkCounts(
  linker: PathChecker & Resolver & Pick<Symbols, 'endpoints'>,
  { source, bind, tabs }: TabsDeclaration,
  { scope, seen, place }: Site,
): Pick<TabsScreen, 'counts'> {
  if (!source) return {};
  const linked = linkSource(linker, source, scope, { place, seen, rows: 'many' });
  const tab = bind.replace(/^#/, '');
  for (const path of [tab, COUNT]) checkPath(linker, linked?.endpoint.item, { path, place });
  if (!linked) return {};
  const topic = Object.values(tabs).flatMap(({ screen }) => topicOf(linker, screen, place) ?? [])[0];
  return { counts: { call: linked.call, tab, count: COUNT, ...(topic ? { live: topic } : {}) } };
}

/** The topic of a live list. */
function topicOf(
  linker: Resolver & Pick<Symbols, 'endpoints'>,
  id: string,
  place: Place,
): string | undefined {
  const tabScreen = linker.screen(id, place)?.value;
  if (tabScreen?.kind !== 'list' || !tabScreen.live) return undefined;
  const source = linker.endpoints.get(
    typeof tabScreen.source === 'string' ? tabScreen.source : tabScreen.source.call,
  );
  return source && answeredEntity(source.declared.value);
}

function linkTab(
  linker: Resolver & Texts & Pick<Symbols, 'endpoints'>,
  key: string,
  { value: tab, place }: Placed<TabDeclaration>,
  { scope, seen }: Omit<Site, 'place'>,
): Tab {
  const tabScreen = linker.screen(tab.screen, place.child('screen'))?.value;
  if (tabScreen?.kind === 'tabs') linker.report('TAB-01', place.child('screen'), 'a tab cannot show tabs.');
  const { params, preset } = splitValues(linker, tab.with ?? {}, tabScreen);
  const roles = tabRoles(linker, { value: tab, place }, seen);
  const values = linkValues(linker, preset, scope, place.child('with'));
  const queryProperties = propertiesOf(sourceOf(linker, tabScreen)?.query);
  for (const [name, value] of Object.entries(values)) {
    const taker = { schema: queryProperties[name] ?? {}, isText: true, noun: `"${name}"` };
    checkGiven(linker, value, taker, scope, place.child('with', name));
  }
  return {
    key,
    label: linker.text(tab.label, place.child('label')),
    ...(tab.title === undefined ? {} : { title: linker.text(tab.title, place.child('title')) }),
    roles,
    target: linkTarget(linker, invocationAt(place, 'screen', tab.screen, params), scope, roles),
    ...(Object.keys(values).length > 0 ? { preset: values } : {}),
  };
}

type With = Record<string, DeclaredValues[string]>;

/** Splits the given values into parameters of the screen's route and presets for the query of its source. */
function splitValues(
  linker: Pick<Symbols, 'endpoints'>,
  tabValues: With,
  tabScreen: ScreenDeclaration | undefined,
): { params: With; preset: With } {
  const names = parametersOf(tabScreen?.route ?? '');
  const query = listPresettableNames(linker, tabScreen);
  const params: With = {};
  const preset: With = {};
  for (const [name, value] of Object.entries(tabValues)) {
    if (!names.includes(name) && query.includes(name)) preset[name] = value;
    else params[name] = value;
  }
  return { params, preset };
}

function listPresettableNames(
  linker: Pick<Symbols, 'endpoints'>,
  tabScreen: ScreenDeclaration | undefined,
): readonly string[] {
  const endpoint = sourceOf(linker, tabScreen);
  const { paging, search, sort } = endpoint?.endpoint ?? {};
  const listParameters = [paging?.page, paging?.size, search, sort?.field, sort?.dir];
  return Object.keys(propertiesOf(endpoint?.query)).filter((name) => !listParameters.includes(name));
}

/** The call whose rows the screen shows. */
function sourceOf({ endpoints }: Pick<Symbols, 'endpoints'>, tabScreen: ScreenDeclaration | undefined) {
  if (tabScreen?.kind !== 'list' && tabScreen?.kind !== 'grid') return undefined;
  return endpoints.get(typeof tabScreen.source === 'string' ? tabScreen.source : tabScreen.source.call);
}

/** The roles of a tab, limited to those that may open the tabs. */
function tabRoles(linker: Resolver, { value, place }: Placed<TabDeclaration>, seen: Roles): Roles {
  if (value.roles === undefined) return seen;
  const declared = linker.roles(value.roles, place.child('roles'));
  if (seen === 'public') return declared;
  if (declared === 'public') return seen;
  const both = declared.filter((role) => seen.includes(role));
  if (declared.length > 0 && both.length === 0) {
    linker.report(
      'TAB-03',
      place.child('roles'),
      'nobody of these roles may open the tabs, so no one sees this one.',
    );
  }
  return both;
}

function checkTwice(linker: Reporter, tabs: readonly Tab[], place: Place): void {
  const first = new Map<string, string>();
  for (const { key, target, preset } of tabs) {
    const shows = JSON.stringify([target.screen, target.with, preset]);
    const earlier = first.get(shows);
    if (earlier === undefined) first.set(shows, key);
    else
      linker.report('TAB-02', place.child(key).key, `it shows the same as the tab "${earlier}".`, {
        remedy: 'Show another screen, or the same one with other values in "with".',
      });
  }
}

/**
 * Reports numeric tab names in another order than the file's: an object puts integer keys first, in ascending order.
 */
function checkOrder(linker: Reporter, tabs: readonly Tab[], place: Place): void {
  if (!tabs.some(({ key }) => /^\d+$/.test(key))) return;
  const findOffset = (key: string) => offsetOf(place.file, [...place.path, key], 'key');
  const misplacedIndex = tabs.findIndex(
    ({ key }, tabIndex) => tabIndex > 0 && findOffset(key) < findOffset(tabs[tabIndex - 1]?.key ?? key),
  );
  const [previousTab, tab] = tabs.slice(misplacedIndex - 1);
  if (misplacedIndex < 0 || !previousTab || !tab) return;
  const text = `it is written before the tab "${previousTab.key}" and would be shown after it.`;
  linker.report('TAB-05', place.child(tab.key).key, text, {
    remedy: 'Write keys that are numbers first and in their order, or give the tabs names.',
  });
}

/** Reports a query parameter of the tabs that a list, or a form in steps, in one of the tabs uses as well. */
function checkName(linker: Resolver, name: string, { value, place }: Placed<TabsDeclaration>): void {
  const filters = Object.entries(value.tabs).flatMap(([key, { screen }]) => {
    const tabScreen = linker.screen(screen, place.child('tabs', key, 'screen'))?.value;
    if (tabScreen?.kind === 'form') return tabScreen.bind ? ['step'] : [];
    return tabScreen?.kind === 'list' ? Object.keys(tabScreen.filters ?? {}) : [];
  });
  const reservedNames = [...ownOfLists, ...filters];
  if (!reservedNames.includes(name) && !name.startsWith('filter-')) return;
  const text = `a screen in a tab says something else with "${name}" in the address.`;
  linker.report('TAB-04', place.child('bind'), text, {
    remedy: 'Bind the tabs to another name, such as "tab".',
  });
}
