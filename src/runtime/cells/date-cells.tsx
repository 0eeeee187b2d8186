import { dateWriter } from '../../../core/dates.ts';
import type { Cell } from './cell.ts';

const DAY = 'DD/MM/YYYY';

/** The usual form of a day gives way to that of the page around. */
const dateCell =
  (time: string): Cell =>
  (options, { locale, dates = DAY }) => {
    const format = String(options.format ?? DAY + time).replace(DAY, dates);
    const write = dateWriter(format, locale.zone, locale.numbers);
    // An invalid date is shown unchanged: hiding it would hide an error in the data.
    return (value) => (
      <span className="c-number" dir="auto">
        {write(value) ?? String(value)}
      </span>
    );
  };

/** A calendar date, or the business day of an instant. */
export const date: Cell = dateCell('');

/** An instant in the business zone. */
export const dateTime: Cell = dateCell(' HH:mm');
