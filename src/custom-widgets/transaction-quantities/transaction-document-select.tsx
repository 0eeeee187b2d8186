import type {
  TransactionDocumentSelectProps,
  TransactionDocumentSelectValue,
} from '../../generated/product/widgets/transaction-document-select.ts';
import { type FieldHost, InputBox, t } from '../../runtime/index.ts';
import type { Document } from './model/item-rows.ts';

/** One of the documents of an order. */
export default function TransactionDocumentSelect({
  documents,
  field,
}: TransactionDocumentSelectProps & FieldHost<TransactionDocumentSelectValue>) {
  const { value, commit, id, disabled, errors, describedBy } = field;
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
        {(documents as unknown as readonly Document[]).map((one) => (
          <option key={one.id} value={one.id}>
            {`${one.pick_ticket_no} - ${one.do_no}`}
          </option>
        ))}
      </select>
    </InputBox>
  );
}
