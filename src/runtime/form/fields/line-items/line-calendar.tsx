import { businessDay, isDate } from '../../../../../core/dates.ts';
import { readPath } from '../../../../../core/scope.ts';
import { readDateText } from '../../../base/date-text.ts';
import { product } from '../../../base/product.ts';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';
import { propertyAt } from '../../state/paths.ts';
import { dayLimits } from '../day-limits.ts';
import { type LineCell, putValue, recheckCell } from './line-cell.ts';
import type { Lines } from './use-lines.ts';

export const Calendar = lazyWithPreload(() => import('../../../ui/date-input/calendar.tsx'));

interface LineCalendarProps {
  readonly lineItems: Lines;
  readonly cell: LineCell;
  readonly body: HTMLElement | null;
  close(): void;
}

/** One calendar serves all dates of all rows: it opens below the cell that asked for it. */
export function LineCalendar({ lineItems, cell, body, close }: LineCalendarProps) {
  const { form, name, lines } = lineItems;
  const { key, column, control } = cell;
  const date = readDateText(control.value);
  const rules = {
    ...propertyAt(form.screen.body.schema, `${name}.0.${column.field.name}`),
    ...column.field.options,
  };
  const namePrefix = column.field.name.slice(0, column.field.name.lastIndexOf('.') + 1);
  const limits = dayLimits(
    rules,
    (siblingName) => readPath(lines.line(key)?.values ?? {}, namePrefix + siblingName),
    businessDay(product().locale.zone),
  );
  const choose = (day: string) => {
    putValue(lineItems, body, key, column.field.name, day);
    lineItems.noted();
    recheckCell(lineItems, cell);
    close();
  };
  return (
    <Calendar
      anchor={() => control.closest('td')}
      value={isDate(date) ? date : undefined}
      limits={limits}
      onChoose={choose}
      onClose={close}
    />
  );
}
