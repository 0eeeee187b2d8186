import type { TransactionGiftsProps } from '../../generated/product/widgets/transaction-gifts.ts';

/** What an order brings for nothing. */
export default function TransactionGifts({ gifts }: TransactionGiftsProps) {
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {gifts.map(({ id, free_custom, qty }) => (
        <li key={id}>{`${free_custom} x ${qty}`}</li>
      ))}
    </ul>
  );
}
