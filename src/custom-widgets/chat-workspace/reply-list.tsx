import { type KeyboardEvent, useId, useState } from 'react';
import { isEnter, t } from '../../runtime/index.ts';
import { namedReplies } from './model/canned-reply.ts';
import type { Replies } from './panels.ts';
import type { Conversation } from './service/chat-service.ts';
import type { MessageDraft } from './use-message-draft.ts';

/** The canned replies that a text names which begins with `/`; the text keeps the focus. */
export function useReplyList(replies: Replies | undefined, shop: Conversation, draft: MessageDraft) {
  const { text, type, focus } = draft;
  const id = useId();
  const [isLeft, setLeft] = useState(false);
  const [active, setActive] = useState(0);
  if (isLeft && !text.startsWith('/')) setLeft(false);
  const rows = replies && !isLeft ? namedReplies(replies.rows, text) : [];
  const activeIndex = Math.min(active, rows.length - 1);
  const take = async (index: number) => {
    const reply = rows[index];
    if (!reply || !replies) return;
    type(await replies.fill(reply, shop));
    setActive(0);
    focus();
  };
  /** Whether the key was for the list. */
  const press = (event: KeyboardEvent): boolean => {
    if (rows.length === 0) return false;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: rows.length - 1 };
    const step = steps[event.key];
    if (step !== undefined) setActive((activeIndex + step) % rows.length);
    else if (event.key === 'Escape') setLeft(true);
    else if (isEnter(event) && !event.shiftKey) void take(activeIndex);
    else return false;
    event.preventDefault();
    return true;
  };
  return { id, rows, activeIndex, take, press };
}

/** The replies that can be taken, above the text. */
export function ReplyList({ list }: { readonly list: ReturnType<typeof useReplyList> }) {
  const { id, rows, activeIndex, take } = list;
  if (rows.length === 0) return null;
  return (
    <div id={id} role="listbox" className="replies" aria-label={t('Canned replies')}>
      {rows.map(({ title, text }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the keys.
        <div
          key={title}
          id={`${id}${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          ref={
            index === activeIndex ? (element) => element?.scrollIntoView?.({ block: 'nearest' }) : undefined
          }
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => void take(index)}
        >
          <strong dir="auto">{title}</strong> <span dir="auto">{text}</span>
        </div>
      ))}
    </div>
  );
}
