import { useCallback, useEffect } from 'react';
import { conversationsAfter } from './model/history.ts';
import type { ChatService } from './service/chat-service.ts';
import { useLoadedRows } from './use-loaded-rows.ts';

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
  const read = useCallback(
    (cursor?: string) => service.conversations({ search, after: cursor, ...(mine && { mine }) }),
    [service, search, mine],
  );
  const { load, changeRows, next, ...list } = useLoadedRows(read, 'conversations');
  useEffect(() => {
    // A search loads even without a connection, so that a failure is shown instead of an empty result.
    if (service.connection === 'connected' || search || mine) void load();
    return service.listen((event) => {
      if (event.kind === 'connection' && event.state === 'connected') void load();
      if (event.kind === 'assigned' && mine) void load();
      changeRows((rows) => {
        const changedRows = conversationsAfter(rows, event, service.me, chosen);
        // The conversation is new, or not loaded yet.
        if (!changedRows) void load();
        return changedRows ?? rows;
      });
    });
  }, [service, load, changeRows, chosen, search, mine]);
  return { ...list, more: next ? () => void load(next) : undefined, retry: () => void load() };
}
