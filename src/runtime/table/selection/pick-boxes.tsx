import { t } from '../../core/i18n/t.ts';
import type { Picks } from './use-picks.ts';

/** The checkbox of a row. It holds nothing and hears nothing: the list's one listener does. */
export function PickBox({ name, picked }: { name: string; picked: boolean }) {
  return (
    <input type="checkbox" data-pick="" checked={picked} readOnly aria-label={t('Select {name}', { name })} />
  );
}

/** The checkbox of the page. */
export function PickPageBox({ picks, rows }: { picks: Picks; rows: readonly Record<string, unknown>[] }) {
  const all = rows.length > 0 && picks.here === rows.length;
  return (
    <input
      type="checkbox"
      data-pick-page=""
      aria-label={t('Select this page')}
      disabled={rows.length === 0}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = picks.here > 0 && !all;
      }}
      onChange={() => picks.pick(rows, !all)}
    />
  );
}
