import Button from '@mui/material/Button';
import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { BulkAction, Column, ListScreen } from '../../../../core/model.ts';
import { type Row, readPath, resolveValues, type Scope } from '../../../../core/scope.ts';
import { leaveDialog } from '../../actions/dialog-guards.ts';
import { asApiError, errorText } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import { newId } from '../../data/new-id.ts';
import { send } from '../../data/send.ts';
import { useLeaveGuard } from '../../form/submit/leave-guard.ts';
import { spokenRefusal } from '../../form/submit/refusal.ts';
import { cardHead } from '../../table/state/chosen-columns.ts';
import { InputBox } from '../../ui/input-box.tsx';
import {
  type Draft,
  draftOf,
  isBegun,
  isReady,
  joined,
  missingIn,
  settled,
  typedIn,
} from './asked-drafts.ts';
import { AskedFrame } from './asked-styles.ts';
import { findPasted, whyNotNow } from './find-pasted.ts';

interface AskedProps {
  readonly screen: ListScreen;
  readonly scope: Scope;
  readonly action: BulkAction;
  readonly fields: NonNullable<BulkAction['fields']>;
  readonly rows: readonly Row[];
  readonly ways: { close(): void; done(): void };
}

/** A table of rows with inputs for what is asked of each; each row is sent by itself and shows its result. */
export function AskedRows({ ways, ...asked }: AskedProps) {
  const { drafts, isSending, isFinding, sendAll, add, type } = useDrafts(asked);
  const { screen, action, fields } = asked;
  const names = fields.map(({ name }) => name);
  useUnsavedDrafts(drafts, names, ways);
  const frame = useRef<HTMLFormElement>(null);
  // Disabled inputs lose the focus during sending; afterwards the first refused row gets it.
  useEffect(() => {
    const failed = isSending ? undefined : frame.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    failed?.focus();
  }, [isSending]);
  const head = headOf(screen, action);
  const side = screen.columns.find((column) => column.cell === 'text' && column.path !== head?.path);
  const ready = drafts.filter((draft) => isReady(draft, names)).length;
  return (
    <AskedFrame
      ref={frame}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void sendAll();
      }}
    >
      {action.paste !== undefined && (
        <PasteBox
          columns={[head?.label ?? '', ...fields.map(({ label }) => label)]}
          busy={isFinding}
          add={add}
        />
      )}
      {drafts.length > 0 && <AskedTable {...{ drafts, head, side, fields, type, isSending }} />}
      <footer>
        <span role="status">{counted(drafts)}</span>
        <Button color="inherit" disabled={isSending} onClick={() => void leaveDialog(ways)}>
          {t('Close')}
        </Button>
        <Button type="submit" variant="contained" disabled={isSending || isFinding || ready === 0}>
          {`${t(screen.row.find(({ id }) => id === action.id)?.label ?? action.label)} (${ready})`}
        </Button>
      </footer>
    </AskedFrame>
  );
}

/** How many of several rows are done, and how many are not possible. */
function counted(drafts: readonly Draft[]): string {
  const done = drafts.filter(({ result }) => result.kind === 'done').length;
  const refused = drafts.filter(({ result }) => result.kind === 'refused').length;
  const texts = [
    ...(done > 0 ? [t('Done: {count}', { count: done })] : []),
    ...(refused > 0 ? [t('Not possible: {count}', { count: refused })] : []),
  ];
  return texts.join(' · ');
}

/** The column that names a row: that of pasted lines, else the one that heads a card. */
function headOf({ columns }: ListScreen, { paste }: BulkAction): Column | undefined {
  return columns.find(({ path }) => path === paste) ?? cardHead(columns);
}

type Asked = Omit<AskedProps, 'ways'>;

/** What is typed for the rows, and its sending. */
function useDrafts(asked: Asked) {
  const { screen, scope, action, fields, rows } = asked;
  const names = fields.map(({ name }) => name);
  const path = headOf(screen, action)?.path ?? screen.key;
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    rows.map((row) => draftOf(String(readPath(row, path) ?? ''), row, {}, whyNotNow(row, asked))),
  );
  const [isSending, setSending] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const page = useRef(newId());
  const settle = (name: string, result: Draft['result']) =>
    setDrafts((current) => settled(current, name, result));
  const sendOne = async ({ name, row, typed, attempt }: Draft) => {
    if (!action.each) return;
    settle(name, { kind: 'sending' });
    try {
      const input = resolveValues(action.each.with, { ...scope, ...(row && { row }), form: typed });
      await send(action.each.endpoint, input, { idempotencyKey: `${page.current}-${name}-${attempt}` });
      settle(name, { kind: 'done' });
    } catch (error) {
      const failure = asApiError(error);
      const message = spokenRefusal(failure, fields);
      // Somebody was faster: what was typed cannot be sent again.
      settle(name, { kind: failure.status === 409 ? 'refused' : 'failed', message });
    }
  };
  const sendAll = async () => {
    for (const draft of drafts.filter((begun) => isBegun(begun, names) && !isReady(begun, names)))
      settle(draft.name, { kind: 'failed', message: t('Please fill all fields.') });
    setSending(true);
    // One by one: each row has its own result, and the list in the background is reloaded after each.
    for (const draft of drafts.filter((typed) => isReady(typed, names))) await sendOne(draft);
    setSending(false);
  };
  const add = async (text: string) => {
    setFinding(true);
    try {
      const pasted = await findPasted(text, asked);
      setDrafts((current) => joined(current, pasted));
      return undefined;
    } catch (error) {
      return errorText(error);
    } finally {
      setFinding(false);
    }
  };
  const type = (name: string, field: string, text: string) =>
    setDrafts((current) => typedIn(current, name, field, text));
  return { drafts, isSending, isFinding, sendAll, add, type };
}

/** Asks before what is typed is lost. */
function useUnsavedDrafts(
  drafts: readonly Draft[],
  names: readonly string[],
  ways: AskedProps['ways'],
): void {
  const latest = useRef(drafts);
  latest.current = drafts;
  const [guard] = useState(() => ({
    isDirty: () => latest.current.some((draft) => isBegun(draft, names)),
    settle: () => undefined,
  }));
  useLeaveGuard(guard, ways);
}

interface PasteBoxProps {
  readonly columns: readonly string[];
  readonly busy: boolean;
  /** Resolves to why the lines could not be looked up, if so. */
  add(text: string): Promise<string | undefined>;
}

/** Takes lines from a message or a sheet: pasted ones at once, typed ones by its button. */
function PasteBox({ columns, busy, add }: PasteBoxProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string>();
  const take = async (lines: string) => {
    if (lines.trim() === '' || busy) return;
    const problem = await add(lines);
    setFailure(problem);
    setText(problem === undefined ? '' : lines);
  };
  const paste = (event: ClipboardEvent) => {
    if (text !== '') return;
    event.preventDefault();
    const lines = event.clipboardData.getData('text/plain');
    setText(lines);
    void take(lines);
  };
  return (
    <div className="paste" aria-busy={busy}>
      <label htmlFor={id}>
        {t('Paste lines: {columns}', { columns: columns.map((label) => t(label)).join(', ') })}
      </label>
      <InputBox>
        <textarea
          id={id}
          rows={2}
          value={text}
          readOnly={busy}
          onPaste={paste}
          onChange={({ target }) => setText(target.value)}
        />
      </InputBox>
      <Button variant="outlined" disabled={busy || text.trim() === ''} onClick={() => void take(text)}>
        {t('Look up')}
      </Button>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </div>
  );
}

interface AskedTableProps extends Omit<AskedRowProps, 'draft'> {
  readonly drafts: readonly Draft[];
  readonly head: Column | undefined;
}

function AskedTable({ drafts, head, ...shared }: AskedTableProps) {
  const { side, fields } = shared;
  const labels = [
    head?.label ?? '',
    ...(side ? [side.label] : []),
    ...fields.map(({ label }) => label),
    'Result',
  ];
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            {labels.map((label) => (
              <th key={label} scope="col">
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drafts.map((draft) => (
            <AskedRow key={draft.name} draft={draft} {...shared} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface AskedRowProps extends Pick<AskedProps, 'fields'> {
  readonly draft: Draft;
  readonly side: Column | undefined;
  readonly isSending: boolean;
  type(name: string, field: string, text: string): void;
}

function AskedRow({ draft, side, fields, isSending, type }: AskedRowProps) {
  const id = useId();
  const { name, row, typed, result } = draft;
  const isAsked = row !== undefined && result.kind !== 'refused';
  const missing = fields.filter(({ name }) => missingIn(draft, [name]).length > 0);
  return (
    <tr>
      <td>{name}</td>
      {side && <td>{row && (String(readPath(row, side.path) ?? '') || '-')}</td>}
      {fields.map((field) => (
        <td key={field.name} data-label={t(field.label)}>
          {isAsked && (
            <InputBox>
              <input
                type="text"
                disabled={isSending || result.kind === 'done'}
                aria-label={t('{label} of {name}', { label: { text: field.label }, name })}
                aria-describedby={id}
                aria-invalid={result.kind === 'failed' || undefined}
                value={typed[field.name] ?? ''}
                onChange={({ target }) => type(name, field.name, target.value)}
              />
            </InputBox>
          )}
        </td>
      ))}
      <td id={id} role="status" data-result={result.kind}>
        {result.kind === 'open' &&
          missing.length > 0 &&
          t('Missing: {fields}', { fields: missing.map(({ label }) => t(label)).join(', ') })}
        {result.kind === 'done' && t('Done.')}
        {result.kind === 'sending' && '…'}
        {'message' in result && result.message}
      </td>
    </tr>
  );
}
