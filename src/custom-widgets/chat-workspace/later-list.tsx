import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { errorText, formatDate, notify, t } from '../../runtime/index.ts';
import { CHAT_TIME } from './model/times.ts';
import type { ChatService, Later, LaterMessage } from './service/chat-service.ts';

interface LaterListProps {
  readonly service: ChatService;
  readonly later: Later;
  readonly conversation: string;
}

/** The scheduled messages of a conversation. */
export function LaterList({ service, later, conversation }: LaterListProps) {
  const [rows, setRows] = useState<readonly LaterMessage[]>([]);
  const load = useCallback(async () => {
    // A failed load is retried on the next connect.
    setRows(await later.list(conversation).catch(() => []));
  }, [later, conversation]);
  useEffect(() => {
    void load();
    return service.listen((event) => {
      const isNews = event.kind === 'later' && event.conversation === conversation;
      if (isNews || (event.kind === 'connection' && event.state === 'connected')) void load();
    });
  }, [service, load, conversation]);
  if (rows.length === 0) return null;
  const cancel = async (id: string) => {
    try {
      await later.cancel(id);
    } catch (error) {
      notify(errorText(error), { tone: 'error' });
    }
    void load();
  };
  return (
    <ul className="later" aria-label={t('Sent later')}>
      {rows.map(({ id, text, sendAt, sender }) => (
        <li key={id}>
          <span>
            <span className="quiet">
              <time dateTime={sendAt}>{formatDate(sendAt, CHAT_TIME)}</time> · <bdi>{sender}</bdi>
            </span>
            <span dir="auto">{text}</span>
          </span>
          <Button size="small" onClick={() => void cancel(id)}>
            {t('Cancel')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
