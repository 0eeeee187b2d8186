import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { Icon, InputBox, isComposing, t } from '../../runtime/index.ts';

interface FindFormProps {
  /** Source text. */
  readonly label: string;
  /** What can be written; the label, where it is absent. */
  readonly hint?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
  /** Starts the search, on Enter. */
  find(words: string): void;
  onKeyDown?(event: KeyboardEvent): void;
  /** The field was emptied by hand, or is left by Escape; absent where Enter alone starts a search. */
  emptied?(): void;
  /** What stands behind the input, while this is typed. */
  readonly children: (typed: string, clear: () => void) => ReactNode;
}

/** The input of a search. */
export function FindForm({ label, hint, ref, find, onKeyDown, emptied, children }: FindFormProps) {
  const [typed, setTyped] = useState('');
  const type = (words: string) => {
    setTyped(words);
    if (words === '') emptied?.();
  };
  return (
    <form
      className="find"
      onSubmit={(event) => {
        event.preventDefault();
        find(typed.trim());
      }}
    >
      <InputBox>
        <Icon name="search" size={16} />
        <input
          ref={ref}
          aria-label={t(label)}
          placeholder={hint ?? t(label)}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (emptied && event.key === 'Escape' && !isComposing(event)) type('');
            onKeyDown?.(event);
          }}
        />
      </InputBox>
      {children(typed, () => type(''))}
    </form>
  );
}
