import { useEffect, useRef } from 'react';
import type {
  TransactionQuantitiesProps,
  TransactionQuantitiesValue,
} from '../../generated/product/widgets/transaction-quantities.ts';
import { type FieldHost, formatNumber, InputBox, NumberInput, t } from '../../runtime/index.ts';
import { ItemsTable } from './items-table.tsx';
import { followed, type ItemRow, isNone, isSame, itemRows, type Pieces, wholeOf } from './model/item-rows.ts';

/**
 * Inputs for the pieces of each item of an order. All of them are submitted; of a stored document only the changed
 * ones.
 */
export default function TransactionQuantities({
  field,
  ...itemSources
}: TransactionQuantitiesProps & FieldHost<TransactionQuantitiesValue>) {
  const rows = itemRows(itemSources);
  const isPicked = itemSources.start === 'none' || itemSources.start === 'unpicked';
  // Rows of a stored document that are not submitted keep their stored number, also if somebody else changes it
  // meanwhile.
  const keepsRest = itemSources.details !== undefined;
  useStart(field, keepsRest ? undefined : wholeOf(rows));
  const { check } = field;
  useEffect(() => {
    // A document may be made before anything is picked.
    if (isPicked) return undefined;
    const message = t('Enter the pieces of at least one item.');
    return check((sent) => (sent && isNone(sent) ? [{ path: '', message }] : []));
  }, [check, isPicked]);
  const tooMany = (most: number) =>
    itemSources.start === 'returnable'
      ? t('At most {most} pieces can come back.', { most })
      : t('More than the {count} that were ordered', { count: formatNumber(most) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: its label is part of the field's frame
    <div id={field.id} role="group" tabIndex={-1} aria-labelledby={field.labelledBy}>
      <ItemsTable rows={rows} pieces={t(isPicked ? 'Qty Picked' : 'Quantity')}>
        {(row) => <PiecesCell field={field} row={row} keepsRest={keepsRest} tooMany={tooMany} />}
      </ItemsTable>
    </div>
  );
}

/** Begins the field with these pieces, and follows them when another document is chosen; undefined begins with nothing. */
function useStart(
  { value, begin, commit }: FieldHost<TransactionQuantitiesValue>['field'],
  start: Pieces | undefined,
): void {
  const last = useRef<Pieces>(undefined);
  useEffect(() => {
    const previousStart = last.current;
    if (!start || (previousStart && isSame(previousStart, start))) return;
    last.current = start;
    begin(start);
    if (previousStart && value && !isSame(value, previousStart))
      commit(followed(value, previousStart, start));
  });
}

interface PiecesCellProps extends FieldHost<TransactionQuantitiesValue> {
  readonly row: ItemRow;
  readonly keepsRest: boolean;
  tooMany(most: number): string;
}

/** The pieces of one item, with what is to be told of them. */
function PiecesCell({ field, row: { key, name, start, most }, keepsRest, tooMany }: PiecesCellProps) {
  /** The stored number at the time when it was changed. */
  const typedOver = useRef<number>(undefined);
  const pieces = field.value?.[key] ?? start;
  const error = field.errors.get(key);
  const id = field.idOf(key);
  return (
    <>
      <InputBox>
        <NumberInput
          id={id}
          aria-label={t('Pieces of {name}', { name })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          disabled={field.disabled}
          value={pieces}
          empty=""
          onChange={(typed) => {
            typedOver.current = start;
            field.commit({ ...field.value, [key]: typed });
          }}
        />
      </InputBox>
      {error && (
        <p className="form-message" id={`${id}-error`}>
          {error}
        </p>
      )}
      {keepsRest && isTypedOver(typedOver.current, start, pieces) && (
        <small role="status">
          {t('Somebody else has changed this to "{value}". Save again to keep yours.', {
            value: formatNumber(start),
          })}
        </small>
      )}
      {!error && typeof pieces === 'number' && pieces > most && <small>{tooMany(most)}</small>}
    </>
  );
}

/** Whether somebody else has changed the stored number of a row that this person has typed in. */
const isTypedOver = (previousStored: number | undefined, currentStored: number, typed: number | string) =>
  previousStored !== undefined && previousStored !== currentStored && currentStored !== typed;
