import {
  calls,
  type TransactionPaymentSelectProps,
  type TransactionPaymentSelectValue,
} from '../../generated/product/widgets/transaction-payment-select.ts';
import {
  ErrorState,
  type FieldHost,
  formatDate,
  formatMoney,
  InputBox,
  t,
  useAnswer,
} from '../../runtime/index.ts';

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
  const { value, commit, id, disabled, errors, describedBy } = field;
  if (error && !answer) return <ErrorState error={error} retry={retry} />;
  if (answer?.rows.length === 0)
    return (
      <p id={id} tabIndex={-1} style={{ margin: 0, color: 'var(--mui-palette-text-secondary)' }}>
        {t('No payment at the bank is waiting for this order.')}
      </p>
    );
  return (
    <InputBox>
      <select
        id={id}
        disabled={disabled}
        aria-invalid={errors.size > 0 || undefined}
        aria-describedby={describedBy}
        value={value ?? ''}
        onChange={({ target }) => commit(target.value ? Number(target.value) : undefined)}
      >
        <option value="">{t('None of these')}</option>
        {answer?.rows.map((payment) => (
          <option key={payment.id} value={payment.id}>
            {[
              formatMoney(payment.amount),
              formatDate(payment.transaction_date),
              t(REASONS[payment.match]),
              payment.description,
            ]
              .filter(Boolean)
              .join(' · ')}
          </option>
        ))}
      </select>
    </InputBox>
  );
}
