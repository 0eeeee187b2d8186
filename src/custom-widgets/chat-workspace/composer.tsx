import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon, IconButton, t, useDraft } from '../../runtime/index.ts';

interface ComposerProps {
  readonly conversation: string;
  send(text: string): void;
  typing(): void;
}

/** The field to write in: Enter sends, Shift and Enter begin a line, an empty text sends nothing. What is typed stays with its conversation. */
export function Composer({ conversation, send, typing }: ComposerProps) {
  const [text, setText, forget] = useDraft(`chat ${conversation}`, '');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() === '') return;
    send(text.trim());
    forget();
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // Enter within a composition of signs chooses one.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form className="write" onSubmit={submit}>
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        aria-label={t('Type a message...')}
        placeholder={t('Type a message...')}
        value={text}
        onKeyDown={press}
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
