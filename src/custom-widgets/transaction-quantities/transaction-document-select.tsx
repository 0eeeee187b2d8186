import { useEffect, useRef } from 'react';
import {
  calls,
  type TransactionDocumentSelectProps,
  type TransactionDocumentSelectValue,
} from '../../generated/product/widgets/transaction-document-select.ts';
import { ErrorState, type FieldHost, ScreenLink, t, useAnswer } from '../../runtime/index.ts';
import { IdSelect } from './id-select.tsx';
import { documentName } from './model/item-rows.ts';

/** A select of the documents of an order. */
export default function TransactionDocumentSelect({
  order,
  field,
}: TransactionDocumentSelectProps & FieldHost<TransactionDocumentSelectValue>) {
  const { answer, error, retry } = useAnswer(calls['transaction.documents'], { id: Number(order) });
  const only = answer?.item?.transactionDocuments;
  useOnlyChoice(field, only?.length === 1 ? only[0]?.id : undefined);
  if (error && !answer) return <ErrorState error={error} retry={retry} />;
  if (only?.length === 0)
    return (
      <p id={field.id} tabIndex={-1} style={{ margin: 0, color: 'var(--mui-palette-text-secondary)' }}>
        {t('This order has no document yet.')}{' '}
        <ScreenLink to="transaction-document-add" params={{ id: order }}>
          {t('Add New Document')}
        </ScreenLink>
      </p>
    );
  const choices = answer?.item?.transactionDocuments.map((document) => ({
    id: document.id,
    label: documentName(document),
  }));
  return <IdSelect field={field} none={t('Choose…')} choices={choices} />;
}

/** Begins with the only choice that there is; who takes it away is left alone. */
function useOnlyChoice(
  { value, begin }: FieldHost<TransactionDocumentSelectValue>['field'],
  only: number | undefined,
): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (only === undefined || hasBegun.current) return;
    hasBegun.current = true;
    if (value === undefined) begin(only);
  }, [only, value, begin]);
}
