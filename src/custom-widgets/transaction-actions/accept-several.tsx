import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { calls } from '../../generated/product/widgets/transaction-actions.ts';
import {
  type DialogWays,
  errorText,
  InputBox,
  leaveDialog,
  newId,
  send,
  staticStyled,
  t,
  useUnsaved,
} from '../../runtime/index.ts';
import { changed, type Draft, isBegun, isReady } from './model/drafts.ts';

interface AcceptSeveralProps {
  readonly orders: readonly Draft[];
  readonly ways: DialogWays;
}

const COLUMNS = ['Invoice', 'Shop Name', 'Pick Ticket Number', 'DO Number', 'Result'];

/** A table of orders with inputs for both numbers; each order is accepted separately and shows its result. */
export function AcceptSeveral({ orders, ways }: AcceptSeveralProps) {
  const { drafts, change, isSending, acceptAll } = useDrafts(orders);
  useUnsavedDrafts(drafts, ways);
  const prefix = useId();
  const frame = useRef<HTMLFormElement>(null);
  // Disabled inputs lose the focus during sending; afterwards the first refused order gets it.
  useEffect(() => {
    const refused = isSending ? undefined : frame.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    refused?.focus();
  }, [isSending]);
  return (
    <Frame
      ref={frame}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void acceptAll();
      }}
    >
      <p>{t('Orders with both numbers are accepted, each by itself.')}</p>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              {COLUMNS.map((label) => (
                <th key={label} scope="col">
                  {t(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {drafts.map((draft) => (
              <Order
                key={draft.id}
                draft={draft}
                prefix={prefix}
                locked={isSending || draft.result.kind === 'done'}
                change={(patch) => change(draft.id, patch)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <footer>
        <Button color="inherit" disabled={isSending} onClick={() => void leaveDialog(ways)}>
          {t('Close')}
        </Button>
        <Button type="submit" variant="contained" disabled={isSending || !drafts.some(isReady)}>
          {t('Accept {count}', { count: drafts.filter(isReady).length })}
        </Button>
      </footer>
    </Frame>
  );
}

/** What is typed for the orders, and its sending. */
function useDrafts(orders: readonly Draft[]) {
  const [drafts, setDrafts] = useState(orders);
  const [isSending, setSending] = useState(false);
  const page = useRef(newId());
  const change = (id: number, patch: Parameters<typeof changed>[2]) =>
    setDrafts((currentDrafts) => changed(currentDrafts, id, patch));
  const accept = async ({ id, pick, deliveryOrder, attempt }: Draft) => {
    change(id, { result: { kind: 'sending' } });
    try {
      const input = { id, pick_ticket_no: pick, do_no: deliveryOrder };
      const idempotencyKey = `${page.current}-${id}-${attempt}`;
      await send(calls['transaction.accept'], input, { idempotencyKey });
      change(id, { result: { kind: 'done' } });
    } catch (error) {
      change(id, { result: { kind: 'failed', message: errorText(error) } });
    }
  };
  const acceptAll = async () => {
    for (const draft of drafts.filter((orderDraft) => isBegun(orderDraft) && !isReady(orderDraft)))
      change(draft.id, { result: { kind: 'failed', message: t('Please fill all fields.') } });
    setSending(true);
    // One by one: each order has its own result, and the list in the background is reloaded after each.
    for (const draft of drafts.filter(isReady)) await accept(draft);
    setSending(false);
  };
  return { drafts, change, isSending, acceptAll };
}

/** Asks before what is typed is lost. */
function useUnsavedDrafts(drafts: readonly Draft[], ways: DialogWays): void {
  const latest = useRef(drafts);
  latest.current = drafts;
  const [guard] = useState(() => ({ isDirty: () => latest.current.some(isBegun), settle: () => undefined }));
  useUnsaved(guard, ways);
}

interface OrderProps {
  readonly draft: Draft;
  readonly prefix: string;
  readonly locked: boolean;
  change(patch: Pick<Draft, 'pick'> | Pick<Draft, 'deliveryOrder'>): void;
}

function Order({ draft, prefix, locked, change }: OrderProps) {
  const { id, invoice, shop, pick, deliveryOrder, result } = draft;
  const name = `${prefix}-${id}`;
  const renderInputCell = (
    column: string,
    label: string,
    value: string,
    applyText: (text: string) => void,
  ) => (
    <td data-label={t(column)}>
      <InputBox>
        <input
          type="text"
          disabled={locked}
          aria-label={t(label, { name: invoice })}
          aria-describedby={name}
          aria-invalid={result.kind === 'failed' || undefined}
          value={value}
          onChange={({ target }) => applyText(target.value)}
        />
      </InputBox>
    </td>
  );
  return (
    <tr>
      <td>{invoice}</td>
      <td>{shop || '-'}</td>
      {renderInputCell('Pick Ticket Number', 'Pick ticket number of {name}', pick, (text) =>
        change({ pick: text }),
      )}
      {renderInputCell('DO Number', 'DO number of {name}', deliveryOrder, (text) =>
        change({ deliveryOrder: text }),
      )}
      <td id={name} role="status" data-result={result.kind}>
        {result.kind === 'done' && t('Accepted')}
        {result.kind === 'sending' && '…'}
        {result.kind === 'failed' && result.message}
      </td>
    </tr>
  );
}

const Frame = staticStyled('form')({
  display: 'grid',
  gap: 12,
  '& > p': { margin: 0, color: 'var(--mui-palette-text-secondary)' },
  '& .scroll': { overflowX: 'auto', maxHeight: '60vh' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th': { fontWeight: 500, color: 'var(--mui-palette-text-secondary)' },
  '& :is(th, td)': {
    padding: '6px 8px',
    borderBottom: '1px solid var(--mui-palette-divider)',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& :is(th, td):first-of-type': { whiteSpace: 'nowrap' },
  '& td:nth-of-type(2)': { minWidth: 168 },
  '& input': { width: '100%', minWidth: 112 },
  '& th:last-of-type': { width: '20%' },
  // On a narrow window an order takes three lines: its name, its numbers, its result.
  '@media (max-width: 700px)': {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '4px 8px',
      padding: '10px 0',
      borderBottom: '1px solid var(--mui-palette-divider)',
    },
    '& tbody td': { padding: 0, border: 0, minWidth: 0 },
    '& tbody td:is(:nth-of-type(2), :last-of-type)': { gridColumn: '1 / -1' },
    '& tbody td:first-of-type': { gridColumn: '1 / -1', fontWeight: 500 },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      fontSize: 12,
      color: 'var(--mui-palette-text-secondary)',
    },
  },
  '& [data-result="done"]': { color: 'var(--mui-palette-success-main)' },
  '& [data-result="failed"]': { color: 'var(--mui-palette-error-main)' },
  '& footer': { display: 'flex', justifyContent: 'flex-end', gap: 8 },
});
