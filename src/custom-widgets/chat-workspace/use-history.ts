import { useEffect, useState, useSyncExternalStore } from 'react';
import { EMPTY, HistoryReader } from './model/history-reader.ts';
import type { ChatService, Message } from './service/chat-service.ts';

const nothing = () => () => undefined;
const empty = () => EMPTY;

/** The loaded range of one conversation's messages. */
export function useHistory(service: ChatService, conversation: string) {
  const [reader, setReader] = useState<HistoryReader>();
  useEffect(() => {
    const opened = new HistoryReader(service, conversation);
    setReader(opened);
    return () => opened.close();
  }, [service, conversation]);
  const history = useSyncExternalStore(reader?.subscribe ?? nothing, reader?.history ?? empty);
  return {
    ...history,
    isOpen: reader !== undefined,
    loadOlder: () => void reader?.loadOlder(),
    loadNewer: () => void reader?.loadNewer(),
    goTo: (message: Message) => void reader?.goTo(message),
    goToId: (id: string) => void reader?.goToId(id),
    latest: () => void reader?.fill(),
    retry: () => void reader?.retry(),
  };
}
