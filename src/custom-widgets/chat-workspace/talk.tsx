import { type KeyboardEvent, type Ref, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { isComposing } from '../../runtime/index.ts';
import { Composer, type ComposerHandle } from './composer.tsx';
import { LaterList } from './later-list.tsx';
import type { OutboxRunner } from './model/outbox-runner.ts';
import type { AttachingPart, Attachment, PanelProps, Replies } from './panels.ts';
import type { ChatService, Conversation, NewMessage } from './service/chat-service.ts';
import { TalkHeader } from './talk-header.tsx';
import { TalkMessages, type TalkMessagesHandle, type TalkMessagesProps } from './talk-messages.tsx';
import type { KeepFiles } from './use-attached.ts';

export interface TalkHandle {
  /** Sends something with the typed text; false when the text is too long, or when there is nothing to send. */
  send(make: Parameters<PanelProps['send']>[0]): Promise<boolean>;
  /** Puts something into the composer. */
  attach(part: AttachingPart): void;
}

interface TalkProps {
  readonly ref: Ref<TalkHandle>;
  readonly service: ChatService;
  readonly outbox: OutboxRunner;
  readonly shop: Conversation;
  back(): void;
  /** Told whether new messages are seen as they come. */
  seesEnd(isSeen: boolean): void;
  /** Opens a side panel: `info`, `usual` or the id of an attachment. */
  open(side: string): void;
  /** Closes the panel that was opened; absent while none is. */
  readonly closeSide: (() => void) | undefined;
  readonly attachments: readonly Attachment[];
  readonly replies?: Replies | undefined;
  /** What was found here, and the steps to the others. */
  readonly finding: Pick<TalkMessagesProps, 'found' | 'choose' | 'leaveFound' | 'steps'>;
  readonly keepFiles?: KeepFiles | undefined;
}

/** One conversation: its shop, its messages, those waiting to be sent, and the composer. */
export function Talk(props: TalkProps) {
  const { service, outbox, shop, back, open, closeSide } = props;
  const composer = useRef<ComposerHandle>(null);
  const messages = useRef<TalkMessagesHandle>(null);
  const searchButton = useRef<HTMLButtonElement>(null);
  const [isSearching, setSearching] = useState(false);
  const post = (message: Omit<NewMessage, 'clientId'>) => {
    messages.current?.showEnd();
    outbox.send(shop.id, message);
  };
  useTalkHandle(props.ref, composer, post);
  return (
    <section className="talk" aria-label={shop.name} onKeyDown={(event) => isToClose(event) && closeSide?.()}>
      <TalkHeader
        service={service}
        shop={shop}
        back={back}
        open={open}
        searchButton={searchButton}
        isSearching={isSearching}
        toggleSearch={() => setSearching((open) => !open)}
      />
      <TalkMessages
        ref={messages}
        service={service}
        outbox={outbox}
        shop={shop}
        seesEnd={props.seesEnd}
        {...props.finding}
        isSearching={isSearching}
        leaveSearch={(isFound) => {
          setSearching(false);
          if (!isFound) searchButton.current?.focus();
        }}
        edit={(text) => composer.current?.insert(text)}
        reply={(message) => composer.current?.reply(message)}
        leave={() => closeTo(back)}
      />
      {service.later && <LaterList service={service} later={service.later} conversation={shop.id} />}
      <Composer
        ref={composer}
        service={service}
        shop={shop}
        send={post}
        keepFiles={props.keepFiles}
        attachments={props.attachments}
        attach={open}
        replies={props.replies}
        leave={() => closeSide === undefined && leaveTo(back)}
      />
    </section>
  );
}

/** Escape, neither in a dialog or menu of the conversation nor where it leaves something else. */
const isToClose = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' &&
  !event.defaultPrevented &&
  !isComposing(event) &&
  event.currentTarget.contains(event.target as Node);

/** What the panels beside the conversation do in it. */
function useTalkHandle(
  ref: Ref<TalkHandle>,
  composer: RefObject<ComposerHandle | null>,
  post: (message: Omit<NewMessage, 'clientId'>) => void,
): void {
  useImperativeHandle(ref, () => ({
    attach: (part) => composer.current?.attach(part),
    send: async (make) => {
      const sending = composer.current?.isReady() && (await make());
      if (!sending) return false;
      // Without an input another conversation is open by now, and the text is still this one's draft.
      const text = composer.current?.takeText() ?? '';
      post({ type: sending.type, text, data: { ...sending.data, text } });
      return true;
    },
  }));
}

/** Closes the conversation and goes to its row in the list. */
function closeTo(back: () => void): void {
  back();
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.list .shop[tabindex="0"]')?.focus());
}

/** Goes from the conversation to its row in the list; on a narrow window that is hidden until `back`. */
function leaveTo(back: () => void): void {
  const shopButton = document.querySelector<HTMLElement>('.list .shop[aria-current]');
  shopButton?.focus();
  if (!shopButton || document.activeElement !== shopButton) back();
}
