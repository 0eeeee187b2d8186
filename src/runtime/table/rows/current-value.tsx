import type { Column } from '../../../../core/model.ts';
import { type Row, readPath, type Scope } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import { renderCell } from '../../cells/index.ts';

/** The present value below the proposed one; nothing when no record is known, the values are equal, or none is declared. */
export function currentValue(column: Column, row: Row, { record }: Scope) {
  const { path, current: at } = column;
  const asked = readPath(row, path) ?? '';
  const current = at && record ? readPath(record, at) : undefined;
  if (current === undefined || asked === '' || String(current ?? '') === String(asked)) return null;
  const shown = current === null || current === '' ? '-' : renderCell(column)({ [path]: current });
  return (
    <span className="c-current">
      {t('Current')}: <del>{shown}</del>
    </span>
  );
}
