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
} from '../../../core/model.ts';
import type { LinkedScreen } from '../context/linked.ts';

/** Texts per search result: the name, and a second one to distinguish equal names. */
const SHOWN = 2;

/** The lists for the global search: the server searches them, and a screen opens a record. */
export function recordSources(screens: readonly LinkedScreen[]): RecordSource[] {
  const byId = new Map(screens.map(({ id, screen }) => [id, screen]));
  return screens.flatMap(({ screen }) => {
    if (screen.kind !== 'list' || !canSearch(screen)) return [];
    const to = targetOfRow(screen, byId);
    const labelPaths = textPaths(screen.columns);
    if (!to || labelPaths.length === 0) return [];
    const get = getOf(byId.get(to.screen), to, screen.key);
    return [
      {
        list: screen.id,
        source: screen.source,
        key: screen.key,
        shown: labelPaths,
        to,
        ...(get ? { get } : {}),
      },
    ];
  });
}

function canSearch({ search, paging, route, source }: ListScreen): boolean {
  return search !== undefined && paging === 'server' && !!source.endpoint.search && !route.includes('{');
}

/** The screen that opens a row: a detail, else a form; column links are preferred to actions. */
function targetOfRow({ columns, row }: ListScreen, byId: ReadonlyMap<string, Screen>): Target | undefined {
  const linked = columns.flatMap(({ to }) => to ?? []);
  const acted = row.flatMap((action) => targetOf(action) ?? []);
  const targets = [...linked, ...acted].filter(isOfRow);
  const kindOf = (target: Target) => byId.get(target.screen)?.kind;
  return targets.find((target) => kindOf(target) === 'detail') ?? targets.find((to) => kindOf(to) === 'form');
}

function targetOf({ to, dialog, danger }: Action): Target | undefined {
  return danger ? undefined : (to ?? dialog);
}

/** Whether the target needs only values of the row and literals, since the global search has no others. */
function isOfRow({ with: values = {} }: Target): boolean {
  const sources = Object.values(values).map(sourceOf);
  return sources.includes('row') && sources.every((source) => source === 'row' || source === undefined);
}

/** The source of a value; undefined for a literal. */
function sourceOf(value: Value): ValueSource | undefined {
  return typeof value === 'object' ? value?.from : undefined;
}

function pathOf(value: Value): string | undefined {
  return typeof value === 'object' ? value?.path : undefined;
}

/** Paths of the text columns by priority. */
function textPaths(columns: readonly Column[]): string[] {
  const texts = columns.filter(({ cell }) => cell === 'text');
  const ranked = [1, 2, 3].flatMap((priority) => texts.filter((column) => column.priority === priority));
  return ranked.slice(0, SHOWN).map(({ path }) => path);
}

/** The call that loads the record, if the row's key is its only parameter. */
function getOf(screen: Screen | undefined, to: Target, key: string): Call | undefined {
  const call = screen?.kind === 'form' ? screen.load : screen?.kind === 'detail' ? screen.source : undefined;
  const parameterValues = Object.values(to.with ?? {});
  const isByKey =
    parameterValues.length === 1 &&
    parameterValues.every(
      (parameterValue) => sourceOf(parameterValue) === 'row' && pathOf(parameterValue) === key,
    );
  const sources = new Set(Object.values(call?.with ?? {}).map(sourceOf));
  const isOfRoute = [...sources].every((source) => source === 'route' || source === undefined);
  return call?.endpoint.envelope === 'item' && isByKey && isOfRoute ? call : undefined;
}
