import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import type {
  TransactionQuantitiesProps,
  TransactionQuantitiesValue,
} from '../../generated/product/widgets/transaction-quantities.ts';
import { type FieldHost, formatNumber, InputBox, readWhole, t } from '../../runtime/index.ts';
import { ItemsTable } from './items-table.tsx';
import { followed, isNone, isSame, itemRows, type Pieces, wholeOf } from './model/item-rows.ts';

/**
 * Inputs for the pieces of each item of an order. All of them are submitted; of a stored document only the changed
 * ones.
 */
export default function TransactionQuantities({
  field,
  ...itemSources
}: TransactionQuantitiesProps & FieldHost<TransactionQuantitiesValue>) {
  const rows = itemRows(itemSources);
  const { value, commit, begin, check } = field;
  const isPicked = itemSources.start === 'none' || itemSources.start === 'unpicked';
  const start = wholeOf(rows);
  // Rows of a stored document that are not submitted keep their stored number, also if somebody else changes it
  // meanwhile.
  const keepsRest = itemSources.details !== undefined;
  const last = useRef<Pieces>(undefined);
  /** The stored number at the time when a row was changed, by row key. */
  const typedOver = useRef(new Map<string, number>());
  useEffect(() => {
    const previousStart = last.current;
    if (keepsRest || (previousStart && isSame(previousStart, start))) return;
    last.current = start;
    begin(start);
    if (previousStart && value && !isSame(value, previousStart))
      commit(followed(value, previousStart, start));
  });
  useEffect(() => {
    // A document may be made before anything is picked.
    if (isPicked) return undefined;
    const message = t('Enter the pieces of at least one item.');
    return check((sent) => (sent && isNone(sent) ? [{ path: '', message }] : []));
  }, [check, isPicked]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: its label is part of the field's frame
    <div id={field.id} role="group" tabIndex={-1} aria-labelledby={field.labelledBy}>
      <ItemsTable rows={rows} pieces={t(isPicked ? 'Qty Picked' : 'Quantity')}>
        {({ key, name, start: first, most }) => {
          const pieces = value?.[key] ?? first;
          const error = field.errors.get(key);
          const id = field.idOf(key);
          return (
            <>
              <InputBox>
                <PiecesInput
                  id={id}
                  aria-label={t('Pieces of {name}', { name })}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `${id}-error` : undefined}
                  disabled={field.disabled}
                  pieces={pieces}
                  typed={(text) => {
                    typedOver.current.set(key, first);
                    commit({ ...value, [key]: readWhole(text) ?? '' });
                  }}
                />
              </InputBox>
              {error && (
                <p className="form-message" id={`${id}-error`}>
                  {error}
                </p>
              )}
              {keepsRest && isTypedOver(typedOver.current.get(key), first, pieces) && (
                <small role="status">
                  {t('Somebody else has changed this to "{value}". Save again to keep yours.', {
                    value: formatNumber(first),
                  })}
                </small>
              )}
              {!error && typeof pieces === 'number' && pieces > most && (
                <small>
                  {itemSources.start === 'returnable'
                    ? t('At most {most} pieces can come back.', { most })
                    : t('More than the {count} that were ordered', { count: formatNumber(most) })}
                </small>
              )}
            </>
          );
        }}
      </ItemsTable>
    </div>
  );
}

/** Whether somebody else has changed the stored number of a row that this person has typed in. */
const isTypedOver = (previousStored: number | undefined, currentStored: number, typed: number | string) =>
  previousStored !== undefined && previousStored !== currentStored && currentStored !== typed;

interface PiecesInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly pieces: number | string;
  typed(text: string): void;
}

/** A number as text; what is typed stays until the input loses the focus, and what is no number after it too. */
function PiecesInput({ pieces, typed, ...input }: PiecesInputProps) {
  const [text, setText] = useState<string>();
  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={text ?? pieces}
      onChange={({ target }) => {
        setText(target.value);
        typed(target.value);
      }}
      onBlur={() => setText(undefined)}
    />
  );
}
