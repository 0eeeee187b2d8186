import { numberFormat } from '../../base/i18n/number-format.ts';
import { t } from '../../base/i18n/t.ts';
import { product } from '../../base/product.ts';
import { type PagerProps, PageStep, pagerButton, pagerLine } from '../../table/toolbar/page-step.tsx';
import { usePagerFocus } from '../../table/toolbar/pager-focus.ts';
import { staticStyled } from '../../ui/theme/static-styled.tsx';

/** The shown range, and links to the neighbouring pages. */
export function GridPager({ page, last, span, onPage }: PagerProps) {
  const focus = usePagerFocus(page);
  const number = numberFormat(product().locale.numbers);
  const [from, to, total] = [span.from, span.to, span.total].map((rowNumber) => number.format(rowNumber));
  return (
    <Bar>
      <span>{t('{from}–{to} of {total}', { from, to, total })}</span>
      <nav aria-label={t('Pages')} {...focus}>
        <PageStep by={-1} {...{ page, last, onPage }} />
        <span aria-live="polite">
          {t('Page {page} of {last}', { page: number.format(page), last: number.format(last) })}
        </span>
        <PageStep by={1} {...{ page, last, onPage }} />
      </nav>
    </Bar>
  );
}

const Bar = staticStyled('div')({
  ...pagerLine,
  justifyContent: 'space-between',
  gap: 16,
  '& nav': { display: 'flex', alignItems: 'center', gap: 8 },
  '& nav span': { color: 'var(--mui-palette-text-primary)' },
  '& button': {
    ...pagerButton,
    width: 'max(28px, var(--touch))',
    '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
  },
});
