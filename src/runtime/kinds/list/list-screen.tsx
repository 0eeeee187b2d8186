import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Action, ListScreen, ListSlots } from '../../../../core/model.ts';
import type { Row, Scope } from '../../../../core/scope.ts';
import { allows } from '../../../../core/user.ts';
import { ActionBar } from '../../actions/action-bar.tsx';
import { visibleActions } from '../../actions/visible-actions.ts';
import { isPathMissing } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import { endpointOn } from '../../base/page-settings.ts';
import { PageDates } from '../../cells/page-dates.ts';
import { user } from '../../data/session/session-store.ts';
import { useAddress } from '../../navigation/address.tsx';
import type { FirstCall } from '../../navigation/kinds.ts';
import { Page } from '../../navigation/page.tsx';
import { MissingPage } from '../../navigation/record-missing.tsx';
import type { ScreenProps } from '../../navigation/screen-props.ts';
import { useSurviving } from '../../navigation/surviving.ts';
import { useTabFrame } from '../../navigation/tab-frame.ts';
import { ListBody } from '../../table/rows/list-body.tsx';
import { planList } from '../../table/rows/list-plan.ts';
import { ListFrame } from '../../table/rows/list-styles.tsx';
import { ListTable } from '../../table/rows/list-table.tsx';
import { useRowKeys } from '../../table/rows/use-row-keys.ts';
import { SelectionPlace } from '../../table/selection/selection-place.tsx';
import { usableBulk } from '../../table/selection/usable-bulk.ts';
import type { OpenBulk } from '../../table/selection/use-bulk-run.ts';
import { useRowSelection } from '../../table/selection/use-row-selection.ts';
import { useShownColumns } from '../../table/state/chosen-columns.ts';
import { keepSize } from '../../table/state/kept-size.ts';
import { filtersOf, inputOfAddress, sizesChosen } from '../../table/state/list-input.ts';
import { changeState, isNarrowed } from '../../table/state/list-state.ts';
import { useScrollPlace } from '../../table/state/place-memory.ts';
import { type List, type ListProps, useList } from '../../table/state/use-list.ts';
import { preloadFilters } from '../../table/toolbar/list-filters.tsx';
import { hasToolbar, ListToolbar } from '../../table/toolbar/list-toolbar.tsx';
import { Paginator } from '../../table/toolbar/paginator.tsx';
import { ListTools } from '../../table/tools/list-tools.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { FailureNote } from '../../ui/states.tsx';
import { staticStyled } from '../../ui/theme/static-styled.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import type { Editing } from '../edit-table/list-editing.tsx';
import { headerActions } from './header-actions.ts';
import { columnsFor, nameOf, useRecord } from './use-record.ts';

// A chunk of its own; only live lists load it, after the rows.
const LiveRows = lazyWithPreload(() => import('../../table/rows/live-rows.tsx'));
// A chunk of its own; few lists have it.
const ParentSummary = lazyWithPreload(() => import('../../cells/parent-summary.tsx'));
// A chunk of its own, for servers of the stated contract.
const PageFile = lazyWithPreload(() => import('../../table/tools/page-file.tsx'));
const ListSlot = lazyWithPreload(() => import('./list-slot.tsx'));
// A chunk of its own, for lists that take pasted lines.
const PasteButtons = lazyWithPreload(() => import('./paste-buttons.tsx'));
// A chunk of its own, for who looks into rows.
const RowPreview = lazyWithPreload(() => import('./row-preview.tsx'));

/** What a bulk action asks or prints of rows is a chunk of its own. */
const openBulk: OpenBulk = async (...asked) => (await import('./bulk-dialogs.tsx')).openBulk(...asked);

/** Loads what only some lists have, so that it is there when the list is. */
export const preload = (screen: ListScreen) =>
  Promise.all([
    screen.slots && ListSlot.preload(),
    screen.record?.summary && ParentSummary.preload(),
    screen.bulk?.some(({ paste }) => paste) && PasteButtons.preload(),
    preloadFilters(filtersOf(screen)),
  ]);

/** The first call of a list, started before the list renders. */
export function firstCall(screen: ListScreen, scope: Scope): FirstCall {
  const input = inputOfAddress(screen, new URLSearchParams(scope.query), scope);
  return { endpoint: screen.source.endpoint, input };
}

/** A screen of the kind "list": the rows of one call, searched, filtered, sorted and paged by the URL. */
export default function ListScreenView(props: ScreenProps<ListScreen>) {
  return props.screen.record ? <RecordList {...props} /> : <ListView {...props} />;
}

function RecordList({ screen, params, passed }: ScreenProps<ListScreen>) {
  const { record, isMissing, error, retry } = useRecord(screen, passed);
  if (isMissing) return <MissingPage screen={screen} />;
  return (
    <ListView screen={screen} params={params} {...(record && { record })}>
      {error && !screen.record?.summary && <FailureNote error={error} retry={retry} />}
    </ListView>
  );
}

interface ListViewProps extends Omit<ScreenProps<ListScreen>, 'passed'> {
  /** The declared parent record of the rows, once loaded. */
  readonly record?: Row;
  /** Above the rows. */
  readonly children?: ReactNode;
}

function ListView({ screen: declared, params, record, children }: ListViewProps) {
  const screen = useMemo(() => columnsFor(declared, params, record), [declared, params, record]);
  const editing = useEditing(declared, params);
  const list = useList(screen, undefined, record);
  const { error } = list;
  const { plan, rowSelection } = useListPlan(screen, list);
  const name = nameOf(screen, record);
  const frame = useRef<HTMLDivElement>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const scroll = useRef<HTMLDivElement>(null);
  const { pathname, search, hash } = useAddress();
  useScrollPlace(scroll, pathname + search + hash, !list.loading);
  useRowKeys(frame, list, () => setPreviewed(!isPreviewed));
  if (error && list.rows.length === 0 && isPathMissing(error, screen.source.endpoint.path))
    return <MissingPage screen={screen} />;
  const slot = (name: keyof ListSlots) =>
    screen.slots?.[name] && <ListSlot screen={screen} list={list} name={name} typed={editing?.typed} />;
  return (
    <Page
      screen={screen}
      {...(name && { heading: `${t(screen.title)} · ${name}` })}
      actions={
        <HeaderActions screen={screen} list={list}>
          {rowSelection?.actions.some(({ paste }) => paste) && (
            <PasteButtons screen={screen} scope={list.scope} actions={rowSelection.actions} open={openBulk} />
          )}
          {editing && <editing.Bar list={list} />}
        </HeaderActions>
      }
    >
      {screen.record?.summary && (
        <ParentSummary place={screen.file} record={screen.record} scope={list.scope} />
      )}
      {children}
      {screen.help && <Help>{t(screen.help)}</Help>}
      <SelectionPlace screen={screen} list={list} rowSelection={rowSelection} open={openBulk}>
        <ListToolbar screen={screen} list={list}>
          {slot('beside')}
        </ListToolbar>
      </SelectionPlace>
      <ListFrame ref={frame} plan={plan} rows={list.rows}>
        {list.refreshing && <div className="busy-line" />}
        {screen.live && list.answer && (
          <LiveRows
            screen={screen}
            list={list}
            busy={(rowSelection?.count ?? 0) > 0 || editing !== undefined}
          />
        )}
        <ListBody list={list} screen={screen}>
          <ListTable {...{ list, plan, scroll, rowSelection }} Rows={editing?.Rows} gone={editing?.gone} />
        </ListBody>
        {isPreviewed && <RowPreview screen={screen} list={list} close={() => setPreviewed(false)} />}
      </ListFrame>
      <Pages screen={screen} list={list} />
      {slot('below')}
    </Page>
  );
}

let chunk: typeof import('../edit-table/list-editing.tsx') | undefined;

/** Loads the editing of a list that declares it, while its rows are loading. */
function useEditing(screen: ListScreen, params: Record<string, string>): Editing | undefined {
  const { edit } = screen;
  const kept = useSurviving<{ editing?: Editing }>(`edit ${screen.id} ${JSON.stringify(params)}`, () => ({}));
  const [isLoaded, setLoaded] = useState(chunk !== undefined);
  const [error, setError] = useState<{ readonly reason: unknown }>();
  useEffect(() => {
    if (!edit || isLoaded) return;
    import('../edit-table/list-editing.tsx').then(
      (loaded) => {
        chunk = loaded;
        loaded.holdRow();
        setLoaded(true);
      },
      (reason: unknown) => setError({ reason }),
    );
  }, [edit, isLoaded]);
  if (error) throw error.reason;
  if (edit && chunk) kept.editing ??= chunk.editingOf(screen, edit);
  return kept.editing;
}

/** The columns and row actions of the list, for this account, and the selection of rows. */
function useListPlan(screen: ListScreen, list: List) {
  const { user, route } = list.scope;
  // Not the whole scope: a new page would re-create the formatters.
  const bulk = useMemo(() => usableBulk(screen.bulk, user, route), [screen, user, route]);
  const columns = useShownColumns(screen, list.state);
  const wholeCards = !useHasTools(screen);
  const selectable = bulk.length > 0;
  const dates = useContext(PageDates);
  const plan = useMemo(
    () => planList(screen, allowed(screen.row, user), columns, { selectable, wholeCards, dates }),
    [screen, user, columns, selectable, wholeCards, dates],
  );
  const rowSelection = useRowSelection(screen, list, bulk);
  return { plan, rowSelection };
}

function Pages({ screen, list }: ListProps) {
  const { state, go, error, rows, last, span, shape, loading } = list;
  // While the rows are coming its place is kept.
  if (rows.length === 0 && last === 1 && (error || !loading)) return null;
  return (
    <Paginator
      page={error ? list.page : state.page}
      last={last}
      span={span}
      size={state.size}
      {...(sizesChosen(screen) && { sizes: screen.pageSizes, fitting: shape.fitting })}
      // The state is in the URL already when the request failed: reload it.
      onPage={(page) => (error && page === state.page ? list.retry() : go({ ...state, page }))}
      onIntent={list.expect}
      onSize={(size) => {
        keepSize(screen, size, shape);
        go(changeState(state, { size }));
      }}
    />
  );
}

const Help = staticStyled('p')({ margin: '0 0 12px', color: 'var(--mui-palette-text-secondary)' });

/** Whether there is a choice of columns: a list inside a record's page, or on a phone, has it only in a toolbar. */
function useHasTools(screen: ListScreen): boolean {
  const isPart = useTabFrame()?.isPart === true;
  const isPhone = useMedia(PHONE);
  return hasToolbar(screen) || !(isPart || isPhone);
}

/** The page's actions; before them the buttons of edited values, and the tools of a whole list without a toolbar. */
function HeaderActions({ screen, list, children }: ListProps & { readonly children: ReactNode }) {
  const hasTools = useHasTools(screen);
  const item = list.answer?.item;
  // The record that holds the rows may not allow what a header action begins.
  const scope = useMemo(() => (item ? { ...list.scope, row: item } : list.scope), [list.scope, item]);
  const isEmpty = list.rows.length + list.span.total === 0 && !isNarrowed(list.state);
  const rows = list.answer === undefined ? 'unknown' : isEmpty ? 'none' : 'some';
  const actions = useMemo(() => headerActions(screen, rows), [screen, rows]);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
      {hasTools && !hasToolbar(screen) && <ListTools screen={screen} list={list} />}
      {children}
      {screen.header.filter(isOwnFile).map((action) => (
        <PageFile key={action.id} screen={screen} list={list} action={action} />
      ))}
      <ActionBar actions={actions} scope={scope} reload={list.reload} />
    </div>
  );
}

/** A file of the rows that this server does not write: the page does. */
function isOwnFile({ call, roles }: Action): boolean {
  return (
    call?.endpoint.envelope === 'file' && !endpointOn(call.endpoint) && (!roles || allows(roles, user()))
  );
}

/** The row actions that this account may use at all; `when` is evaluated per row. */
function allowed(actions: readonly Action[], user: Scope['user']): readonly Action[] {
  const scope: Scope = { route: {}, query: {}, ...(user && { user }) };
  const always = actions.map(({ when: _, ...action }) => action);
  const usable = new Set(visibleActions(always, scope).map(({ id }) => id));
  return actions.filter(({ id }) => usable.has(id));
}
