import { t } from '../../base/i18n/t.ts';
import { Icon } from '../../ui/icons.tsx';
import { plainButton } from '../../ui/theme/plain-button.ts';

export interface PagerProps {
  readonly page: number;
  readonly last: number;
  readonly span: { readonly from: number; readonly to: number; readonly total: number };
  onPage(page: number): void;
}

/** The button of a pager that leads to the page before or after. */
export function PageStep({ by, page, last, onPage }: Omit<PagerProps, 'span'> & { by: 1 | -1 }) {
  return (
    <button
      type="button"
      aria-label={by < 0 ? t('Previous page') : t('Next page')}
      disabled={by < 0 ? page <= 1 : page >= last}
      data-page={page + by}
      onClick={() => onPage(page + by)}
    >
      <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} size={16} />
    </button>
  );
}

export const pagerButton = {
  ...plainButton,
  display: 'grid',
  placeItems: 'center',
  height: 'max(28px, var(--touch))',
  borderRadius: 6,
  '&:hover': { background: 'var(--mui-palette-action-hover)' },
  '&:disabled': { color: 'var(--mui-palette-action-disabled)', background: 'none', cursor: 'default' },
} as const;

/** The line below the rows of a list. */
export const pagerLine = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  paddingBlock: 8,
  fontSize: 12,
  color: 'var(--mui-palette-text-secondary)',
  fontVariantNumeric: 'tabular-nums',
} as const;
