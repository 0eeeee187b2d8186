import type { TabsScreen as TabsDeclaration } from '../../../src/generated/language/declarations.ts';
import type { ScreenBase, Tab, TabsScreen } from '../../../src/runtime/model.ts';
import type { Place } from '../../diagnostics/place.ts';
import { propertiesOf } from '../../schema/json-schema.ts';
import { linkTarget } from '../behaviour/targets.ts';
import type { ScreenDeclaration } from '../context/declarations.ts';
import type { Linker } from '../context/linker.ts';
import { parametersOf } from '../context/routes.ts';
import { type DeclaredValue, linkValues, type Scope } from '../expressions/scope.ts';

type TabDeclaration = TabsDeclaration['tabs'][string];

/** What a list writes into the query by itself. */
const ownOfLists = ['page', 'size', 'search', 'sort', 'dir', 'columns', 'view'];

export function linkTabs(linker: Linker, value: TabsDeclaration, base: ScreenBase, place: Place): TabsScreen {
  const scope: Scope = { route: parametersOf(value.route) };
  const { query, hash } = value.bind;
  const tabs = Object.entries(value.tabs).map(([key, tab]) =>
    linkTab(linker, key, tab, base, scope, place.child('tabs', key)),
  );
  checkTwice(linker, tabs, place.child('tabs'));
  if (query !== undefined) checkName(linker, query, value, place.child('bind', 'query'));
  return {
    ...base,
    kind: 'tabs',
    bind: { place: query === undefined ? 'hash' : 'query', name: query ?? hash ?? 'tab' },
    tabs,
  };
}

function linkTab(
  linker: Linker,
  key: string,
  tab: TabDeclaration,
  base: ScreenBase,
  scope: Scope,
  place: Place,
): Tab {
  const shown = linker.declarations.screens.get(tab.screen)?.value;
  if (shown?.kind === 'tabs') linker.report('TAB-01', place.child('screen'), 'a tab cannot show tabs.');
  const { params, preset } = divide(linker, tab.with ?? {}, shown);
  const roles = tabRoles(linker, tab, base, place);
  const withPlace = place.child('with');
  const values = linkValues(linker, preset, scope, withPlace);
  return {
    key,
    label: linker.text(tab.label, place.child('label')),
    roles,
    target: linkTarget(linker, tab.screen, params, scope, roles, place.child('screen'), withPlace),
    ...(Object.keys(values).length > 0 ? { preset: values } : {}),
  };
}

type With = Record<string, DeclaredValue>;

/** Values of the screen's route, and those of its source's query. */
function divide(
  linker: Linker,
  given: With,
  shown: ScreenDeclaration | undefined,
): { params: With; preset: With } {
  const names = parametersOf(shown?.route ?? '');
  const query = presettable(linker, shown);
  const params: With = {};
  const preset: With = {};
  for (const [name, value] of Object.entries(given)) {
    if (!names.includes(name) && query.includes(name)) preset[name] = value;
    else params[name] = value;
  }
  return { params, preset };
}

function presettable(linker: Linker, shown: ScreenDeclaration | undefined): readonly string[] {
  if (shown?.kind !== 'list' && shown?.kind !== 'grid') return [];
  const id = typeof shown.source === 'string' ? shown.source : shown.source.call;
  const endpoint = linker.endpoints.get(id);
  const { paging, search, sort } = endpoint?.endpoint ?? {};
  const own = [paging?.page, paging?.size, search, sort?.field, sort?.dir];
  return Object.keys(propertiesOf(endpoint?.query)).filter((name) => !own.includes(name));
}

/** A tab is seen by those of its roles who get to the tabs at all. */
function tabRoles(linker: Linker, { roles }: TabDeclaration, base: ScreenBase, place: Place): Tab['roles'] {
  if (roles === undefined) return base.roles;
  const declared = linker.roles(roles, place.child('roles'));
  if (declared === 'public' || base.roles === 'public')
    return base.roles === 'public' ? declared : base.roles;
  const seen = base.roles;
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

function checkTwice(linker: Linker, tabs: readonly Tab[], place: Place): void {
  const first = new Map<string, string>();
  for (const { key, target, preset } of tabs) {
    const shows = JSON.stringify([target.screen, target.with, preset]);
    const earlier = first.get(shows);
    if (earlier === undefined) first.set(shows, key);
    else
      linker.report('TAB-02', place.child(key), `it shows the same as the tab "${earlier}".`, {
        part: 'key',
        remedy: 'Show another screen, or the same one with other values in "with".',
      });
  }
}

/** The query holds the tab and what its list says of itself: they must not speak of each other. */
function checkName(linker: Linker, name: string, value: TabsDeclaration, place: Place): void {
  const filters = Object.values(value.tabs).flatMap(({ screen }) => {
    const shown = linker.declarations.screens.get(screen)?.value;
    return shown?.kind === 'list' ? Object.keys(shown.filters ?? {}) : [];
  });
  const taken = [...ownOfLists, ...filters];
  if (!taken.includes(name) && !name.startsWith('filter-')) return;
  linker.report('TAB-04', place, `a list in a tab says something else with "${name}" in the address.`, {
    remedy: 'Bind the tabs to another name, such as "tab".',
  });
}
