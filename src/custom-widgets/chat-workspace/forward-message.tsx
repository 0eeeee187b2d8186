import Button from '@mui/material/Button';
import { type FormEvent, useEffect, useState } from 'react';
import { type DialogWays, errorText, InputBox, notify, t, useRested } from '../../runtime/index.ts';
import type { ChatService, Conversation, Message, NewMessage } from './service/chat-service.ts';

/** Kinds of messages that may go to another shop: orders, invoices and returns are one shop's own. */
const FORWARDED: ReadonlySet<string> = new Set(['text', 'picture', 'file', 'product', 'promo']);

export const isForwarded = ({ type, deleted }: Message): boolean => !deleted && FORWARDED.has(type);

interface ForwardProps extends DialogWays {
  readonly service: ChatService;
  readonly message: Message;
  send(conversation: string, message: Omit<NewMessage, 'clientId'>): void;
}

/** The shops that a message is sent to as well. */
export function ForwardMessage({ service, message, send, close, done }: ForwardProps) {
  const [typed, setTyped] = useState('');
  const { rows, error } = useShops(service, useRested(typed.trim()));
  const [chosen, setChosen] = useState<ReadonlyMap<string, Conversation>>(new Map());
  const toggle = (row: Conversation) => {
    const next = new Map(chosen);
    if (!next.delete(row.id)) next.set(row.id, row);
    setChosen(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.size === 0) return;
    const { type, text, data } = message;
    for (const id of chosen.keys()) send(id, { type, text, ...(data && { data }) });
    notify('Forwarded to {count} shops.', { values: { count: chosen.size } });
    done();
  };
  // Chosen ones stay in sight while somebody searches for another one.
  const others = rows.filter(({ id }) => id !== message.conversation && !chosen.has(id));
  const shown = [...chosen.values(), ...others];
  return (
    <form onSubmit={submit}>
      <InputBox>
        <input
          aria-label={t('Search a shop')}
          placeholder={t('Search a shop')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </InputBox>
      {error && <p role="alert">{error}</p>}
      <ul aria-label={t('Shops')} style={{ height: 260, overflowY: 'auto', margin: '8px 0', padding: 0 }}>
        {shown.map((row) => (
          <li key={row.id} style={{ listStyle: 'none' }}>
            <label style={{ display: 'flex', gap: 8, padding: '6px 0' }}>
              <input type="checkbox" checked={chosen.has(row.id)} onChange={() => toggle(row)} />
              <bdi>{row.name}</bdi>
            </label>
          </li>
        ))}
      </ul>
      <div style={{ display: 'flex', gap: 8, alignItems: 'center', justifyContent: 'flex-end' }}>
        <span style={{ flex: 1 }}>{t('{count} chosen', { count: chosen.size })}</span>
        <Button onClick={close}>{t('Cancel')}</Button>
        <Button type="submit" variant="contained" disabled={chosen.size === 0}>
          {t('Forward')}
        </Button>
      </div>
    </form>
  );
}

function useShops(service: ChatService, search: string) {
  const [state, setState] = useState<{ rows: readonly Conversation[]; error?: string }>({ rows: [] });
  useEffect(() => {
    let isOver = false;
    service.conversations({ search, limit: 50 }).then(
      ({ rows }) => !isOver && setState({ rows }),
      (error: unknown) => !isOver && setState({ rows: [], error: errorText(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [service, search]);
  return state;
}
