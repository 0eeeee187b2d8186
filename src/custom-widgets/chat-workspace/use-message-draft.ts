import { type RefObject, useEffect, useRef, useState } from 'react';
import { excessOf, LONGEST_TEXT } from '../../../domain/chat/message-limits.ts';
import { notify, t, useDraft } from '../../runtime/index.ts';
import { useLaterTime, type Way } from './composer-way.tsx';
import { messagesOf } from './model/attached-parts.ts';
import { inserted } from './model/canned-reply.ts';
import type { AttachingPart } from './panels.ts';
import { quoteOf } from './quoted.tsx';
import type { ChatService, Conversation, Message, NewMessage, Quote } from './service/chat-service.ts';
import { type AttachedParts, type KeepFiles, useAttached } from './use-attached.ts';

export interface DraftWays {
  readonly service: ChatService;
  readonly shop: Conversation;
  send(message: Omit<NewMessage, 'clientId'>): void;
  /** Stores pictures and files; absent when none can be stored. */
  readonly keepFiles?: KeepFiles | undefined;
}

export type MessageDraft = ReturnType<typeof useMessageDraft>;

const TOO_LONG = '{count} characters too many: a message may have at most {most}.';

/** The message being written in `field`: its text, what goes with it, and how it is sent. */
export function useMessageDraft(ways: DraftWays, field: RefObject<HTMLTextAreaElement | null>) {
  const { service, shop, send } = ways;
  const { words, excess, forget, ...typedText } = useTypedText(service, shop, field);
  const { focus } = typedText;
  const { way, setWay, choose } = useWay(focus);
  const time = useLaterTime();
  // Only a message that is sent immediately can have files.
  const attached = useAttached(shop.id, way === 'now' ? ways.keepFiles : undefined);
  const excessValues = { count: excess, most: LONGEST_TEXT };
  // A note, a scheduled message and a text with something beside it are messages of their own.
  const quoted = useQuote(service, shop, way, choose);
  const { quote, unquote } = quoted;
  const isAlone = way !== 'now' || !attached.isEmpty || quote !== undefined;
  const finish = () => {
    forget();
    unquote();
    setWay('now');
    focus();
  };
  const submit = async () => {
    if (excess > 0) return;
    if (way === 'later') {
      const isKept = words !== '' && time.kept(words, (message) => service.later?.write(shop.id, message));
      if (await isKept) finish();
      return;
    }
    const messages = messagesNow(way, words, attached, quote);
    if (messages.length === 0) return;
    for (const message of messages) send(message);
    if (way === 'now') attached.forget();
    finish();
  };
  return {
    ...typedText,
    /** Why the text is too long; empty otherwise. */
    excessText: excess > 0 ? t(TOO_LONG, excessValues) : '',
    way,
    time,
    attached,
    attach: (part: AttachingPart) => {
      attached.addPart(part);
      focus();
    },
    choose,
    ...quoted,
    /** Takes the last choice back; false where there is none. */
    stepBack: () => stepBack(way, choose, quote && unquote),
    isReady() {
      if (isAlone || excess === 0) return true;
      notify(TOO_LONG, { tone: 'error', values: excessValues });
      return false;
    },
    takeText() {
      if (isAlone || excess > 0) return '';
      finish();
      return words;
    },
    submit,
  };
}

function stepBack(way: Way, choose: (way: Way) => void, unquote: (() => void) | undefined): boolean {
  if (way !== 'now') choose('now');
  else unquote?.();
  return way !== 'now' || unquote !== undefined;
}

/** What is sent at once: nothing while files are uploading or failed. What is attached beside a note waits. */
function messagesNow(
  way: Way,
  words: string,
  { parts, uploads }: AttachedParts,
  quote: Quote | undefined,
): readonly Omit<NewMessage, 'clientId'>[] {
  const note = words === '' ? [] : [{ type: 'note', text: words }];
  const usual = uploads.length > 0 ? [] : messagesOf(words, parts);
  return (way === 'note' ? note : usual).map((message, index) =>
    index === 0 && quote ? { ...message, quote } : message,
  );
}

/** How the message is sent. */
function useWay(focus: () => void) {
  const [way, setWay] = useState<Way>('now');
  const choose = (nextWay: Way) => {
    setWay(nextWay);
    // The menu returns the focus to its button first.
    setTimeout(focus);
  };
  return { way, setWay, choose };
}

const NO_QUOTE: Quote | null = null;

/** The message that the one being written answers, kept as its text is; none where it would tell the shop of a note. */
function useQuote(service: ChatService, { id }: Conversation, way: Way, choose: (way: Way) => void) {
  const [kept, setQuote, unquote] = useDraft<Quote | null>(`chat quote ${id}`, NO_QUOTE, {
    inAllTabs: true,
  });
  const quotedId = kept?.id;
  useEffect(
    () =>
      service.listen((event) => {
        if (event.kind === 'deleted' && event.message === quotedId) unquote();
      }),
    [service, quotedId, unquote],
  );
  const isUsed = kept && way !== 'later' && (way === 'note' || kept.type !== 'note');
  return {
    quote: isUsed ? kept : undefined,
    unquote,
    /** A note is answered by a note: no shop reads it. */
    reply(message: Message) {
      setQuote(quoteOf(message));
      choose(message.type === 'note' ? 'note' : way === 'later' ? 'now' : way);
    },
  };
}

/** The typed text, kept per conversation and the same in all tabs. */
function useTypedText(
  service: ChatService,
  { id }: Conversation,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const [text, setText, forget] = useDraft(`chat ${id}`, '', { inAllTabs: true });
  const latestText = useRef(text);
  latestText.current = text;
  const words = text.trim();
  const focus = () => field.current?.focus();
  return {
    text,
    words,
    excess: excessOf(words),
    forget,
    focus,
    type(typed: string) {
      setText(typed);
      service.typing(id);
    },
    /** Puts text where the cursor is. */
    insert(insertion: string) {
      const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
      setText(inserted(latestText.current, insertion, selectionStart, selectionEnd));
      focus();
    },
  };
}
