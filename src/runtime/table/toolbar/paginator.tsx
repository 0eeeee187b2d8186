import { memo, type PointerEvent, useMemo } from 'react';
import { numberFormat } from '../../base/i18n/number-format.ts';
import { t } from '../../base/i18n/t.ts';
import { product } from '../../base/product.ts';
import { Skeleton } from '../../ui/states.tsx';
import { staticStyled } from '../../ui/theme/static-styled.tsx';
import { useStable } from '../../ui/use-stable.ts';
import { pageRange } from '../state/page-range.ts';
import { type PagerProps, PageStep, pagerButton, pagerLine } from './page-step.tsx';
import { usePagerFocus } from './pager-focus.ts';

interface PaginatorProps extends PagerProps {
  /** Page sizes on offer; absent where the list has only one. */
  readonly sizes?: readonly number[];
  readonly size: number;
  /** A further size: that of a page which fits the window. */
  readonly fitting?: number | undefined;
  /** Called when the pointer rests on a button of this page. */
  onIntent(page: number): void;
  onSize(size: number): void;
}

/** The total, the page size and the page buttons. */
export function Paginator({
  page,
  last,
  span,
  sizes,
  size,
  fitting,
  onPage,
  onIntent,
  onSize,
}: PaginatorProps) {
  const number = numberFormat(product().locale.numbers);
  const turn = useStable(onPage);
  const intend = useStable(onIntent);
  const resize = useStable(onSize);
  const { from, to, total } = span;
  return (
    <Bar>
      {sizes && <Sizes sizes={sizes} size={size} fitting={fitting} onSize={resize} />}
      <span className="span" aria-live="polite">
        {total === 0 ? (
          <Skeleton width={72} />
        ) : (
          t('{from}–{to} of {total}', {
            from: number.format(from),
            to: number.format(to),
            total: number.format(total),
          })
        )}
      </span>
      {last > 1 && <Pages page={page} last={last} onPage={turn} onIntent={intend} />}
    </Bar>
  );
}

const Sizes = memo(function Sizes({
  sizes,
  size,
  fitting,
  onSize,
}: Required<Pick<PaginatorProps, 'sizes' | 'size' | 'onSize'>> & Pick<PaginatorProps, 'fitting'>) {
  return (
    <label>
      <span>{t('Rows per page')}</span>
      <select value={size} onChange={(event) => onSize(Number(event.target.value))}>
        {sizes.map((pageSize) => (
          <option key={pageSize}>{pageSize}</option>
        ))}
        {fitting && !sizes.includes(fitting) && <option value={fitting}>{t('As many as fit')}</option>}
      </select>
    </label>
  );
});

const Pages = memo(function Pages({
  page,
  last,
  onPage,
  onIntent,
}: Pick<PaginatorProps, 'page' | 'last' | 'onPage' | 'onIntent'>) {
  const intent = usePageIntent(onIntent);
  const focus = usePagerFocus(page);
  return (
    <nav aria-label={t('Pages')} {...focus} {...intent}>
      <PageStep by={-1} {...{ page, last, onPage }} />
      {pageRange(page, last).map((pageOrGap, buttonIndex) =>
        pageOrGap === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its position
          <i key={`gap ${buttonIndex}`}>…</i>
        ) : (
          <button
            key={pageOrGap}
            type="button"
            aria-label={t('Page {page}', { page: pageOrGap })}
            aria-current={pageOrGap === page ? 'page' : undefined}
            data-page={pageOrGap}
            onClick={() => onPage(pageOrGap)}
          >
            {pageOrGap}
          </button>
        ),
      )}
      <PageStep by={1} {...{ page, last, onPage }} />
    </nav>
  );
});

/** How long the pointer rests on a page button before that page is prefetched. ms. */
const REST = 30;

/** Reports the page whose `data-page` button the pointer moved to and rests on; one that appears under it does not count. */
function usePageIntent(expect: (page: number) => void) {
  return useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: Element | null = null;
    let place = '';
    const stop = () => clearTimeout(timer);
    return {
      onPointerMove({ target, pointerType, clientX, clientY }: PointerEvent) {
        const moved = place !== `${clientX} ${clientY}`;
        place = `${clientX} ${clientY}`;
        if (pointerType !== 'mouse' || !moved) return;
        const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-page]') : null;
        if (button === over) return;
        over = button;
        stop();
        if (!button || button.disabled || button.ariaCurrent) return;
        timer = setTimeout(() => expect(Number(button.dataset.page)), REST);
      },
      onPointerLeave() {
        over = null;
        stop();
      },
      onPointerDown: stop,
    };
  }, [expect]);
}

const Bar = staticStyled('div')({
  ...pagerLine,
  flexWrap: 'wrap',
  gap: '8px 24px',
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& select': {
    height: 'max(28px, var(--touch))',
    paddingInline: '6px 22px',
    backgroundPositionX: 'right 4px',
    '[dir=rtl] &': { backgroundPositionX: '4px' },
    // As wide as what is chosen.
    fieldSizing: 'content',
    border: '1px solid var(--raised-border)',
    borderRadius: 6,
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-background-default)',
  },
  '& nav': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginInlineStart: 'auto' },
  '& i': { minWidth: 20, textAlign: 'center', fontStyle: 'normal' },
  '& button': {
    ...pagerButton,
    minWidth: 'max(28px, var(--touch))',
    padding: '0 6px',
    '&[aria-current]': {
      fontWeight: 600,
      color: 'var(--mui-palette-text-primary)',
      background: 'var(--mui-palette-action-selected)',
    },
  },
  '@media (max-width: 600px)': {
    '& .span': { marginInlineStart: 'auto' },
    '& nav': { flexWrap: 'wrap', justifyContent: 'center', marginInline: 'auto' },
  },
});
