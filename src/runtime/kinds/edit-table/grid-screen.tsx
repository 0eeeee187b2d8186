import { useEffect, useMemo, useRef } from 'react';
import type { Action, GridScreen, ListScreen } from '../../../../core/model.ts';
import type { Scope } from '../../../../core/scope.ts';
import { ActionBar } from '../../actions/action-bar.tsx';
import { isPathMissing } from '../../base/api-error.ts';
import type { FirstCall } from '../../navigation/kinds.ts';
import { Page } from '../../navigation/page.tsx';
import { MissingPage } from '../../navigation/record-missing.tsx';
import type { ScreenProps } from '../../navigation/screen-props.ts';
import { useSurviving } from '../../navigation/surviving.ts';
import { ListBody } from '../../table/rows/list-body.tsx';
import { planList } from '../../table/rows/list-plan.ts';
import { ListFrame } from '../../table/rows/list-styles.tsx';
import { ListTable, type RowsProps } from '../../table/rows/list-table.tsx';
import { useRowKeys } from '../../table/rows/use-row-keys.ts';
import { useShownColumns } from '../../table/state/chosen-columns.ts';
import { inputOfAddress } from '../../table/state/list-input.ts';
import { useList } from '../../table/state/use-list.ts';
import { hasToolbar, ListToolbar } from '../../table/toolbar/list-toolbar.tsx';
import { ListTools } from '../../table/tools/list-tools.tsx';
import { EditButtons } from './edit-buttons.tsx';
import { EditTable } from './edit-table.tsx';
import { GridPager } from './grid-pager.tsx';
import { type RowEdit, RowEdits } from './row-edits.ts';
import { formOfGrid } from './row-form.ts';
import { useRowsGuard } from './rows-guard.ts';
import { saveRow } from './save-row.ts';

/** The first call of a grid, started before it renders. */
export function firstCall(screen: GridScreen, scope: Scope): FirstCall {
  const input = inputOfAddress(asList(screen), new URLSearchParams(scope.query), scope);
  return { endpoint: screen.source.endpoint, input };
}

/** A screen of the kind "grid": all rows of one call, edited in place. */
export default function GridScreenView({ screen, params }: ScreenProps<GridScreen>) {
  const declared = useMemo(() => asList(screen), [screen]);
  const pinned = useMemo(() => pinnedOf(screen), [screen]);
  const list = useList(declared, pinned);
  const { state, go, last, refreshing, error } = list;
  const columns = useShownColumns(declared, state);
  const plan = useMemo(
    () => ({ ...planList(declared, buttonsOf(screen), columns), actions: [] }),
    [declared, screen, columns],
  );
  const frame = useRef<HTMLDivElement>(null);
  const edits = useSurviving(
    `grid ${screen.id} ${JSON.stringify(params)}`,
    () => new RowEdits(formOfGrid(screen), screen.key, 'each'),
  );
  useEffect(() => {
    if (!refreshing) edits.answered(list.rows, false);
  }, [refreshing, edits, list.rows]);
  useRowsGuard(edits, list);
  useRowKeys(frame, list);
  const Rows = useRows(screen, edits, frame);
  if (error && list.rows.length === 0 && isPathMissing(error, screen.source.endpoint.path))
    return <MissingPage screen={screen} />;
  return (
    <Page
      screen={screen}
      actions={
        <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
          {!hasToolbar(declared) && <ListTools screen={declared} list={list} />}
          <ActionBar actions={declared.header} scope={list.scope} reload={list.reload} />
        </div>
      }
    >
      <ListToolbar screen={declared} list={list} />
      <ListFrame ref={frame} plan={plan} rows={list.rows}>
        {refreshing && <div className="busy-line" />}
        <ListBody list={list} screen={declared}>
          <ListTable list={list} plan={plan} Rows={Rows} />
        </ListBody>
      </ListFrame>
      {list.rows.length > 0 && (
        <GridPager page={state.page} last={last} span={list.span} onPage={(page) => go({ ...state, page })} />
      )}
    </Page>
  );
}

/** The rows with their buttons. When editing ends, the focus returns to the Edit button. */
function useRows(screen: GridScreen, edits: RowEdits, frame: React.RefObject<HTMLDivElement | null>) {
  return useMemo(() => {
    const back = (key: string) =>
      requestAnimationFrame(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        frame.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(key)}"] [data-act]`)?.focus();
      });
    const save = (edit: RowEdit) => {
      void saveRow(edits, edit, screen.edit).then((done) => done && back(edit.key));
      return true;
    };
    const cancel = (edit: RowEdit) => {
      edits.close(edit);
      back(edit.key);
      return true;
    };
    const keys = { enter: save, escape: cancel };
    return function GridRows(props: RowsProps) {
      const buttons = (row: RowsProps['list']['rows'][number]) => (
        <EditButtons
          declared={screen.edit}
          edit={edits.get(row)}
          name={edits.keyOf(row)}
          open={() => edits.open(row, props.list.scope)}
          {...{ save, cancel }}
        />
      );
      return <EditTable {...props} {...{ edits, keys, buttons }} />;
    };
  }, [screen, edits, frame]);
}

/** The maximum width of the last column, so that the table does not move when a row is edited. */
function buttonsOf({ edit, roles }: GridScreen): Action[] {
  return [edit.save, edit.cancel].map((label) => ({ id: label, label, place: 'inline', roles }));
}

const PAGE_SIZE = 10;

/** A grid as a list: search, sort order and page are in the URL as in any list. */
function asList({ edit: _, search, ...rest }: GridScreen): ListScreen {
  return {
    ...rest,
    kind: 'list',
    pageSizes: [PAGE_SIZE],
    ...(search && { search: { on: 'typing', ...search } }),
    filters: [],
    row: [],
  };
}

/** Columns of edited fields cannot be hidden, nor can the one that names the row. */
function pinnedOf({ columns, edit }: GridScreen): readonly string[] {
  const edited = new Set(edit.fields.map(({ from, name }) => from ?? name));
  const [first] = columns;
  return columns.flatMap((column) => (column === first || edited.has(column.path) ? column.path : []));
}
