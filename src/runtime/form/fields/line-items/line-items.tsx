import Button from '@mui/material/Button';
import {
  type CSSProperties,
  type FocusEvent,
  memo,
  type PointerEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { FormField } from '../../../../../core/model.ts';
import { t } from '../../../base/i18n/t.ts';
import { useStore } from '../../../base/store.ts';
import { Icon } from '../../../ui/icons.tsx';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';
import { useMoves } from '../../../ui/sortable/use-moves.ts';
import type { ControlProps } from '../field-entry.ts';
import { currencySign } from '../money-field.tsx';
import type { PickFrom } from '../record-picker/record-rows.ts';
import { LineCalendar } from './line-calendar.tsx';
import { keyOf, type LineCell, putValue } from './line-cell.ts';
import { lineEvents, recheckCell } from './line-events.ts';
import { keysHint } from './line-keys.ts';
import { LinePicker, type PickerEvents } from './line-picker.tsx';
import { FootTotal, LineRow } from './line-row.tsx';
import type { Line, LineStore } from './line-store.ts';
import { Sheet } from './line-styles.ts';
import type { LineTable } from './line-table.ts';
import { useLineChanges } from './use-line-changes.ts';
import { useLines } from './use-lines.ts';
import { useRowNames } from './use-row-names.ts';

const RecordDialog = lazyWithPreload(() => import('../record-picker/record-dialog.tsx'));

/** The rows of a field as a table of native controls; on a phone each row is a card. */
export default function LineItems({ id, field, describedBy, invalid, disabled }: ControlProps) {
  const lineItems = useLines(id, field);
  const { lines, table } = lineItems;
  const rows = useStore(lines.lines);
  const [statusText, setStatusText] = useState('');
  const [pickers] = useState(() => new Map<string, PickerEvents>());
  const { place: body, onPointerDown } = useMoves<HTMLTableSectionElement>((path, to) =>
    move(Number(path), to),
  );
  const changes = useLineChanges(lineItems, { body, say: setStatusText });
  const { pendingFocus, add, move, take } = changes;
  const [picking, setPicking] = useState(false);
  const [picker, from] = useMemo(() => pickOf(field), [field]);
  const entered = useRef<unknown>(undefined);
  const [dated, setDated] = useState<LineCell>();
  const events = lineEvents(lineItems, {
    body,
    pickers,
    changes,
    entered,
    say: setStatusText,
    askDay: setDated,
  });

  useRowNames(body, table, rows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change, to focus one of them
  useLayoutEffect(() => {
    pendingFocus.current?.();
    pendingFocus.current = undefined;
  }, [rows, pendingFocus]);

  const grip = (event: PointerEvent) => {
    const key = event.target instanceof Element && event.target.closest('.line-place') && keyOf(event.target);
    if (typeof key === 'number' && !disabled) onPointerDown(event, String(key));
  };
  return (
    <Sheet
      id={id}
      className="line-items"
      tabIndex={-1}
      disabled={disabled}
      aria-label={t(field.label)}
      aria-describedby={describedBy}
      data-invalid={invalid || undefined}
      onFocus={rows.length === 0 ? focusAddButton : undefined}
      data-least={rows.length <= table.least || undefined}
      style={columnStyles(table)}
    >
      <div className="line-scroll">
        <table aria-label={t(field.label)}>
          <Heads table={table} />
          <tbody ref={body} {...events} onPointerDown={grip}>
            <Rows rows={rows} lines={lines} table={table} />
          </tbody>
          {rows.length > 0 && (table.products.length > 0 || table.sums.size > 0) ? (
            <Foot table={table} lines={lines} />
          ) : null}
        </table>
      </div>
      <div className="line-foot">
        <Button
          className="line-add"
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="add" />}
          disabled={rows.length >= table.most}
          aria-describedby={invalid && rows.length === 0 ? describedBy : undefined}
          onClick={() => (from ? setPicking(true) : add())}
        >
          {typeof field.options?.add === 'string' ? t(field.options.add) : t('Add a line')}
        </Button>
        {rows.length > 0 ? <span className="line-hint">{keysHint()}</span> : null}
      </div>
      {table.columns.map((column) =>
        column.field.field === 'picker' ? (
          <LinePicker
            key={column.field.name}
            lineItems={lineItems}
            column={column}
            body={body}
            pickers={pickers}
          />
        ) : null,
      )}
      {dated ? (
        <LineCalendar
          lineItems={lineItems}
          cell={dated}
          choose={(day) => {
            putValue(lineItems, body.current, dated.key, dated.column.field.name, day);
            lineItems.noted();
            recheckCell(lineItems, dated);
            setDated(undefined);
          }}
          close={() => setDated(undefined)}
        />
      ) : null}
      {picking && from && picker ? (
        <RecordDialog
          from={from}
          title={t(field.pick?.title ?? String(field.options?.add ?? 'Add a line'))}
          chosen={NONE}
          choose={(_, records) => take(picker, records)}
          close={() => setPicking(false)}
          submit="any"
        />
      ) : null}
      <div className="visually-hidden" role="status">
        {statusText}
      </div>
    </Sheet>
  );
}

const NONE: readonly unknown[] = [];

/** The column whose records can be chosen from a table, and the source of that table. */
function pickOf({ pick, fields }: FormField): readonly [FormField?, PickFrom?] {
  const column = fields?.find(({ name }) => name === pick?.column);
  if (!pick || !column?.source) return [];
  const { source, options } = column;
  const columns = Object.entries(pick.columns);
  const choices = pick.columnChoices;
  return [column, { source, value: String(options?.value), columns, ...(choices && { choices }) }];
}

interface RowsProps {
  readonly rows: readonly Line[];
  readonly lines: LineStore;
  readonly table: LineTable;
}

const Rows = memo(function Rows({ rows, lines, table }: RowsProps) {
  return rows.map((line) => <LineRow key={line.key} line={line} lines={lines} table={table} />);
});

/** CSS of the column widths, and of the labels on a phone, where rows are cards without a header. */
function columnStyles({ columns, products }: LineTable): CSSProperties {
  const widths = [
    ...columns.map(({ field }) => (field.width ? `${field.width}px` : 'minmax(120px, 1fr)')),
    ...products.map(({ total }) => `${total.width ?? 120}px`),
  ];
  const labels = [...columns, ...products].map(({ label }, index) => [
    `--label-${index}`,
    JSON.stringify(label),
  ]);
  const least = [
    ...columns.map(({ field }) => field.width ?? 120),
    ...products.map(({ total }) => total.width ?? 120),
  ];
  const sum = least.reduce((totalWidth, columnWidth) => totalWidth + columnWidth, 36 + 84);
  return {
    '--columns': widths.join(' '),
    '--least': `${sum}px`,
    '--sign': JSON.stringify(currencySign()),
    ...Object.fromEntries(labels),
  } as CSSProperties; // custom properties are not typed
}

/** Without rows the focus of the list is on the button that adds one. */
function focusAddButton({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('.line-add')?.focus();
}

const Heads = memo(function Heads({ table: { columns, products } }: { table: LineTable }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{t('Line')}</span>
        </th>
        {columns.map(({ field, label }) => (
          <th key={field.name} scope="col" data-column={field.field} title={field.help && t(field.help)}>
            {label}
            {field.required ? <span aria-hidden="true">*</span> : null}
          </th>
        ))}
        {products.map(({ total, label }) => (
          <th key={total.shown.path} scope="col" className="line-total">
            {label}
          </th>
        ))}
        <td />
      </tr>
    </thead>
  );
});

function Foot({ table: { columns, products, sums }, lines }: { table: LineTable; lines: LineStore }) {
  return (
    <tfoot>
      <tr>
        <th scope="row" aria-label={t('Total')}>
          Σ
        </th>
        {columns.map(({ field: { name } }) => {
          const columnTotal = sums.get(name);
          return (
            <td key={name} className="line-total" title={columnTotal?.label}>
              {columnTotal ? <FootTotal lines={lines} shownTotal={columnTotal} /> : null}
            </td>
          );
        })}
        {products.map((productTotal) => (
          <td key={productTotal.total.shown.path} className="line-total" title={productTotal.label}>
            <FootTotal lines={lines} shownTotal={productTotal} />
          </td>
        ))}
        <td />
      </tr>
    </tfoot>
  );
}
