import { useEffect, useState } from 'react';
import { notify, t } from '../../runtime/index.ts';
import { ConversationList } from './conversation-list.tsx';
import { ChatFrame } from './frame.ts';
import { OutboxRunner, type OutboxStore } from './model/outbox-runner.ts';
import type { ChatService, Conversation } from './service/chat-service.ts';
import { Talk } from './talk.tsx';

interface WorkspaceProps {
  readonly service: ChatService;
  readonly store: OutboxStore;
}

/** The list of shops beside the conversation with one of them. */
export function ChatWorkspace({ service, store }: WorkspaceProps) {
  const [shop, setShop] = useState<Conversation>();
  const [outbox, setOutbox] = useState<OutboxRunner>();
  useEffect(() => {
    const runner = new OutboxRunner(service, store);
    setOutbox(runner);
    return () => runner.close();
  }, [service, store]);
  useConnectionToasts(service);
  return (
    <ChatFrame className={shop ? 'talking' : undefined}>
      <ConversationList service={service} chosen={shop?.id} choose={setShop} />
      {shop && outbox ? (
        <Talk key={shop.id} service={service} outbox={outbox} shop={shop} back={() => setShop(undefined)} />
      ) : (
        <section className="talk">
          <p className="note">{t('Choose a conversation.')}</p>
        </section>
      )}
    </ChatFrame>
  );
}

const TOASTS = {
  connected: ['Online chat is connected', 'success', 2000],
  connecting: ['Online chat is diconnected, reconnecting...', 'info', 2500],
  disconnected: ['Online chat is not-connected', 'error', 2500],
} as const;

/** Listens before it connects, so that the first connection is told too. */
function useConnectionToasts(service: ChatService): void {
  useEffect(() => {
    const stop = service.listen((event) => {
      if (event.kind !== 'connection') return;
      const [text, tone, duration] = TOASTS[event.state];
      notify(text, { tone, duration });
    });
    service.connect();
    return stop;
  }, [service]);
}
