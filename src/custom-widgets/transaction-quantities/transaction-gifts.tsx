import type { TransactionGiftsProps } from '../../generated/product/widgets/transaction-gifts.ts';

/** The free gifts of an order. */
export default function TransactionGifts({ gifts }: TransactionGiftsProps) {
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {gifts.map(({ id, free_custom, qty }) => (
        <li key={id}>{`${free_custom} x ${qty}`}</li>
      ))}
    </ul>
  );
}
