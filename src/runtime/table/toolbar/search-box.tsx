import { type FormEvent, memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ListScreen } from '../../../../core/model.ts';
import { t } from '../../base/i18n/t.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { InputBox } from '../../ui/input-box.tsx';

/** Debounce of a list that searches while typing; ms. */
const SEARCH_WAIT = 450;

interface SearchBoxProps {
  readonly search: NonNullable<ListScreen['search']>;
  readonly value: string;
  /** The input, for who asks for something else: what is typed in it counts then too. */
  readonly box: RefObject<HTMLInputElement | null>;
  /** `replace`: typing on is no step of its own for the back button. */
  onSearch(text: string, replace: boolean): void;
}

/** An uncontrolled input: typing renders nothing. Searches on Enter, by the button or after a pause; once more reloads. */
export const SearchBox = memo(function SearchBox({ search, value, box: ref, onSearch }: SearchBoxProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [filled, setFilled] = useState(value !== '');
  const searched = () => textIn(ref);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ref that is given is one all the same
  useLayoutEffect(() => {
    // When the URL changes (Back, or a clear button elsewhere), the input follows.
    if (ref.current && ref.current.value.trim() !== value) ref.current.value = value;
    setFilled(ref.current?.value !== '');
    return () => clearTimeout(timer.current);
  }, [value]);
  const ask = (replace: boolean) => {
    clearTimeout(timer.current);
    if (searched() !== value) onSearch(searched(), replace);
  };
  const run = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(timer.current);
    // Nothing is typed, and nothing was searched for: where the page itself searches, everything is read again.
    if (searched() !== '' || value !== '' || search.fields) onSearch(searched(), false);
  };
  const changed = () => {
    const empty = ref.current?.value === '';
    setFilled(!empty);
    if (empty) return ask(false);
    if (search.on !== 'typing') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, SEARCH_WAIT, value !== '');
  };
  const clear = () => {
    if (ref.current) ref.current.value = '';
    // The clear button disappears with the text.
    ref.current?.focus();
    changed();
  };
  return (
    <search>
      <form onSubmit={run}>
        <InputBox>
          <input
            ref={ref}
            type="search"
            defaultValue={value}
            placeholder={t(search.label ?? 'Search')}
            aria-label={t(search.label ?? 'Search')}
            enterKeyHint="search"
            data-search=""
            onInput={changed}
          />
          <SearchButtons filled={filled} runs={search.on === 'enter'} clear={clear} />
        </InputBox>
      </form>
    </search>
  );
});

/** What is typed in the box, entered or not. */
export const textIn = (box: RefObject<HTMLInputElement | null>) => box.current?.value.trim() ?? '';

function SearchButtons({ filled, runs, clear }: { filled: boolean; runs: boolean; clear(): void }) {
  return (
    <span className="search-buttons">
      {filled && (
        <IconButton aria-label={t('Clear')} onClick={clear}>
          <Icon name="close" size={16} />
        </IconButton>
      )}
      {runs ? (
        <IconButton type="submit" aria-label={t('Search')}>
          <Icon name="search" />
        </IconButton>
      ) : (
        !filled && <Icon name="search" style={{ marginInlineEnd: 6 }} />
      )}
    </span>
  );
}
