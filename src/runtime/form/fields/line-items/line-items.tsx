import {
  type CSSProperties,
  type FocusEvent,
  memo,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { t } from '../../../base/i18n/t.ts';
import { useStore } from '../../../base/store.ts';
import { useMoves } from '../../../ui/sortable/use-moves.ts';
import type { ControlProps } from '../field-entry.ts';
import { currencySign } from '../money-field.tsx';
import { AddLines } from './add-lines.tsx';
import { LineCalendar } from './line-calendar.tsx';
import { keyOf, type LineCell } from './line-cell.ts';
import { lineEvents } from './line-events.ts';
import { LinePicker, type PickerEvents } from './line-picker.tsx';
import { LineRow } from './line-row.tsx';
import type { Line, LineStore } from './line-store.ts';
import { Sheet } from './line-styles.ts';
import { type LineTable, leastWidth } from './line-table.ts';
import { useLineChanges } from './use-line-changes.ts';
import { useLineTyping } from './use-line-typing.ts';
import { type Lines, useLines } from './use-lines.ts';
import { useRowNames } from './use-row-names.ts';

/** The rows of a field as a table of native controls; on a phone each row is a card. */
export default function LineItems({ id, field, describedBy, invalid, disabled }: ControlProps) {
  const lineItems = useLines(id, field);
  const { lines, table } = lineItems;
  const rows = useStore(lines.lines);
  const [statusText, setStatusText] = useState('');
  const { place: body, onPointerDown } = useMoves<HTMLTableSectionElement>((path, to) =>
    changes.move(Number(path), to),
  );
  useRowNames(body, table, rows);
  useLineTyping(lineItems, body);
  const changes = useLineChanges(lineItems, { body, say: setStatusText });
  const { events, ...popups } = useRowEvents(lineItems, { body, changes, say: setStatusText });
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
        </table>
      </div>
      <AddLines
        field={field}
        describedBy={describedBy}
        invalid={invalid}
        isEmpty={rows.length === 0}
        isFull={rows.length >= table.most}
        changes={changes}
      />
      <Popups lineItems={lineItems} body={body} {...popups} />
      <div className="visually-hidden" role="status">
        {statusText}
      </div>
    </Sheet>
  );
}

/** The handlers of all rows, the pickers they talk to, and the cell that asked for a day. */
function useRowEvents(
  lineItems: Lines,
  surroundings: Pick<Parameters<typeof lineEvents>[1], 'body' | 'changes' | 'say'>,
) {
  const [pickers] = useState(() => new Map<string, PickerEvents>());
  const entered = useRef<unknown>(undefined);
  const [dated, askDay] = useState<LineCell>();
  const events = lineEvents(lineItems, { ...surroundings, pickers, entered, askDay });
  return { events, pickers, dated, endDay: () => askDay(undefined) };
}

interface PopupsProps extends Omit<ReturnType<typeof useRowEvents>, 'events'> {
  readonly lineItems: Lines;
  readonly body: RefObject<HTMLTableSectionElement | null>;
}

/** What opens at a cell: the list of a picker, or the calendar. */
function Popups({ lineItems, body, pickers, dated, endDay }: PopupsProps) {
  const columns = lineItems.table.columns.filter(({ field }) => field.field === 'picker');
  return (
    <>
      {columns.map((column) => (
        <LinePicker
          key={column.field.name}
          lineItems={lineItems}
          column={column}
          body={body}
          pickers={pickers}
        />
      ))}
      {dated ? <LineCalendar lineItems={lineItems} cell={dated} body={body.current} close={endDay} /> : null}
    </>
  );
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
function columnStyles({ columns, remove }: LineTable): CSSProperties {
  const least = columns.map(leastWidth);
  const widths = columns.map(({ field }, index) =>
    field.width ? `${least[index]}px` : `minmax(${least[index]}px, 1fr)`,
  );
  const labels = columns.map(({ label }, index) => [`--label-${index}`, JSON.stringify(label)]);
  const actions = remove ? 120 : 84;
  const sum = least.reduce((totalWidth, columnWidth) => totalWidth + columnWidth, 36 + actions);
  return {
    '--columns': widths.join(' '),
    '--actions': `${actions}px`,
    '--least': `${sum}px`,
    '--sign': JSON.stringify(currencySign()),
    ...Object.fromEntries(labels),
  } as CSSProperties; // custom properties are not typed
}

/** Without rows the focus of the list is on the button that adds one. */
function focusAddButton({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('.line-add')?.focus();
}

const Heads = memo(function Heads({ table: { columns } }: { table: LineTable }) {
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
        <th scope="col" className="line-actions">
          {t('Action')}
        </th>
      </tr>
    </thead>
  );
});
