import {
  calls,
  type TransactionPaymentSelectProps,
  type TransactionPaymentSelectValue,
} from '../../generated/product/widgets/transaction-payment-select.ts';
import { ErrorState, type FieldHost, formatDate, formatMoney, t, useAnswer } from '../../runtime/index.ts';
import { IdSelect } from './id-select.tsx';

const REASONS = {
  invoice: 'Names the invoice',
  account: 'Same virtual account',
  amount: 'Same amount',
} as const;

/** A select of the bank payments that may belong to an order, each with the reason; none is preselected. */
export default function TransactionPaymentSelect({
  order,
  field,
}: TransactionPaymentSelectProps & FieldHost<TransactionPaymentSelectValue>) {
  const { answer, error, retry } = useAnswer(calls['transaction.payments'], { id: Number(order) });
  if (error && !answer) return <ErrorState error={error} retry={retry} />;
  if (answer?.rows.length === 0)
    return (
      <p id={field.id} tabIndex={-1} style={{ margin: 0, color: 'var(--mui-palette-text-secondary)' }}>
        {t('No payment at the bank is waiting for this order.')}
      </p>
    );
  const choices = answer?.rows.map(({ id, amount, transaction_date, match, description }) => {
    const parts = [formatMoney(amount), formatDate(transaction_date), t(REASONS[match]), description];
    return { id, label: parts.filter(Boolean).join(' · ') };
  });
  return <IdSelect field={field} none={t('None of these')} choices={choices} />;
}
