import { toNumber } from '../../../core/read-value.ts';
import { readPath } from '../../../core/scope.ts';
import { numberFormat } from '../base/i18n/number-format.ts';
import { t } from '../base/i18n/t.ts';
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

/**
 * An amount in the product's currency; `digits` decimals, default 0. `now` is the path of the amount that replaces it: where the
 * row has one, this one is struck through.
 */
export const money: Cell = ({ digits, now: replacementPath }, { locale }) => {
  const fraction = Number(digits ?? 0);
  const format = numberFormat(locale.numbers, {
    style: 'currency',
    currency: locale.currency,
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  });
  const draw = drawNumber((value) => format.format(value));
  if (typeof replacementPath !== 'string') return draw;
  return (value, row, rowIndex) => {
    const replacementAmount = toNumber(readPath(row, replacementPath));
    if (replacementAmount === undefined) return draw(value, row, rowIndex);
    return (
      <span className="c-replaced">
        <del>{draw(value, row, rowIndex)}</del> {draw(replacementAmount, row, rowIndex)}
      </span>
    );
  };
};

/** A percent as a bar with its number. */
export const bar: Cell = (_, { locale }) => {
  const format = numberFormat(locale.numbers, { style: 'percent', maximumFractionDigits: 0 });
  return (value) => {
    const percent = Math.max(0, Math.min(100, toNumber(value) ?? 0));
    return (
      <span className="c-bar">
        <span>
          <span style={{ inlineSize: `${percent}%` }} />
        </span>
        <span className="c-number">{format.format(percent / 100)}</span>
      </span>
    );
  };
};

/** The number of a row: no grouping, quiet. */
export const id: Cell = () => (value) => <span className="c-id">{String(value)}</span>;

/** The running number of the row, whatever its value. */
export const rowNumber: Cell = Object.assign(
  (): ReturnType<Cell> => (_value, _row, rowIndex) => <span className="c-id">{rowIndex + 1}</span>,
  { blank: true as const },
);

function drawNumber(write: (value: number) => string): ReturnType<Cell> {
  return (value) => {
    const read = toNumber(value);
    return (
      // Keeps number and unit together in both text directions.
      <span className="c-number" dir="auto">
        {read === undefined ? String(value) : write(read)}
      </span>
    );
  };
}
