import {
  calls,
  type TransactionDocumentSelectProps,
  type TransactionDocumentSelectValue,
} from '../../generated/product/widgets/transaction-document-select.ts';
import { ErrorState, type FieldHost, InputBox, t, useAnswer } from '../../runtime/index.ts';

/** A select of the documents of an order. */
export default function TransactionDocumentSelect({
  order,
  field,
}: TransactionDocumentSelectProps & FieldHost<TransactionDocumentSelectValue>) {
  const { answer, error, retry } = useAnswer(calls['transaction.documents'], { id: Number(order) });
  const { value, commit, id, disabled, errors, describedBy } = field;
  if (error && !answer) return <ErrorState error={error} retry={retry} />;
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
        <option value="">{t('Choose…')}</option>
        {answer?.item?.transactionDocuments.map((orderDocument) => (
          <option key={orderDocument.id} value={orderDocument.id}>
            {`${orderDocument.pick_ticket_no} - ${orderDocument.do_no}`}
          </option>
        ))}
      </select>
    </InputBox>
  );
}
