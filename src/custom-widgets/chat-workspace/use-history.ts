import { useCallback, useEffect, useRef, useState } from 'react';
import { deleted, merged } from './model/history.ts';
import type { ChatService, Message } from './service/chat-service.ts';

interface History {
  readonly rows: readonly Message[];
  readonly older: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
}

const EMPTY: History = { rows: [], older: false, loading: true, failed: false };

/** The messages of one conversation; what was missed while the line was cut is read behind the last one held. */
export function useHistory(service: ChatService, conversation: string) {
  const [history, setHistory] = useState(EMPTY);
  const held = useRef(history.rows);
  held.current = history.rows;
  const load = useCallback(
    async (side?: 'before' | 'after') => {
      setHistory((before) => ({ ...before, loading: true, failed: false }));
      try {
        let more = true;
        let rows = held.current;
        while (more) {
          const end = side === 'before' ? rows[0] : rows.at(-1);
          const page = await service.messages(conversation, side && end ? { [side]: end.id } : {});
          rows = merged(rows, page.rows);
          more = side === 'after' && end !== undefined && page.more;
          const read = page;
          setHistory((before) => ({
            rows: merged(before.rows, read.rows),
            older: side === 'after' && end ? before.older : read.more,
            loading: false,
            failed: false,
          }));
        }
      } catch {
        setHistory((before) => ({ ...before, loading: false, failed: true }));
      }
    },
    [service, conversation],
  );
  useEffect(() => {
    if (service.connection === 'connected') void load();
    return service.listen((event) => {
      if (event.kind === 'connection' && event.state === 'connected') void load('after');
      if (event.kind === 'message' && event.message.conversation === conversation)
        setHistory((before) => ({ ...before, rows: merged(before.rows, [event.message]) }));
      if (event.kind === 'deleted' && event.conversation === conversation)
        setHistory((before) => ({ ...before, rows: deleted(before.rows, event.message) }));
    });
  }, [service, conversation, load]);
  const last = history.rows.at(-1)?.id;
  useEffect(() => {
    // A mark that is lost is made again with the next message, or when the conversation is opened again.
    if (last) service.markRead(conversation, last).catch(() => undefined);
  }, [service, conversation, last]);
  return { ...history, loadOlder: () => void load('before'), retry: () => void load() };
}
