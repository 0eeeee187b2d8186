import { useEffect, useState } from 'react';
import { formatDate, t } from '../../runtime/index.ts';
import { isSnoozed } from './model/list-filter.ts';
import { CHAT_TIME } from './model/times.ts';
import type { ChatService, Conversation } from './service/chat-service.ts';
import { useNow } from './use-now.ts';

interface PresenceProps {
  readonly service: ChatService;
  readonly shop: Conversation;
}

/** How long somebody counts as typing; ms. */
const TYPING = 4000;

/** Who is typing or viewing, how long the shop has been waiting, and whether it is online. */
export function Presence({ service, shop }: PresenceProps) {
  const [typing, setTyping] = useState('');
  const [lookers, setLookers] = useState<readonly string[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    service.look(shop.id);
    const stop = service.listen((event) => {
      if (!('conversation' in event) || event.conversation !== shop.id) return;
      if (event.kind === 'lookers') setLookers(event.names);
      if (event.kind !== 'typing') return;
      setTyping(event.name);
      clearTimeout(timer);
      timer = setTimeout(() => setTyping(''), TYPING);
    });
    return () => {
      clearTimeout(timer);
      stop();
      service.look(null);
    };
  }, [service, shop.id]);
  const time = useNow([shop.snoozedUntil]);
  const others = lookers.filter((name) => name !== typing);
  const parts = [
    shop.waitingSince && t('Waiting since {time}', { time: formatDate(shop.waitingSince, CHAT_TIME) }),
    shop.resolvedAt && t('Resolved'),
    isSnoozed(shop, time) && t('Snoozed until {time}', { time: formatDate(shop.snoozedUntil, CHAT_TIME) }),
    typing ? t('{name} is typing…', { name: typing }) : t(shop.status === 'online' ? 'Online' : 'Offline'),
    others.length > 0 && t('Also here: {names}', { names: others.join(', ') }),
  ];
  const text = parts.filter(Boolean).join(' · ');
  return (
    <div className="quiet" title={text}>
      {text}
    </div>
  );
}
