import { renderCell } from '../../cells/index.ts';
import { t } from '../../core/i18n/t.ts';
import { type Row, readPath, type Scope } from '../../core/scope.ts';
import type { Column } from '../../model.ts';

/** What a value would replace, below it; nothing where no record is known, or it is the same, or none is asked for. */
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
