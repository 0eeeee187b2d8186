import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import type {
  TransactionQuantitiesProps,
  TransactionQuantitiesValue,
} from '../../generated/product/widgets/transaction-quantities.ts';
import { type FieldHost, formatNumber, InputBox, t } from '../../runtime/index.ts';
import { ItemsTable } from './items-table.tsx';
import { followed, isSame, itemRows, type Pieces, wholeOf, withPieces } from './model/item-rows.ts';

/**
 * Inputs for the pieces of each item of an order. All of them are submitted; of a stored document only the changed
 * ones.
 */
export default function TransactionQuantities({
  field,
  ...given
}: TransactionQuantitiesProps & FieldHost<TransactionQuantitiesValue>) {
  const rows = itemRows(given);
  const { value, commit, begin } = field;
  const start = wholeOf(rows);
  // Rows of a stored document that are not submitted keep their stored number, also if somebody else changes it
  // meanwhile.
  const keepsRest = given.details !== undefined;
  const last = useRef<Pieces>(undefined);
  /** The stored number at the time when a row was changed, by row key. */
  const typedOver = useRef(new Map<string, number>());
  useEffect(() => {
    const was = last.current;
    if (keepsRest || (was && isSame(was, start))) return;
    last.current = start;
    begin(start);
    if (was && value && !isSame(value, was)) commit(followed(value, was, start));
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: its label is part of the field's frame
    <div id={field.id} role="group" tabIndex={-1} aria-labelledby={field.labelledBy}>
      <ItemsTable rows={rows} pieces={t(given.start === 'none' ? 'Qty Picked' : 'Quantity')}>
        {({ key, name, start: first, ordered }) => {
          const pieces = value?.[key] ?? first;
          const error = field.errors.get(key);
          return (
            <>
              <InputBox>
                <PiecesInput
                  id={field.idOf(key)}
                  aria-label={t('Pieces of {name}', { name })}
                  aria-invalid={error ? true : undefined}
                  disabled={field.disabled}
                  pieces={pieces}
                  typed={(text) => {
                    typedOver.current.set(key, first);
                    commit(withPieces(value, key, text));
                  }}
                />
              </InputBox>
              {error && <p className="form-message">{error}</p>}
              {keepsRest && isTypedOver(typedOver.current.get(key), first, pieces) && (
                <small role="status">
                  {t('Somebody else has changed this to "{value}". Save again to keep yours.', {
                    value: formatNumber(first),
                  })}
                </small>
              )}
              {pieces > ordered && (
                <small>
                  {t('More than the {count} that were ordered', { count: formatNumber(ordered) })}
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
const isTypedOver = (was: number | undefined, is: number, typed: number) =>
  was !== undefined && was !== is && is !== typed;

interface PiecesInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly pieces: number;
  typed(text: string): void;
}

/** A number input; the typed text, also an empty one, stays until the input loses the focus. */
function PiecesInput({ pieces, typed, ...input }: PiecesInputProps) {
  const [text, setText] = useState<string>();
  return (
    <input
      {...input}
      type="number"
      min={0}
      step={1}
      value={text ?? pieces}
      onChange={({ target }) => {
        setText(target.value);
        typed(target.value);
      }}
      onBlur={() => setText(undefined)}
    />
  );
}
