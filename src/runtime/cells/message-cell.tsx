import { dateWriter } from '../../../core/dates.ts';
import { asText } from '../../../core/read-value.ts';
import { readPath } from '../../../core/scope.ts';
import { t } from '../base/i18n/t.ts';
import type { Cell } from './cell.ts';
import { text } from './text-cells.tsx';

/** A date as the server's sentences say it. */
const DAY = /\b(\d\d)\/(\d\d)\/(\d{4})\b/g;

/** A source text of the server with its values, as in a toast. The dates in it are written as those of the page. */
export const message: Cell = ({ params, ...options }, place) => {
  const draw = text({ lines: 3, ...options }, place);
  const { zone, numbers } = place.locale;
  const write = place.dates && dateWriter(place.dates, zone, numbers);
  return (value, row, rowIndex) => {
    const filled = typeof params === 'string' ? readPath(row, params) : undefined;
    const values = typeof filled === 'object' && filled !== null ? { ...filled } : undefined;
    const said = t(asText(value), values);
    const dated = write
      ? said.replace(DAY, (found, day, month, year) => write(`${year}-${month}-${day}`) ?? found)
      : said;
    return draw(dated, row, rowIndex);
  };
};
