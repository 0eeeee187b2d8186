import { t } from '../../base/i18n/t.ts';
import { Icon } from '../../ui/icons.tsx';

interface PageStepProps {
  readonly by: 1 | -1;
  readonly page: number;
  readonly last: number;
  onPage(page: number): void;
}

/** The button of a pager that leads to the page before or after. */
export function PageStep({ by, page, last, onPage }: PageStepProps) {
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
