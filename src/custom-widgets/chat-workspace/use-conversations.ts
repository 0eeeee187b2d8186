import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from './model/failures.ts';
import { arrived } from './model/history.ts';
import type { ChatService, Conversation } from './service/chat-service.ts';

interface List {
  readonly rows: readonly Conversation[];
  readonly next?: string;
  readonly loading: boolean;
  readonly failed: boolean;
}

/**
 * The conversation list: loaded on every connect and updated by events. New messages of the open conversation `chosen`
 * count as read.
 */
export function useConversations(
  service: ChatService,
  search: string,
  chosen: string | undefined,
  mine: boolean,
) {
  const [list, setList] = useState<List>({ rows: [], loading: true, failed: false });
  const loadCount = useRef(0);
  const load = useCallback(
    async (cursor?: string) => {
      loadCount.current += 1;
      const turn = loadCount.current;
      setList((previousList) => ({ ...previousList, loading: true, failed: false }));
      try {
        const page = await service.conversations({ search, after: cursor, ...(mine && { mine }) });
        if (turn !== loadCount.current) return;
        setList((previousList) => {
          const kept = cursor
            ? previousList.rows.filter((row) => !page.rows.some(({ id }) => id === row.id))
            : [];
          return { rows: [...kept, ...page.rows], next: page.next, loading: false, failed: false };
        });
      } catch (error) {
        logFailure('conversations', error);
        if (turn === loadCount.current)
          setList((previousList) => ({ ...previousList, loading: false, failed: true }));
      }
    },
    [service, search, mine],
  );
  useEffect(() => {
    // A search loads even without a connection, so that a failure is shown instead of an empty result.
    if (service.connection === 'connected' || search || mine) void load();
    return service.listen((event) => {
      if (event.kind === 'connection' && event.state === 'connected') void load();
      if (event.kind === 'read' && event.uid === service.me)
        setList((previousList) => ({
          ...previousList,
          rows: patched(previousList.rows, event.conversation, { unread: 0 }),
        }));
      if (event.kind === 'assigned') {
        const assignee = event.assignee ?? undefined;
        setList((previousList) => ({
          ...previousList,
          rows: patched(previousList.rows, event.conversation, { assignee }),
        }));
        if (mine) void load();
      }
      if (event.kind === 'presence')
        setList((previousList) => ({
          ...previousList,
          rows: previousList.rows.map((row) =>
            row.uid === event.uid ? { ...row, status: event.status } : row,
          ),
        }));
      if (event.kind !== 'message') return;
      const seen = event.message.sender.uid === service.me || event.message.conversation === chosen;
      setList((previousList) => {
        const rows = arrived(previousList.rows, event.message, seen);
        // The conversation is new, or not loaded yet.
        if (!rows) void load();
        return rows ? { ...previousList, rows } : previousList;
      });
    });
  }, [service, load, chosen, search, mine]);
  const loadMore = list.next ? () => void load(list.next) : undefined;
  return { ...list, more: loadMore, retry: () => void load() };
}

const patched = (rows: readonly Conversation[], id: string, change: Partial<Conversation>) =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));
