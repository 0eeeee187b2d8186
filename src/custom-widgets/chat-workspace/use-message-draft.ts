import { type RefObject, useRef, useState } from 'react';
import { excessOf, LONGEST_TEXT } from '../../../domain/chat/message-limits.ts';
import { notify, t, useDraft } from '../../runtime/index.ts';
import { useLaterTime, type Way } from './composer-way.tsx';
import { inserted } from './model/canned-reply.ts';
import type { ChatService, Conversation, NewMessage } from './service/chat-service.ts';
import { type KeepPicture, usePictures } from './use-pictures.ts';

export interface DraftWays {
  readonly service: ChatService;
  readonly shop: Conversation;
  send(message: Omit<NewMessage, 'clientId'>): void;
  /** Uploads pictures; absent when they cannot be stored. */
  readonly keepPicture?: KeepPicture | undefined;
}

export type MessageDraft = ReturnType<typeof useMessageDraft>;

const TOO_LONG = '{count} characters too many: a message may have at most {most}.';

/** The message being written in `field`: its text, its pictures, and how it is sent. */
export function useMessageDraft(ways: DraftWays, field: RefObject<HTMLTextAreaElement | null>) {
  const { service, shop, send, keepPicture } = ways;
  const { words, excess, forget, ...typedText } = useTypedText(service, shop, field);
  const { focus } = typedText;
  const [way, setWay] = useState<Way>('now');
  const time = useLaterTime();
  // Only a message that is sent immediately can have pictures.
  const pictures = usePictures(way === 'now' ? keepPicture : undefined);
  const excessValues = { count: excess, most: LONGEST_TEXT };
  // A note, a scheduled message and the text of pictures are messages of their own.
  const isAlone = way !== 'now' || pictures.rows.length > 0;
  const finish = () => {
    forget();
    pictures.clear();
    setWay('now');
    focus();
  };
  return {
    ...typedText,
    /** Why the text is too long; empty otherwise. */
    excessText: excess > 0 ? t(TOO_LONG, excessValues) : '',
    way,
    time,
    pictures,
    choose(nextWay: Way) {
      setWay(nextWay);
      // The menu returns the focus to its button first.
      setTimeout(focus);
    },
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
    async submit() {
      const attachments = pictures.rows.flatMap(({ address, name }) =>
        address ? [{ picture: address, name }] : [],
      );
      // Waits for pictures that are uploading or failed.
      if (excess > 0 || attachments.length < pictures.rows.length) return;
      if (words === '' && attachments.length === 0) return;
      if (way === 'later') {
        if (!(await time.kept(words, (message) => service.later?.write(shop.id, message)))) return;
      } else if (attachments.length > 0) send({ type: 'picture', text: words, data: { attachments } });
      else send({ type: way === 'note' ? 'note' : 'text', text: words });
      finish();
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
