import { businessDay, instantAt as zoned } from '../../../core/dates.ts';
import { numberFormat } from '../base/i18n/number-format.ts';
import { isolated } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { writeDate } from '../base/write-date.ts';

export { now } from '../../../core/clock.ts';
export { addDays, daysBetween, isDate } from '../../../core/dates.ts';
export { entriesOf } from '../../../core/read-value.ts';
export { searchForm } from '../../../core/search-form.ts';
export { type ApiErrorEntry, errorText } from '../base/api-error.ts';
export { formatMoney } from '../base/i18n/format-money.ts';
export { currentLanguage, t } from '../base/i18n/t.ts';

/** A number in the product's locale; exactly `digits` after the separator, else up to 3. */
export function formatNumber(value: number, digits?: number): string {
  const fixed = digits === undefined ? {} : { minimumFractionDigits: digits };
  return numberFormat(product().locale.numbers, { maximumFractionDigits: digits ?? 3, ...fixed }).format(
    value,
  );
}

/**
 * Formats a calendar date (YYYY-MM-DD) or an instant (ISO 8601) as a business day; '' for an invalid value. `format` uses YYYY,
 * MM, MMM, DD, HH, mm. The text is for display: in a right-to-left language it carries marks that keep its order.
 */
export function formatDate(value: unknown, format = 'DD/MM/YYYY'): string {
  return isolated(writeDate(value, format) ?? '');
}

/** The instant (ISO 8601) at which a clock of the business shows `time` (HH:mm) on a day (YYYY-MM-DD). */
export function instantAt(day: string, time: string): string {
  return zoned(product().locale.zone, day, time);
}

/** The business day, YYYY-MM-DD. */
export function today(): string {
  return businessDay(product().locale.zone);
}
