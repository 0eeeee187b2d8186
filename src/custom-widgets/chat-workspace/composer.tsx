import Button from '@mui/material/Button';
import {
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { excessOf, LONGEST_TEXT } from '../../../domain/chat/message-limits.ts';
import { Icon, IconButton, notify, t, useDraft } from '../../runtime/index.ts';
import { AttachMenu } from './attach-menu.tsx';
import { type LaterTime, useLaterTime, type Way, WayLine } from './composer-way.tsx';
import { type CannedReply, inserted } from './model/canned-reply.ts';
import type { Attachment } from './panels.ts';
import { ReplyMenu } from './reply-menu.tsx';
import { type KeepPicture, type Picture, picturesIn, usePictures } from './use-pictures.ts';

/** A picture of a message. */
export interface SentPicture {
  readonly picture: string;
  readonly name: string;
}

export interface ComposerHandle {
  /** Puts text where the cursor is. */
  insert(text: string): void;
  /** False, with the reason shown, while the text that would go with an attachment is too long. */
  isReady(): boolean;
  /** Takes out the text that goes with an attachment. */
  takeText(): string;
}

interface ComposerProps {
  readonly ref: Ref<ComposerHandle>;
  readonly conversation: string;
  /** Sends the text with the URLs and names of its pictures. */
  send(text: string, pictures: readonly SentPicture[]): void;
  /** Uploads pictures; absent when they cannot be stored. */
  readonly keepPicture?: KeepPicture | undefined;
  /** Writes an internal note; absent when the service has none. */
  readonly note?: ((text: string) => void) | undefined;
  /** Schedules the text for an instant, or throws; absent when the service has no scheduled messages. */
  readonly later?: Parameters<LaterTime['kept']>[1];
  typing(): void;
  readonly attachments: readonly Attachment[];
  attach(id: string): void;
  readonly replies: readonly CannedReply[];
  /** The text of a reply for this conversation. */
  fill(reply: CannedReply): Promise<string>;
  /** Returns to the conversation list. */
  leave(): void;
}

/**
 * The message input: Enter sends, Shift+Enter adds a line, an empty text is not sent; `/` in an empty input opens the canned
 * replies. Unsent text is kept per conversation, the same in all tabs; a text above the limit stays, and is not sent.
 */
export function Composer(props: ComposerProps) {
  const { conversation, send, note, later, typing, attachments, attach, replies, fill, leave } = props;
  const [way, setWay] = useState<Way>('now');
  // Only a message that is sent immediately can have pictures.
  const keepPicture = way === 'now' ? props.keepPicture : undefined;
  const time = useLaterTime();
  const { pictures, add, retry, remove, clear } = usePictures(keepPicture);
  const [isOver, setOver] = useState(false);
  const [text, setText, forget] = useDraft(`chat ${conversation}`, '', { inAllTabs: true });
  const [isChoosing, setChoosing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = useRef(text);
  typed.current = text;
  useEffect(() => field.current?.focus(), []);
  const excess = excessOf(text.trim());
  const insert = (insertion: string) => {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    setText(inserted(typed.current, insertion, selectionStart, selectionEnd));
    field.current?.focus();
  };
  // A note, a scheduled message and the text of pictures are messages of their own.
  const isAlone = way !== 'now' || pictures.length > 0;
  const tooLong = [
    '{count} characters too many: a message may have at most {most}.',
    { count: excess, most: LONGEST_TEXT },
  ] as const;
  const isReady = () => {
    if (isAlone || excess === 0) return true;
    const [why, values] = tooLong;
    notify(why, { tone: 'error', values });
    return false;
  };
  const takeText = () => {
    if (isAlone || excess > 0) return '';
    done();
    return text.trim();
  };
  useImperativeHandle(props.ref, () => ({ insert, isReady, takeText }));
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const sent = pictures.flatMap(({ address, name }) => (address ? [{ picture: address, name }] : []));
    // Warns about pictures that are uploading or failed.
    if (excess > 0 || sent.length < pictures.length || (text.trim() === '' && sent.length === 0)) return;
    if (way === 'later') return void sendLater();
    if (way === 'note') note?.(text.trim());
    else send(text.trim(), sent);
    done();
  };
  const sendLater = async () => {
    if (await time.kept(text.trim(), later)) done();
  };
  const done = () => {
    forget();
    clear();
    setWay('now');
    field.current?.focus();
  };
  const choose = (nextWay: Way) => {
    setWay(nextWay);
    // The menu returns the focus to its button first.
    setTimeout(() => field.current?.focus());
  };
  const ways =
    pictures.length > 0
      ? []
      : [
          ...(note ? [{ label: 'Note to colleagues', choose: () => choose('note') }] : []),
          ...(later ? [{ label: 'Send later', choose: () => choose('later') }] : []),
        ];
  const press = (event: KeyboardEvent) => {
    // Enter during IME composition chooses a candidate.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return way === 'now' ? leave() : choose('now');
    const isReply = event.key === '/' && text === '' && replies.length > 0;
    if (!isReply && (event.key !== 'Enter' || event.shiftKey)) return;
    event.preventDefault();
    if (isReply) setChoosing(true);
    else submit();
  };
  const reply = async (chosen: CannedReply) => {
    setChoosing(false);
    insert(await fill(chosen));
  };
  const take = (event: { preventDefault(): void }, files: FileList | undefined) => {
    const chosen = keepPicture ? picturesIn(files) : [];
    if (chosen.length === 0) return;
    event.preventDefault();
    add(chosen);
    field.current?.focus();
  };
  const over = (event: DragEvent) => {
    if (!keepPicture || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <form
      className={`write${isOver ? ' over' : ''}${way === 'note' ? ' noting' : ''}`}
      onSubmit={submit}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        take(event, event.dataTransfer.files);
      }}
    >
      {isOver && <p className="drop">{t('Drop pictures here')}</p>}
      {pictures.length > 0 && (
        <ul className="pictures" aria-label={t('Pictures to send')}>
          {pictures.map((picture) => (
            <Added
              key={picture.id}
              picture={picture}
              retry={() => retry(picture.id)}
              remove={() => {
                remove(picture.id);
                field.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {way !== 'now' && <WayLine way={way} time={time} leave={() => choose('now')} />}
      {excess > 0 && (
        <p className="excess" id={`excess-${conversation}`} role="status">
          {t(...tooLong)}
        </p>
      )}
      <AttachMenu attachments={attachments} attach={attach} add={keepPicture && add} otherChoices={ways} />
      {replies.length > 0 && (
        <ReplyMenu
          replies={replies}
          open={isChoosing}
          setOpen={setChoosing}
          choose={(chosen) => void reply(chosen)}
        />
      )}
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        aria-label={t('Type a message...')}
        aria-invalid={excess > 0 || undefined}
        aria-describedby={excess > 0 ? `excess-${conversation}` : undefined}
        placeholder={t('Type a message...')}
        value={text}
        onKeyDown={press}
        onPaste={(event) => take(event, event.clipboardData.files)}
        onChange={(event) => {
          setText(event.target.value);
          typing();
        }}
      />
      <IconButton type="submit" aria-label={t('Send message')}>
        <Icon name="play" />
      </IconButton>
    </form>
  );
}

interface AddedProps {
  readonly picture: Picture;
  retry(): void;
  remove(): void;
}

/** A picture of the message being written: uploading, uploaded, or failed with the reason. */
function Added({ picture: { name, preview, address, why }, retry, remove }: AddedProps) {
  return (
    <li aria-busy={!address && !why}>
      <img src={preview} alt={name} title={name} />
      {!address && !why && <span role="status">{t('{name} is uploading', { name })}</span>}
      {why && (
        <span role="alert">
          {t('{name} could not be uploaded: {why}', { name, why })}{' '}
          <Button size="small" onClick={retry}>
            {t('Retry')}
          </Button>
        </span>
      )}
      <IconButton type="button" aria-label={t('Remove {name}', { name })} onClick={remove}>
        <Icon name="close" />
      </IconButton>
    </li>
  );
}
