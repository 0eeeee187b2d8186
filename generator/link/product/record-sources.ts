import type {
  Action,
  Call,
  Column,
  ListScreen,
  RecordSource,
  Screen,
  Target,
  Value,
  ValueSource,
} from '../../../src/runtime/model.ts';
import type { LinkedScreen } from '../context/linked.ts';

/** How many texts tell a record: its name, and one more to tell namesakes apart. */
const SHOWN = 2;

/** Lists whose rows can be searched and opened from anywhere: found by the server, with a way into the record. */
export function recordSources(screens: readonly LinkedScreen[]): RecordSource[] {
  const byId = new Map(screens.map(({ id, screen }) => [id, screen]));
  return screens.flatMap(({ screen }) => {
    if (screen.kind !== 'list' || !canSearch(screen)) return [];
    const to = wayIn(screen, byId);
    const shown = telling(screen.columns);
    if (!to || shown.length === 0) return [];
    const get = getOf(byId.get(to.screen), to, screen.key);
    return [{ list: screen.id, source: screen.source, key: screen.key, shown, to, ...(get ? { get } : {}) }];
  });
}

function canSearch({ search, paging, route, source }: ListScreen): boolean {
  return search !== undefined && paging === 'server' && !!source.endpoint.search && !route.includes('{');
}

/** Where a row is read, else where it is edited; a link in the row counts before its actions. */
function wayIn({ columns, row }: ListScreen, byId: ReadonlyMap<string, Screen>): Target | undefined {
  const linked = columns.flatMap(({ to }) => to ?? []);
  const acted = row.flatMap((action) => targetOf(action) ?? []);
  const targets = [...linked, ...acted].filter(isOfRow);
  const kindOf = (target: Target) => byId.get(target.screen)?.kind;
  return targets.find((target) => kindOf(target) === 'detail') ?? targets.find((to) => kindOf(to) === 'form');
}

function targetOf({ to, dialog, danger }: Action): Target | undefined {
  return danger ? undefined : (to ?? dialog);
}

/** Nothing but the row and literals is known where records are searched. */
function isOfRow({ with: values = {} }: Target): boolean {
  const sources = Object.values(values).map(sourceOf);
  return sources.includes('row') && sources.every((source) => source === 'row' || source === undefined);
}

/** What a value refers to; undefined for a literal. */
function sourceOf(value: Value): ValueSource | undefined {
  return typeof value === 'object' ? value?.from : undefined;
}

function pathOf(value: Value): string | undefined {
  return typeof value === 'object' ? value?.path : undefined;
}

/** The plain texts among the columns, those that stay longest on a narrow screen first. */
function telling(columns: readonly Column[]): string[] {
  const texts = columns.filter(({ cell }) => cell === 'text');
  const ranked = [1, 2, 3].flatMap((priority) => texts.filter((column) => column.priority === priority));
  return ranked.slice(0, SHOWN).map(({ path }) => path);
}

/** The call that loads the record, when the key of a row is all it takes. */
function getOf(screen: Screen | undefined, to: Target, key: string): Call | undefined {
  const call = screen?.kind === 'form' ? screen.load : screen?.kind === 'detail' ? screen.source : undefined;
  const given = Object.values(to.with ?? {});
  const isByKey = given.length === 1 && given.every((one) => sourceOf(one) === 'row' && pathOf(one) === key);
  const sources = new Set(Object.values(call?.with ?? {}).map(sourceOf));
  const isOfRoute = [...sources].every((source) => source === 'route' || source === undefined);
  return call?.endpoint.envelope === 'item' && isByKey && isOfRoute ? call : undefined;
}
