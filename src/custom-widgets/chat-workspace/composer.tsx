import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Icon, IconButton, isComposing, isEnter, t } from '../../runtime/index.ts';
import { AttachMenu } from './attach-menu.tsx';
import { ComposerParts } from './composer-parts.tsx';
import { type Way, WayLine } from './composer-way.tsx';
import { IconMenu, type IconMenuProps, type MenuChoice } from './icon-menu.tsx';
import type { AttachingPart, Attachment, Replies } from './panels.ts';
import { Quoted } from './quoted.tsx';
import { ReplyList, useReplyList } from './reply-list.tsx';
import type { ChatService, Message } from './service/chat-service.ts';
import { useFileDrop } from './use-file-drop.ts';
import { type DraftWays, type MessageDraft, useMessageDraft } from './use-message-draft.ts';

export interface ComposerHandle {
  /** Puts text where the cursor is. */
  insert(text: string): void;
  /** Puts something beside the text. */
  attach(part: AttachingPart): void;
  /** Answers a message with what is written. */
  reply(message: Message): void;
  /** False, with the reason shown, while the text that would go with an attachment is too long. */
  isReady(): boolean;
  /** Takes out the text that goes with an attachment. */
  takeText(): string;
}

interface ComposerProps extends DraftWays {
  readonly ref: Ref<ComposerHandle>;
  readonly attachments: readonly Attachment[];
  attach(id: string): void;
  readonly replies?: Replies | undefined;
  /** Returns to the conversation list. */
  leave(): void;
}

/**
 * The message input: Enter sends, Shift+Enter adds a line, an empty text is not sent; a text that begins with `/` offers the canned
 * replies that it names.
 */
export function Composer(props: ComposerProps) {
  const { service, shop, attachments, attach, replies, leave } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useMessageDraft(props, field);
  const { way, attached, choose } = draft;
  const excessId = useId();
  const [isChoosing, setChoosing] = useState(false);
  const list = useReplyList(replies, shop, draft);
  const drop = useFileDrop(attached.addFiles, draft.focus);
  useEffect(() => field.current?.focus(), []);
  useImperativeHandle(props.ref, () => draft);
  const press = (event: KeyboardEvent) => {
    if (isComposing(event) || list.press(event)) return;
    if (event.key === 'Escape') return draft.stepBack() ? event.preventDefault() : leave();
    if (!isEnter(event) || event.shiftKey) return;
    event.preventDefault();
    void draft.submit();
  };
  return (
    <form
      className={`write${drop.isOver ? ' over' : ''}${way === 'note' ? ' noting' : ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        void draft.submit();
      }}
      {...drop.place}
    >
      <AboveField draft={draft} isOver={drop.isOver} excessId={excessId} />
      <ReplyList list={list} />
      <AttachMenu
        attachments={attachments}
        attach={attach}
        addFiles={attached.addFiles && ((files) => attached.addFiles?.(files) && draft.focus())}
        takesPdf={attached.takesPdf}
        otherChoices={attached.isEmpty ? waysOf(service, choose) : []}
      />
      <ReplyMenu
        replies={replies}
        shop={shop}
        insert={draft.insert}
        open={isChoosing}
        setOpen={setChoosing}
      />
      <MessageField
        field={field}
        draft={draft}
        excessId={excessId}
        list={list}
        press={press}
        paste={(event) => drop.take(event, event.clipboardData.files)}
      />
      <IconButton type="submit" className="send" aria-label={t('Send message')}>
        <Icon name="send" />
      </IconButton>
    </form>
  );
}

interface AboveFieldProps {
  readonly draft: MessageDraft;
  /** Files are dragged over the composer. */
  readonly isOver: boolean;
  readonly excessId: string;
}

/** What goes with the text, and how it is sent. */
function AboveField({ draft, isOver, excessId }: AboveFieldProps) {
  const { way, attached, choose } = draft;
  return (
    <>
      {isOver && (
        <p className="drop">{t(attached.takesPdf ? 'Drop images and PDFs here' : 'Drop images here')}</p>
      )}
      <Answered draft={draft} />
      <ComposerParts attached={attached} removed={draft.focus} />
      {way !== 'now' && <WayLine way={way} time={draft.time} leave={() => choose('now')} />}
      <ExcessNote id={excessId} text={draft.excessText} />
    </>
  );
}

const hasRows = (replies: Replies | undefined): replies is Replies => (replies?.rows.length ?? 0) > 0;

interface ReplyMenuProps
  extends Pick<ComposerProps, 'replies' | 'shop'>,
    Pick<IconMenuProps, 'open' | 'setOpen'> {
  insert(text: string): void;
}

/** The menu of canned replies, by title. */
function ReplyMenu({ replies, shop, insert, ...state }: ReplyMenuProps) {
  if (!hasRows(replies)) return null;
  const choices = replies.rows.map((reply) => ({
    label: reply.title,
    choose: async () => insert(await replies.fill(reply, shop)),
  }));
  return <IconMenu icon="bookmark" label={t('Canned replies')} choices={choices} {...state} />;
}

/** The message that this one answers. */
function Answered({ draft: { quote, unquote, focus } }: { readonly draft: MessageDraft }) {
  if (!quote) return null;
  const leave = () => {
    unquote();
    focus();
  };
  return (
    <div className="answers">
      <Quoted quote={quote} />
      <IconButton type="button" aria-label={t('Remove the quote')} onClick={leave}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}

function ExcessNote({ id, text }: { readonly id: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <p className="excess" id={id} role="status">
      {text}
    </p>
  );
}

interface MessageFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly draft: MessageDraft;
  readonly excessId: string;
  readonly list: ReturnType<typeof useReplyList>;
  press(event: KeyboardEvent): void;
  paste(event: ClipboardEvent): void;
}

function MessageField({ field, draft, excessId, list, press, paste }: MessageFieldProps) {
  const { id, rows, activeIndex } = list;
  const isTooLong = draft.excessText !== '';
  return (
    <textarea
      ref={field}
      rows={1}
      dir="auto"
      aria-label={t('Type a message...')}
      aria-invalid={isTooLong || undefined}
      aria-describedby={isTooLong ? excessId : undefined}
      {...(rows.length > 0 && {
        'aria-autocomplete': 'list',
        'aria-controls': id,
        'aria-activedescendant': `${id}${activeIndex}`,
      })}
      placeholder={t('Type a message...')}
      value={draft.text}
      onKeyDown={press}
      onPaste={paste}
      onChange={({ target }) => draft.type(target.value)}
    />
  );
}

/** The other ways to send what is typed, as far as the service has them. */
const waysOf = ({ capabilities, later }: ChatService, choose: (way: Way) => void): readonly MenuChoice[] => [
  ...(capabilities.has('notes') ? [{ label: t('Note to colleagues'), choose: () => choose('note') }] : []),
  ...(later ? [{ label: t('Send later'), choose: () => choose('later') }] : []),
];
