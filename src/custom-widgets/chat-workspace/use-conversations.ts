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
  const asked = useRef(0);
  const load = useCallback(
    async (after?: string) => {
      asked.current += 1;
      const turn = asked.current;
      setList((before) => ({ ...before, loading: true, failed: false }));
      try {
        const page = await service.conversations({ search, after, ...(mine && { mine }) });
        if (turn !== asked.current) return;
        setList((before) => {
          const kept = after ? before.rows.filter((row) => !page.rows.some(({ id }) => id === row.id)) : [];
          return { rows: [...kept, ...page.rows], next: page.next, loading: false, failed: false };
        });
      } catch (error) {
        logFailure('conversations', error);
        if (turn === asked.current) setList((before) => ({ ...before, loading: false, failed: true }));
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
        setList((before) => ({ ...before, rows: patched(before.rows, event.conversation, { unread: 0 }) }));
      if (event.kind === 'assigned') {
        const assignee = event.assignee ?? undefined;
        setList((before) => ({ ...before, rows: patched(before.rows, event.conversation, { assignee }) }));
        if (mine) void load();
      }
      if (event.kind === 'presence')
        setList((before) => ({
          ...before,
          rows: before.rows.map((row) => (row.uid === event.uid ? { ...row, status: event.status } : row)),
        }));
      if (event.kind !== 'message') return;
      const seen = event.message.sender.uid === service.me || event.message.conversation === chosen;
      setList((before) => {
        const rows = arrived(before.rows, event.message, seen);
        // The conversation is new, or not loaded yet.
        if (!rows) void load();
        return rows ? { ...before, rows } : before;
      });
    });
  }, [service, load, chosen, search, mine]);
  const more = list.next ? () => void load(list.next) : undefined;
  return { ...list, more, retry: () => void load() };
}

const patched = (rows: readonly Conversation[], id: string, change: Partial<Conversation>) =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));
