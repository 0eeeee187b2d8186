import { useEffect } from 'react';
import type { TransactionPriceItem } from '../../../domain/generated/types/transaction.ts';
import { calls, type TransactionTotalsProps } from '../../generated/product/widgets/transaction-totals.ts';
import {
  ErrorState,
  formatMoney,
  mayCall,
  staticStyled,
  t,
  useAnswer,
  useRested,
  type WidgetHost,
} from '../../runtime/index.ts';
import { type Asked, askedOf, differencesOf, hasNoPieces, type PricedRow } from './model/totals.ts';

/** The price of the order with the typed quantities. The server calculates it, since promotions depend on all items. */
export default function TransactionTotals({ order, list }: TransactionTotalsProps & WidgetHost) {
  const typedText = JSON.stringify(askedOf(list?.edited ?? []));
  const quantitiesText = useRested(typedText);
  const { qty, cart_item_id }: Asked = JSON.parse(quantitiesText);
  const call = calls['transaction.price'];
  const priceEndpoint = qty.length > 0 && mayCall(call) ? call : null;
  const { answer, error, refused, refreshing, stale, retry } = useAnswer(
    priceEndpoint,
    { id: Number(order), qty, cart_item_id },
    { isFigure: true },
  );
  const isOfBefore = stale || list?.typing || quantitiesText !== typedText;
  // The total of exactly what is typed, or none.
  const isCurrent = priceEndpoint && !isOfBefore && !error && !refused && !refreshing;
  const shown = isCurrent ? answer?.item : undefined;
  const [shown_total, shown_voucher] = [shown?.total_price, shown?.voucher?.counts];
  const carry = list?.carry;
  const isEmpty = list !== undefined && hasNoPieces(list);
  useEffect(() => {
    const figures = Object.entries({ shown_total, shown_voucher });
    const questions = isEmpty ? [t('This order then comes to Rp 0 and cannot be delivered.')] : [];
    carry?.(Object.fromEntries(figures.filter(([, figure]) => figure !== undefined)), retry, questions);
  }, [carry, shown_total, shown_voucher, retry, isEmpty]);
  if (!priceEndpoint || !list) return null;
  // The list that this widget belongs to shows the items of an order.
  const rows = list.rows as unknown as readonly PricedRow[];
  const { item } = answer ?? {};
  const isAtCell = list.edited.some(({ errors }) => errors.includes(refused ?? ''));
  return (
    <Totals role="status">
      {error && <ErrorState error={error} retry={retry} />}
      {refused && !isOfBefore && (
        <ul>
          <li>
            <span>{t('Total with these quantities')}</span>
            <span>-</span>
          </li>
          {!isAtCell && <li>{refused}</li>}
        </ul>
      )}
      {item && !error && !refused && <Figures item={item} rows={rows} isStale={isOfBefore} />}
    </Totals>
  );
}

interface FiguresProps {
  readonly item: TransactionPriceItem;
  readonly rows: readonly PricedRow[];
  /** They answer what stood there before. */
  readonly isStale: boolean;
}

/** The prices that differ, the voucher and the total. */
function Figures({ item, rows, isStale }: FiguresProps) {
  return (
    <ul data-stale={isStale || undefined} aria-busy={isStale}>
      {differencesOf(rows, item.items).map(({ id, name, was: previousPrice, is: newPrice }) => (
        <li key={id}>
          <span>{name}</span>
          <span>
            <s>{formatMoney(previousPrice)}</s> {formatMoney(newPrice)}
          </span>
        </li>
      ))}
      {item.voucher && (
        <li>
          <span>{t('Voucher {name}', { name: item.voucher.name })}</span>
          <span>{worthOf(item.voucher)}</span>
        </li>
      )}
      <li>
        <span>{t('Total with these quantities')}</span>
        <span>
          <strong>{formatMoney(item.total_price)}</strong>
        </span>
      </li>
    </ul>
  );
}

function worthOf({ counts, amount }: { readonly counts: 0 | 1; readonly amount: number }): string {
  if (!counts) return t('Given back');
  return amount > 0 ? formatMoney(-amount) : t('Counts');
}

const Totals = staticStyled('div')({
  '& ul': {
    display: 'grid',
    gap: 4,
    margin: '8px 0 0',
    marginInlineStart: 'auto',
    padding: 0,
    maxWidth: 480,
  },
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& li > span:last-child': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& li > span:first-of-type, & s': { color: 'var(--mui-palette-text-secondary)' },
  '& s': { marginInlineEnd: 8 },
});
