import Button from '@mui/material/Button';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { errorText } from '../../core/error-text.ts';
import { t } from '../../core/i18n/t.ts';
import { resolveValues, type Scope } from '../../core/scope.ts';
import { useLeaveGuard } from '../../form/submit/leave-guard.ts';
import type { Action, GridScreen } from '../../model.ts';
import type { FirstCall } from '../../navigation/kinds.ts';
import { Page } from '../../navigation/page.tsx';
import type { ScreenProps } from '../../navigation/screen-props.ts';
import { useSurviving } from '../../navigation/surviving.ts';
import { ListBlank } from '../../table/rows/list-blank.tsx';
import { planList } from '../../table/rows/list-plan.ts';
import { useRowKeys } from '../../table/rows/use-row-keys.ts';
import { type List, useList } from '../../table/state/use-list.ts';
import { useShownColumns } from '../../table/state/use-shown-columns.ts';
import { hasToolbar, ListToolbar } from '../../table/toolbar/list-toolbar.tsx';
import { ListTools } from '../../table/tools/list-tools.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { asList, pinnedOf } from './as-list.ts';
import { GridPager } from './grid-pager.tsx';
import { GridFrame } from './grid-styles.ts';
import { GridTable } from './grid-table.tsx';
import { type RowEdit, RowEdits } from './row-edits.ts';
import { saveRow } from './save-row.ts';

/** The first call of a grid, so that it can be under way before the grid is drawn. */
export function firstCall({ source }: GridScreen, scope: Scope): FirstCall {
  return { endpoint: source.endpoint, input: resolveValues(source.with, scope) };
}

/** A screen of the kind "grid": all rows of one call, edited where they stand. */
export default function GridScreenView({ screen, params }: ScreenProps<GridScreen>) {
  return <GridView key={`${screen.id} ${Object.values(params).join(' ')}`} screen={screen} params={params} />;
}

function GridView({ screen, params }: { screen: GridScreen; params: Record<string, string> }) {
  const declared = asList(screen);
  const pinned = useMemo(() => pinnedOf(screen), [screen]);
  const list = useList(declared, params, pinned);
  const { state, go, last, refreshing } = list;
  const columns = useShownColumns(declared, state);
  const plan = useMemo(() => planList(declared, buttonsOf(screen), columns), [declared, screen, columns]);
  const frame = useRef<HTMLDivElement>(null);
  const edits = useSurviving(`grid ${screen.id} ${JSON.stringify(params)}`, () => new RowEdits(screen));
  const version = useSyncExternalStore(edits.subscribe, edits.version);
  useEffect(() => {
    if (!refreshing) edits.forgetSaved();
  }, [refreshing, edits]);
  useLeaveGuard(edits, undefined);
  const turn = useCallback(
    (page: number) => {
      if (page >= 1 && page <= last && page !== state.page) go({ ...state, page });
    },
    [go, state, last],
  );
  useRowKeys(
    frame,
    useCallback((by: 1 | -1) => turn(state.page + by), [turn, state.page]),
  );
  const { save, cancel } = useWaysOut(edits, frame);
  return (
    <Page screen={screen} actions={!hasToolbar(declared) && <ListTools screen={declared} list={list} />}>
      <ListToolbar screen={declared} list={list} />
      <GridFrame ref={frame} widths={plan.widths}>
        {refreshing && <div className="busy-line" />}
        <Note list={list} />
        <Body list={list} screen={screen}>
          <GridTable {...{ screen, list, plan, edits, version, save, cancel }} />
        </Body>
      </GridFrame>
      {list.rows.length > 0 && <GridPager page={state.page} last={last} span={list.span} onPage={turn} />}
    </Page>
  );
}

/** What ends the editing of a row; the focus then goes back to where it was started. */
function useWaysOut(edits: RowEdits, frame: React.RefObject<HTMLDivElement | null>) {
  return useMemo(() => {
    const back = (key: string) =>
      requestAnimationFrame(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        frame.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(key)}"] [data-act]`)?.focus();
      });
    return {
      save: (edit: RowEdit) => void saveRow(edits, edit).then((done) => done && back(edit.key)),
      cancel: (edit: RowEdit) => {
        edits.close(edit);
        back(edit.key);
      },
    };
  }, [edits, frame]);
}

/** What there is to see: a failure, nothing, or the rows; a failure never takes rows away that are there. */
function Body({ list, screen, children }: { list: List; screen: GridScreen; children: React.ReactNode }) {
  if (list.error && list.rows.length === 0) return <ErrorState error={list.error} retry={list.retry} />;
  if (!list.loading && list.rows.length === 0) return <ListBlank screen={asList(screen)} list={list} />;
  return children;
}

/** Said above rows that are there although the last call failed. */
function Note({ list }: { list: List }) {
  if (!list.error || list.rows.length === 0) return null;
  return (
    <div className="list-note" role="alert">
      <span>{errorText(list.error)}</span>
      <Button size="small" onClick={list.retry}>
        {t('Retry')}
      </Button>
    </div>
  );
}

/** The widest that the last column gets: the table must not move when a row is edited. */
function buttonsOf({ edit, roles }: GridScreen): Action[] {
  return [edit.save, edit.cancel].map((label) => ({ id: label, label, place: 'inline', roles }));
}
