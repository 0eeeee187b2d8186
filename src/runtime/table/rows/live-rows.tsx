import Button from '@mui/material/Button';
import { useRef } from 'react';
import { t } from '../../base/i18n/t.ts';
import { staticStyled } from '../../ui/theme/static-styled.tsx';
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
    <Place className="list-fresh" role="status" ref={place}>
      {waiting && (
        <Button size="small" onClick={goTo}>
          {waiting.added > 0 ? t('{count} new', { count: waiting.added }) : t('The rows have changed.')}
          <span>{t('Show')}</span>
        </Button>
      )}
    </Place>
  );
}

/** Above the headers: it covers no row, and nothing moves. */
const Place = staticStyled('div')({
  position: 'absolute',
  zIndex: 5,
  top: '-20px',
  insetInlineStart: '50%',
  translate: '-50%',
  '[dir=rtl] &': { translate: '50%' },
  '& button': {
    height: '26px',
    padding: '0 12px',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: '999px',
    color: 'var(--mui-palette-text-primary)',
    background: 'var(--mui-palette-background-paper)',
    boxShadow: '0 2px 8px rgb(0 0 0 / 0.08)',
    whiteSpace: 'nowrap',
  },
  '& span': { marginInlineStart: '8px', color: 'var(--mui-palette-primary-main)' },
});
