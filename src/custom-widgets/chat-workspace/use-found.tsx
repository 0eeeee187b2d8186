import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText, notify } from '../../runtime/index.ts';
import { type Found, HitSteps } from './hit-steps.tsx';
import type { ChatService, Conversation, Hit, Message } from './service/chat-service.ts';

export interface FoundOptions {
  readonly service: ChatService;
  /** Id of a message of `conversation`, as the address names both. */
  readonly requestedMessage?: string | undefined;
  readonly conversation: string | undefined;
  /** The address that opens a conversation at a message. */
  readonly linkOf?: ((message: Message) => string | undefined) | undefined;
}

interface Chosen {
  readonly shop: Conversation | undefined;
  /** Opens a conversation. */
  show(row: Conversation): void;
  /** The same by a person's hand. */
  choose(row: Conversation): void;
}

/** The messages that were found, of which one is shown in its conversation. */
export function useFound(
  { service, conversation, requestedMessage, linkOf }: FoundOptions,
  { shop, show, choose: chooseRow }: Chosen,
) {
  const [found, setFound] = useState<Found>();
  const [cameBy, setCameBy] = useState<'newer' | 'older'>();
  const leave = useCallback(() => setFound(undefined), []);
  const choose = async (hits: readonly Hit[], index: number) => {
    const conversation = hits[index]?.message.conversation;
    if (conversation === undefined) return;
    try {
      const row = conversation === shop?.id ? shop : await service.conversation(conversation);
      if (!row) return notify('This conversation does not exist.', { tone: 'error' });
      if (row !== shop) show(row);
      setFound({ hits, index });
    } catch (error) {
      notify(errorText(error), { tone: 'error' });
    }
  };
  useRequested({ service, conversation, requestedMessage }, shop, setFound);
  const chooseAnew = (hits: readonly Hit[], index: number) => {
    setCameBy(undefined);
    void choose(hits, index);
  };
  const hit = found?.hits[found.index];
  const isHere = hit !== undefined && hit.message.conversation === shop?.id;
  const step = (index: number) => {
    if (!found) return;
    setCameBy(index < found.index ? 'newer' : 'older');
    void choose(found.hits, index);
  };
  return {
    chooseShop: (row: Conversation) => {
      leave();
      chooseRow(row);
    },
    shownId: hit?.message.id,
    choose: chooseAnew,
    /** For the open conversation. */
    finding: {
      found: isHere ? hit.message : undefined,
      choose: chooseAnew,
      leaveFound: leave,
      steps: found && isHere && (
        <HitSteps found={found} step={step} cameBy={cameBy} leave={leave} linkOf={linkOf} />
      ),
    },
  };
}

/** Shows the message that the address names, once its conversation is open. */
function useRequested(
  { service, conversation, requestedMessage }: FoundOptions,
  shop: Conversation | undefined,
  show: (found: Found) => void,
): void {
  const request = useRef<string>(undefined);
  useEffect(() => {
    request.current = requestedMessage;
  }, [requestedMessage]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address may ask for another message of the same shop.
  useEffect(() => {
    const id = request.current;
    if (!shop || shop.id !== conversation || id === undefined) return;
    request.current = undefined;
    service.finding?.message(shop.id, id).then(
      (message) => {
        if (message) show({ hits: [{ shop: shop.name, message }], index: 0 });
        else notify('This message does not exist.', { tone: 'error' });
      },
      (error) => notify(errorText(error), { tone: 'error' }),
    );
  }, [service, shop, show, conversation, requestedMessage]);
}
