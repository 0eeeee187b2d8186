import type { RecordSource, ScreenEntry } from '../../../core/model.ts';
import { routeOf, type Scope } from '../../../core/scope.ts';
import { allows } from '../../../core/user.ts';
import { t } from '../base/i18n/t.ts';
import { endpointOn } from '../base/page-settings.ts';
import { product } from '../base/product.ts';
import { searchOf } from '../data/plan-request.ts';
import { user } from '../data/session/session-store.ts';
import { go } from '../navigation/go.ts';
import { passRow } from '../navigation/passed-row.ts';
import { usable } from '../navigation/prepare.ts';
import { visited } from '../navigation/visits.ts';
import type { Entry, Group } from './entries.ts';
import { type Found, namesOf, SHOWN } from './find-records.ts';

/** The lists that this account may search and whose records it may open, recently visited ones first. */
export function allowedSources(declaredSources: readonly RecordSource[]): RecordSource[] {
  const open = declaredSources
    .filter(({ list, to }) => opens(screenOf(list)) && opens(screenOf(to.screen)))
    .filter(({ source }) => endpointOn(source.endpoint) && searchOf(source.endpoint) !== undefined)
    .map(({ get, ...source }) => (get && endpointOn(get.endpoint) ? { ...source, get } : source));
  const rank = new Map(visited().map((id, visitIndex) => [id, visitIndex]));
  const rankOf = ({ list }: RecordSource) => rank.get(list) ?? rank.size;
  return open.sort((firstSource, secondSource) => rankOf(firstSource) - rankOf(secondSource));
}

function opens(screen: ScreenEntry | undefined): boolean {
  return screen !== undefined && allows(screen.roles, user()) && usable(screen);
}

function screenOf(id: string): ScreenEntry | undefined {
  return product().screens.find((screen) => screen.id === id);
}

/** The title of a list, as its page shows it. */
export function titleOf({ list }: RecordSource): string {
  return t(screenOf(list)?.title ?? list);
}

/** The matches of each list, with a link to all of them. */
export function recordGroups(searchResults: readonly Found[], text: string, scope: Scope): Group[] {
  return searchResults.map(({ source, rows, total }) => {
    const entries = rows.flatMap((row): Entry[] => {
      const href = routeOf(source.to, { ...scope, row });
      if (href === undefined) return [];
      const [label = '', ...others] = namesOf(source, row);
      return [
        {
          id: `record ${source.list} ${String(row[source.key])}`,
          label,
          icon: 'file',
          hint: [`#${String(row[source.key])}`, ...others].join(' · '),
          href,
          run: () => void go(href, { state: passRow(row) }),
        },
      ];
    });
    const allResultsLink = total > SHOWN ? allOf(source, text, total) : [];
    return { id: `list ${source.list}`, label: titleOf(source), entries: [...entries, ...allResultsLink] };
  });
}

function allOf(source: RecordSource, text: string, total: number): Entry[] {
  const route = screenOf(source.list)?.route;
  if (route === undefined) return [];
  const href = `${route}?${new URLSearchParams({ search: text })}`;
  return [
    {
      id: `all ${source.list}`,
      label: t('All {count} results…', { count: total }),
      icon: 'search',
      href,
      run: () => void go(href),
    },
  ];
}
