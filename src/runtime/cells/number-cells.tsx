import { numberFormat } from '../core/i18n/number-format.ts';
import { t } from '../core/i18n/t.ts';
import { toNumber } from '../core/read-value.ts';
import type { Cell } from './cell.ts';

/** A number in the product's locale; `digits` after the separator, `suffix` such as a unit behind it. */
export const number: Cell = ({ digits, suffix }, { locale }) => {
  const fixed = digits === undefined ? {} : { minimumFractionDigits: Number(digits) };
  const format = numberFormat(locale.numbers, {
    maximumFractionDigits: Number(digits ?? 3),
    ...fixed,
  });
  const unit = suffix && t(String(suffix));
  return drawNumber((value) => (unit ? `${format.format(value)} ${unit}` : format.format(value)));
};

/** An amount in the product's currency, without decimals unless `digits` says so. */
export const money: Cell = ({ digits }, { locale }) => {
  const fraction = Number(digits ?? 0);
  const format = numberFormat(locale.numbers, {
    style: 'currency',
    currency: locale.currency,
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  });
  return drawNumber((value) => format.format(value));
};

/** The number of a row: no grouping, quiet. */
export const id: Cell = () => (value) => <span className="c-id">{String(value)}</span>;

/** The running number of the row on its page, whatever its value. */
export const rowNumber: Cell = Object.assign(
  (): ReturnType<Cell> => (_value, _row, at) => <span className="c-id">{at + 1}</span>,
  { blank: true as const },
);

function drawNumber(write: (value: number) => string): ReturnType<Cell> {
  return (value) => {
    const read = toNumber(value);
    return (
      // Number and unit stay together, whichever way the page runs.
      <span className="c-number" dir="auto">
        {read === undefined ? String(value) : write(read)}
      </span>
    );
  };
}
