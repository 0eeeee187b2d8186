import { dateWriter } from '../../../core/dates.ts';
import type { Cell } from './cell.ts';

const dateCell =
  (usual: string): Cell =>
  (options, { locale }) => {
    const write = dateWriter(String(options.format ?? usual), locale.zone, locale.numbers);
    // An invalid date is shown unchanged: hiding it would hide an error in the data.
    return (value) => (
      <span className="c-number" dir="auto">
        {write(value) ?? String(value)}
      </span>
    );
  };

/** A calendar date, or the business day of an instant. */
export const date: Cell = dateCell('DD/MM/YYYY');

/** An instant in the business zone. */
export const dateTime: Cell = dateCell('DD/MM/YYYY HH:mm');
