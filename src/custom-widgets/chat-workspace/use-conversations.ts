import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { now } from '../../runtime/index.ts';
import { EVERYTHING } from './model/list-filter.ts';
import { type ListAsked, ListReader, NO_LIST } from './model/list-reader.ts';
import type { ChatService } from './service/chat-service.ts';

const nothing = () => () => undefined;
const none = () => NO_LIST;

/**
 * The conversations that a person asks for. The list without a search stays as it is while another one is shown; `isSeen` says
 * whether new messages of a conversation are seen as they come, `count` how many rows are read at first.
 */
export function useConversations(
  service: ChatService,
  asked: ListAsked,
  isSeen: (conversation: string) => boolean,
  count: number | undefined,
) {
  const [reader, setReader] = useState<ListReader>();
  const kept = useRef(new Map<string, ListReader>());
  const latest = useRef(isSeen);
  latest.current = isSeen;
  const { search, filter, order } = asked;
  const key = JSON.stringify([filter, order]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which filter and order it is.
  useEffect(() => {
    const readers = kept.current;
    const base = readers.get(key);
    const open = () =>
      new ListReader(
        service,
        // A shop is found by its name, whatever the list is narrowed to.
        { search, ...(search ? EVERYTHING : { filter, order }) },
        { isSeen: (id) => latest.current(id), now, known: base?.state().rows, ...(!search && { count }) },
      );
    if (!search) {
      const opened = base ?? open();
      readers.set(key, opened);
      setReader(opened);
      return undefined;
    }
    const opened = open();
    setReader(opened);
    return () => opened.close();
  }, [service, search, key, count]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the readers are of one service.
  useEffect(
    () => () => {
      for (const opened of kept.current.values()) opened.close();
      kept.current.clear();
    },
    [service],
  );
  const state = useSyncExternalStore(reader?.subscribe ?? nothing, reader?.state ?? none);
  return { ...state, reader };
}
