import Button from '@mui/material/Button';
import { useRef } from 'react';
import { t } from '../../base/i18n/t.ts';
import type { ListProps } from '../state/use-list.ts';
import { useFreshRows } from './use-fresh-rows.ts';

interface LiveRowsProps extends ListProps {
  /** Rows are selected or edited: only their values may change. */
  readonly busy: boolean;
}

/** Updates the rows of a list when other users write them; shows a notice when rows would have to move. */
export default function LiveRows({ screen, list, busy }: LiveRowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { waiting, show } = useFreshRows(screen, list, busy);
  const goTo = () => {
    const rows = place.current?.parentElement?.querySelector('.list-scroll');
    show();
    rows?.scrollTo({ top: 0 });
    // The button disappears; the focus moves to the rows.
    rows?.querySelector<HTMLElement>('tr[data-row]')?.focus({ preventScroll: true });
  };
  return (
    <div className="list-fresh" role="status" ref={place}>
      {waiting && (
        <Button size="small" onClick={goTo}>
          {waiting.added > 0 ? t('{count} new', { count: waiting.added }) : t('The rows have changed.')}
          <span className="list-fresh-show">{t('Show')}</span>
        </Button>
      )}
    </div>
  );
}
