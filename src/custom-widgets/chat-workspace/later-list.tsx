import Button from '@mui/material/Button';
import { useCallback, useEffect } from 'react';
import { errorText, formatDate, notify, t } from '../../runtime/index.ts';
import { LoadFailure } from './load-failure.tsx';
import { CHAT_TIME } from './model/times.ts';
import type { ChatService, Later, LaterMessage } from './service/chat-service.ts';
import { useLoadedRows } from './use-loaded-rows.ts';

interface LaterListProps {
  readonly service: ChatService;
  readonly later: Later;
  readonly conversation: string;
}

/** The scheduled messages of a conversation. */
export function LaterList({ service, later, conversation }: LaterListProps) {
  const read = useCallback(async () => ({ rows: await later.list(conversation) }), [later, conversation]);
  const { rows, failed, load, begin } = useLoadedRows<LaterMessage, never>(read);
  useEffect(() => {
    begin();
    return service.listen((event) => {
      const isNews = event.kind === 'later' && event.conversation === conversation;
      if (isNews || (event.kind === 'connection' && event.state === 'connected')) void load();
    });
  }, [service, load, begin, conversation]);
  if (failed) return <LoadFailure retry={() => void load()} />;
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
