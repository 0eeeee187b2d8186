import { asText } from '../../../core/read-value.ts';
import { readPath } from '../../../core/scope.ts';
import { t } from '../base/i18n/t.ts';
import type { Cell } from './cell.ts';
import { text } from './text-cells.tsx';

/** A source text of the server with its values, as in a toast. */
export const message: Cell = ({ params, ...options }, place) => {
  const draw = text({ lines: 3, ...options }, place);
  return (value, row, rowIndex) => {
    const filled = typeof params === 'string' ? readPath(row, params) : undefined;
    const values = typeof filled === 'object' && filled !== null ? { ...filled } : undefined;
    return draw(t(asText(value), values), row, rowIndex);
  };
};
