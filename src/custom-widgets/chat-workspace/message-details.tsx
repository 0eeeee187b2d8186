import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { type DialogWays, errorText, formatDate, t } from '../../runtime/index.ts';
import type { ChatService, Message, MessageDetails } from './service/chat-service.ts';

const TIME = 'DD MMM YYYY HH:mm';

interface DetailsProps extends DialogWays {
  readonly service: ChatService;
  readonly message: Message;
}

/** When a message was sent, delivered where the service knows it, and read, and by whom. */
export function MessageDetailsView({ service, message, close }: DetailsProps) {
  const { details, error } = useDetails(service, message);
  const { sentAt, editedAt, sender } = message;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Sent by', sender.name || t('Broadcast')],
    ['Sent on', formatDate(sentAt, TIME)],
    ['Edited on', editedAt && formatDate(editedAt, TIME)],
    ['Delivered on', details?.deliveredAt && formatDate(details.deliveredAt, TIME)],
    ['Read by the shop on', details?.readAt && formatDate(details.readAt, TIME)],
    ['Read by', details?.readers && (details.readers.join(', ') || t('Nobody'))],
  ];
  return (
    <>
      <dl style={{ display: 'grid', gap: 12, margin: 0, minWidth: 240 }}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt style={{ color: 'var(--mui-palette-text-secondary)', fontSize: 12 }}>{t(name)}</dt>
                <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {service.details && !details && <p role={error ? 'alert' : 'status'}>{error ?? t('Please wait...')}</p>}
      <div style={{ display: 'flex', justifyContent: 'flex-end', marginTop: 16 }}>
        <Button onClick={close}>{t('Close')}</Button>
      </div>
    </>
  );
}

function useDetails(service: ChatService, message: Message) {
  const [state, setState] = useState<{ readonly details?: MessageDetails; readonly error?: string }>({});
  useEffect(() => {
    let isOver = false;
    service.details?.(message).then(
      (details) => !isOver && setState({ details }),
      (error: unknown) => !isOver && setState({ error: errorText(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [service, message]);
  return state;
}
