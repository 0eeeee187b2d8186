import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import type { BundleSuggestionProps } from '../../generated/product/widgets/bundle-suggestion.ts';
import { formatMoney, formatNumber, staticStyled, t, type WidgetHost } from '../../runtime/index.ts';
import { type BundleLine, suggestionOf } from './model/suggestion.ts';

/** Suggests a bundle price from the form's products; the price field follows it until the user types a price. */
export default function BundleSuggestion({ form }: BundleSuggestionProps & WidgetHost) {
  // The rows of the form are those of its body.
  const { list, price } = suggestionOf((form?.values.detail ?? []) as readonly BundleLine[]);
  const enteredPrice = Number(form?.values.price ?? 0);
  const previousPrice = useRef(price);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isFollowing = enteredPrice === 0 || enteredPrice === previousPrice.current;
    if (price !== previousPrice.current && isFollowing) form?.put('price', price === 0 ? undefined : price);
    previousPrice.current = price;
  });
  if (list === 0) return null;
  return (
    <Sums ref={box} role="status" tabIndex={-1}>
      <dl>
        <div>
          <dt>{t('By themselves')}</dt>
          <dd>{formatMoney(list)}</dd>
        </div>
        <div>
          <dt>{t('Suggested price')}</dt>
          <dd>{formatMoney(price)}</dd>
        </div>
      </dl>
      {enteredPrice > 0 && enteredPrice < list && (
        <p>
          {t('The bundle saves {amount} ({percent} %).', {
            amount: formatMoney(list - enteredPrice),
            percent: formatNumber(((list - enteredPrice) * 100) / list, 1),
          })}
        </p>
      )}
      {price > 0 && enteredPrice !== price && (
        <div>
          <Button
            size="small"
            onClick={() => {
              form?.put('price', price);
              // The button goes.
              box.current?.focus();
            }}
          >
            {t('Use as the price')}
          </Button>
        </div>
      )}
    </Sums>
  );
}

const Sums = staticStyled('div')({
  display: 'grid',
  gap: 4,
  maxWidth: 480,
  marginBlock: 8,
  '& dl': { display: 'grid', gap: 4, margin: 0 },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt, & p': { color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& p': { margin: 0 },
});
