import type { BulkAction, ListScreen } from '../../../../core/model.ts';
import type { Row, Scope } from '../../../../core/scope.ts';
import { openContent } from '../../actions/open-dialogs.ts';
import { t } from '../../base/i18n/t.ts';
import { AskedRows } from './asked-rows.tsx';
import { PrintedRows } from './printed-rows.tsx';

/** Opens what a bulk action asks or prints of these rows; resolves to true when it was completed. */
export function openBulk(
  screen: ListScreen,
  scope: Scope,
  action: BulkAction,
  rows: readonly Row[],
): Promise<boolean> {
  const { label, print, fields } = action;
  const title = t(label);
  if (print)
    return openContent({
      title,
      wide: true,
      draw: () => <PrintedRows target={print} rows={rows} scope={scope} />,
    });
  if (!fields) return Promise.resolve(false);
  const asked = { screen, scope, action, fields };
  return openContent({ title, wide: true, draw: (ways) => <AskedRows {...asked} rows={rows} ways={ways} /> });
}
