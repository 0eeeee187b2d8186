import { useEffect, useRef, useState } from 'react';
import { notify, useAddress } from '../../runtime/index.ts';
import { NARROW } from './frame.ts';
import { openEntry, placeOf } from './model/kept-place.ts';
import type { ChatService, Conversation } from './service/chat-service.ts';

/** The open conversation, as the address of the page names it. */
export interface Addressed {
  readonly conversation: string | undefined;
  /** Names another one, or none; `replace`: without a step for Back. */
  showConversation(id: string | undefined, replace: boolean): void;
}

/** The open conversation and side panel: what is chosen is named in the address, and what the address names is opened. */
export function useChosen(service: ChatService, { conversation, showConversation }: Addressed) {
  // The shop, the default one (hidden on narrow windows), or an attachment by its id.
  const [side, setSide] = useState<string>();
  const [shop, setShop] = useOpenShop(service);
  const [{ place, keep, enter }] = useState(() => placeOf(service.me));
  const entry = useEntry(enter);
  const show = (row: Conversation) => {
    setShop(row);
    if (row.id === conversation) return;
    // Where the list stands beside it, and from one conversation to the next, Back leads out of the chat.
    const replace = shop !== undefined || !window.matchMedia(NARROW).matches;
    if (!replace) entry.push();
    showConversation(row.id, replace);
  };
  const choose = (row: Conversation) => {
    show(row);
    setSide(undefined);
    // A conversation that is open already is not mounted again, so it is focused here.
    if (row.id === shop?.id) document.querySelector<HTMLElement>('.talk textarea')?.focus();
  };
  const back = () => {
    setShop(undefined);
    if (entry.isAboveList()) history.back();
    else showConversation(undefined, true);
  };
  useNamed(service, conversation, {
    shop,
    take: (row) => {
      setShop(row);
      setSide(undefined);
    },
    miss: () => {
      notify('This conversation does not exist.', { tone: 'error' });
      showConversation(undefined, true);
    },
  });
  return { side, setSide, shop, setShop, show, choose, back, place, keep };
}

/** The entries of the history that this page has: all have one place, and each knows whether the list is before it. */
function useEntry(enter: (isAboveList: boolean) => void) {
  const { key, type } = useAddress();
  const state = useRef({ isPushed: false, isAboveList: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each entry.
  useEffect(() => {
    const { isPushed, isAboveList } = state.current;
    const isAbove = { POP: openEntry().chatAboveList === true, PUSH: isPushed, REPLACE: isAboveList }[type];
    state.current = { isPushed: false, isAboveList: isAbove };
    enter(isAbove);
  }, [key, type, enter]);
  return {
    isAboveList: () => state.current.isAboveList,
    /** The next entry is a conversation that is opened from the list. */
    push: () => {
      state.current.isPushed = true;
    },
  };
}

interface Opening {
  readonly shop: Conversation | undefined;
  take(row: Conversation | undefined): void;
  /** There is none of this name. */
  miss(): void;
}

/** Opens the conversation that the address names, wherever it is in the list; closes it where the address names none. */
function useNamed(service: ChatService, conversation: string | undefined, opening: Opening): void {
  const latest = useRef(opening);
  latest.current = opening;
  useEffect(() => {
    if (conversation === latest.current.shop?.id) return;
    if (conversation === undefined) return latest.current.take(undefined);
    let isOver = false;
    const find = async () => {
      try {
        const row = await service.conversation(conversation);
        if (isOver) return;
        end();
        if (row) latest.current.take(row);
        else latest.current.miss();
      } catch {
        // The next connect retries.
      }
    };
    const stop = service.listen((event) => {
      if (event.kind === 'connection' && event.state === 'connected') void find();
    });
    const end = () => {
      isOver = true;
      stop();
    };
    if (service.connection === 'connected') void find();
    return end;
  }, [service, conversation]);
}

/** The open conversation; what the staff do with it is kept up to date here, since it may be outside the loaded list. */
function useOpenShop(service: ChatService) {
  const [shop, setShop] = useState<Conversation>();
  useEffect(
    () =>
      service.listen((event) => {
        if (event.kind !== 'assigned' && event.kind !== 'desk') return;
        const { kind: _, conversation, ...change } = event;
        const news =
          'assignee' in change
            ? { assignee: change.assignee ?? undefined }
            : { ...change, ...(change.resolvedAt && { waitingSince: undefined }) };
        setShop((openShop) => (openShop?.id === conversation ? { ...openShop, ...news } : openShop));
      }),
    [service],
  );
  return [shop, setShop] as const;
}
