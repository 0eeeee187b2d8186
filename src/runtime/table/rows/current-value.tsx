import type { Column } from '../../../../core/model.ts';
import { type Row, readPath, type Scope } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import { renderCell } from '../../cells/index.ts';

/** The present value below the proposed one; nothing when no record is known, the values are equal, or none is declared. */
export function currentValue(column: Column, row: Row, { record }: Scope) {
  const { path, current: currentPath } = column;
  const proposedValue = readPath(row, path) ?? '';
  const current = currentPath && record ? readPath(record, currentPath) : undefined;
  if (current === undefined || proposedValue === '' || String(current ?? '') === String(proposedValue))
    return null;
  const currentCell = current === null || current === '' ? '-' : renderCell(column)({ [path]: current });
  return (
    <span className="c-current">
      {t('Current')}: <del>{currentCell}</del>
    </span>
  );
}
