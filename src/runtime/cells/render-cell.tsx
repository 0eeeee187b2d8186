import type { ReactNode } from 'react';
import type { Column, Shown } from '../../../core/model.ts';
import { type Row, readPath, type Scope } from '../../../core/scope.ts';
import { evaluate } from '../base/evaluate.ts';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { UnknownNode } from '../ui/unknown-node.tsx';
import type { Cell } from './cell.ts';
import { isMissing, MISSING } from './missing.tsx';
import { ownCell } from './own-cell.tsx';
import { cells } from './registry.ts';

const registry: Readonly<Record<string, Cell | undefined>> = cells;

/**
 * Renders a value of a row; `at` is the row's index on its page. `scope` is only needed by a `when` that reads more than the row.
 */
export type CellRenderer = (row: Row, scope?: Scope, rowIndex?: number) => ReactNode;

/**
 * Resolves how a value is shown; call it once and reuse the result for all rows. Texts are in the language at the time of the
 * call. `place` is the declaration path shown when the cell is unknown; `dates` is how the page around writes its dates.
 */
export function renderCell(shownField: Shown, place = '', dates?: string): CellRenderer {
  const cell = registry[shownField.cell] ?? ownCell(shownField.cell);
  if (!cell) return () => <UnknownNode nodeKind="cell" name={shownField.cell} place={place} />;
  const { when, path, choices } = shownField;
  const draw = cell(shownField.options ?? {}, {
    label: t(shownField.label),
    locale: product().locale,
    choices,
    dates,
  });
  const nested = path.includes('.');
  return (row, scope, rowIndex = 0) => {
    if (when && !evaluate(when, scope ?? { row, route: {}, query: {} })) return null;
    const value = nested ? readPath(row, path) : row[path];
    return isMissing(value) && !cell.blank ? MISSING : draw(value, row, rowIndex);
  };
}

/** The same of a column: below its value stands what the server says, where it says something. */
export function renderColumn(column: Column, place = '', dates?: string): CellRenderer {
  const draw = renderCell(column, place, dates);
  const { below } = column;
  if (!below) return draw;
  const drawBelow = renderCell(below, place, dates);
  return (row, scope, rowIndex) => {
    const drawn = draw(row, scope, rowIndex);
    if (isMissing(readPath(row, below.path))) return drawn;
    return (
      <>
        {drawn}
        <span className="c-current">{drawBelow(row, scope, rowIndex)}</span>
      </>
    );
  };
}
