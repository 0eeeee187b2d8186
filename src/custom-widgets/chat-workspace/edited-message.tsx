import Button from '@mui/material/Button';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { errorText, isComposing, isEnter, t } from '../../runtime/index.ts';
import { isSendable } from './message-actions.ts';

interface EditedMessageProps {
  readonly text: string;
  /** Rejects with the reason. */
  save(text: string): Promise<void>;
  close(): void;
}

/** Other words for a message, in its place: Enter saves, Escape leaves it as it was. */
export function EditedMessage({ text, save, close }: EditedMessageProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(text);
  const [why, setWhy] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  useFocusAfterMenu(field);
  const submit = async () => {
    if (isSaving || !isSendable(typed)) return;
    if (typed.trim() === text) return close();
    setSaving(true);
    try {
      await save(typed.trim());
      close();
    } catch (error) {
      setWhy(errorText(error));
      setSaving(false);
    }
  };
  return (
    <form
      className="editing"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        const saves = event.target === field.current && isEnter(event) && !event.shiftKey;
        if (!saves && (event.key !== 'Escape' || isComposing(event))) return;
        event.preventDefault();
        event.stopPropagation();
        if (saves) void submit();
        else close();
      }}
    >
      <textarea
        ref={field}
        dir="auto"
        aria-label={t('Edit message')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWhy(undefined);
        }}
      />
      {why && <p role="alert">{why}</p>}
      <div>
        <Button size="small" onClick={close}>
          {t('Cancel')}
        </Button>
        <Button size="small" type="submit" disabled={isSaving || !isSendable(typed)}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}

/** A menu that closes returns the focus to its button first. */
function useFocusAfterMenu(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, [field]);
}
