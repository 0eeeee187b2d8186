import { useEffect, useState } from 'react';
import { useAccount } from '../../../runtime/index.ts';
import type { ChatService } from './chat-service.ts';

/**
 * The opened service; closed with the part that uses it, and opened again when `key` changes, which stands for all that
 * `open` depends on. Null opens none.
 */
export function useService(key: string, open: (() => Promise<ChatService>) | null) {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ service?: ChatService; error?: Error }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what it opens.
  useEffect(() => {
    let service: ChatService | undefined;
    let isOver = false;
    open?.().then(
      (opened) => {
        if (isOver) return opened.close();
        service = opened;
        setState({ service });
      },
      (error: unknown) => setState({ error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => {
      isOver = true;
      service?.close();
      setState({});
    };
  }, [key, tries]);
  return { ...state, retry: () => setTries((count) => count + 1) };
}

/** The signed-in account as the chat calls it, and its name, which colleagues see beside a message. */
export function useChatPerson(): { readonly account: string; readonly name: string } {
  const user = useAccount();
  return { account: String(user?.id ?? ''), name: user?.name ?? user?.username ?? '' };
}
