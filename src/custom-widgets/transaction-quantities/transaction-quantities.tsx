import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import {
  calls,
  type TransactionQuantitiesProps,
  type TransactionQuantitiesValue,
} from '../../generated/product/widgets/transaction-quantities.ts';
import { type FieldHost, formatNumber, InputBox, NumberInput, t, useAnswer } from '../../runtime/index.ts';
import { type Figure, ItemsTable } from './items-table.tsx';
import {
  areNamed,
  chosenOfSeveral,
  deliveredInPart,
  followed,
  type ItemRow,
  isChanged,
  isNone,
  isSame,
  itemRows,
  overOrdered,
  type Pieces,
  wholeOf,
  wholeReturn,
} from './model/item-rows.ts';

/**
 * Inputs for the pieces of each item of an order. All of them are submitted; of a stored document only the changed
 * ones.
 */
export default function TransactionQuantities({
  field,
  delivered_at,
  order,
  ...given
}: TransactionQuantitiesProps & FieldHost<TransactionQuantitiesValue>) {
  // A stored document comes without the others of its order.
  const { answer } = useAnswer(order === undefined ? null : calls['transaction.get'], { id: Number(order) });
  const itemSources = { ...given, documents: given.documents ?? answer?.item?.transactionDocuments };
  const rows = itemRows(itemSources);
  const isDelivered = typeof delivered_at === 'string';
  const isPicked = itemSources.start === 'none' || itemSources.start === 'unpicked';
  // Rows of a stored document that are not submitted keep their stored number, also if somebody else changes it
  // meanwhile. A server of the stated contract is sent all of them: it does not say what it does with those left out.
  const keepsRest = itemSources.details !== undefined && areNamed(itemSources.details);
  useStart(field, keepsRest ? undefined : wholeOf(rows));
  const isReturn = itemSources.start === 'returnable';
  useRefusal(field, rows, keepsRest);
  useQuestions(field, rows, itemSources);
  const tooMany = (row: ItemRow) =>
    isReturn
      ? t('At most {most} pieces can come back.', { most: row.most })
      : t(row.elsewhere > 0 ? OVER.beside : OVER.alone, overFigures(row));
  return (
    // biome-ignore lint/a11y/useSemanticElements: its label is part of the field's frame
    <div id={field.id} role="group" tabIndex={-1} aria-labelledby={field.labelledBy}>
      {isDelivered && <p>{t('The order was delivered with this document, so its pieces stay.')}</p>}
      {isReturn && (
        <Button
          size="small"
          color="inherit"
          disabled={field.disabled}
          onClick={() => field.commit(wholeReturn(rows))}
        >
          {t('Return all')}
        </Button>
      )}
      <ItemsTable
        rows={rows}
        figures={isPicked ? [] : figures(!isReturn || itemSources.returnable !== undefined)}
        pieces={t(isPicked ? 'Qty Picked' : 'Quantity')}
      >
        {(row) =>
          isDelivered ? (
            formatNumber(row.start)
          ) : (
            // Another document has other pieces, which nobody has changed.
            <PiecesCell key={itemSources.document} field={field} row={row} tooMany={tooMany} />
          )
        }
      </ItemsTable>
    </div>
  );
}

/** More or fewer pieces than were ordered are asked about once, in one dialog. */
function useQuestions(
  field: FieldHost<TransactionQuantitiesValue>['field'],
  rows: readonly ItemRow[],
  itemSources: Parameters<typeof itemRows>[0],
): void {
  const isReturn = itemSources.start === 'returnable';
  const isStored = itemSources.details !== undefined;
  useEffect(() =>
    field.ask(() => {
      const value = field.value ?? {};
      const delivered = itemSources.start === 'quantity' ? rows : [];
      return [
        ...overLines(isReturn ? [] : rows, value, isStored),
        ...partLines(delivered, value, chosenOfSeveral(itemSources)),
      ];
    }),
  );
}

/** What became of the pieces so far. A server of the stated contract does not say what came back of a delivery. */
const figures = (knowsReturned: boolean): Figure[] => [
  { label: t('Ordered'), of: ({ ordered }) => ordered },
  { label: t('Picked'), of: ({ picked }) => picked },
  { label: t('Delivered'), of: ({ delivered }) => delivered },
  ...(knowsReturned
    ? [
        { label: t('Returned'), of: ({ returned }: ItemRow) => returned },
        { label: t('Left'), of: ({ left }: ItemRow) => left },
      ]
    : []),
];

const OVER = {
  alone: 'More than the {count} that were ordered',
  beside: 'More than the {count} that were ordered: other documents have {others}',
};
const overFigures = ({ ordered, elsewhere }: ItemRow) => ({
  count: formatNumber(ordered),
  others: formatNumber(elsewhere),
});

/** More items than these are counted instead of named. */
const NAMED = 6;

const OVER_LINE = {
  alone: '{name}: {pieces} pieces, {count} ordered',
  beside: '{name}: {pieces} pieces, {count} ordered, {others} in other documents',
};

/** At most so many lines, and how many more there are. */
const named = (lines: readonly string[]) =>
  lines.length > NAMED
    ? [...lines.slice(0, NAMED), t('and {count} more', { count: lines.length - NAMED })]
    : lines;

/** More pieces than were ordered, with the figures. */
function overLines(rows: readonly ItemRow[], value: Pieces, isStored: boolean): readonly string[] {
  const over = overOrdered(rows, value, isStored).map((row) =>
    t(row.elsewhere > 0 ? OVER_LINE.beside : OVER_LINE.alone, {
      name: row.name,
      pieces: formatNumber(Number(value[row.key] ?? row.start)),
      ...overFigures(row),
    }),
  );
  return over.length > 0 ? [t('More than was ordered:'), ...named(over)] : [];
}

/** A delivery that leaves something back, with the figures and, where there are several, its documents. */
function partLines(rows: readonly ItemRow[], value: Pieces, document: string | undefined): readonly string[] {
  const inPart = deliveredInPart(rows, value);
  if (inPart.length === 0) return [];
  const lines = inPart.map(({ name, pieces, ordered, picked }) => {
    const figures = { pieces: formatNumber(pieces), ordered: formatNumber(ordered) };
    return t('{name}: {pieces} delivered, {ordered} ordered, {picked} picked', {
      ...figures,
      name,
      picked: formatNumber(picked),
    });
  });
  const documents = [...new Set(inPart.flatMap(({ besides }) => besides))].join(', ');
  return [
    document
      ? t('Less is delivered with {document} than was ordered or picked:', { document })
      : t('Less is delivered than was ordered or picked:'),
    ...named(lines),
    ...(documents ? [t('What {documents} picked is not delivered with it.', { documents })] : []),
  ];
}

/** Refuses nothing at all; of a stored document of no piece only where it was changed to it. */
function useRefusal(
  { check }: FieldHost<TransactionQuantitiesValue>['field'],
  rows: readonly ItemRow[],
  keepsRest: boolean,
): void {
  useEffect(() =>
    check((value) => {
      const sent = value ?? {};
      return isNone(rows, sent) && (!keepsRest || isChanged(rows, sent))
        ? [{ path: '', message: t('Enter the pieces of at least one item.') }]
        : [];
    }),
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
  tooMany(row: ItemRow): string;
}

/** The pieces of one item, with what is to be told of them. */
function PiecesCell({ field, row, tooMany }: PiecesCellProps) {
  const { key, name, start, most } = row;
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
      {isTypedOver(typedOver.current, start, pieces) && (
        <small role="status">
          {t('This has been changed to "{value}" meanwhile. Save again to keep yours.', {
            value: formatNumber(start),
          })}
        </small>
      )}
      {!error && typeof pieces === 'number' && pieces > most && <small>{tooMany(row)}</small>}
    </>
  );
}

/** Whether somebody else has changed the stored number of a row that this person has typed in. */
const isTypedOver = (previousStored: number | undefined, currentStored: number, typed: number | string) =>
  previousStored !== undefined && previousStored !== currentStored && currentStored !== typed;
