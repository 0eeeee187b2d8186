import type { TransactionGiftsProps } from '../../generated/product/widgets/transaction-gifts.ts';

interface Gift {
  readonly id: number;
  readonly free_custom: string;
  readonly qty: number;
}

/** What an order brings for nothing. */
export default function TransactionGifts({ gifts }: TransactionGiftsProps) {
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {(gifts as unknown as readonly Gift[]).map(({ id, free_custom, qty }) => (
        <li key={id}>{`${free_custom} x ${qty}`}</li>
      ))}
    </ul>
  );
}
