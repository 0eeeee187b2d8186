import { type FormEvent, memo, useEffect, useState } from 'react';
import { t } from '../i18n/t.ts';
import type { ListScreen } from '../model.ts';
import { IconButton } from '../shell/icon-button.tsx';
import { Icon } from '../shell/icons.tsx';
import { InputBox } from '../shell/input-box.tsx';

/** Rest after the last key before a list that searches while typing asks; ms. */
const REST = 450;
const MAX_WIDTH = 280;

interface SearchBoxProps {
  readonly search: NonNullable<ListScreen['search']>;
  /** What the list shows now. */
  readonly value: string;
  /** `replace`: typing on is no step of its own for the back button. */
  onSearch(text: string, replace: boolean): void;
}

/** The text stays here; the list hears of it on Enter, by the button, or when typing rests. Emptying it shows all again. */
export const SearchBox = memo(function SearchBox({ search, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const sought = text.trim();
  if (seen !== value) {
    // The address changed by itself (back, or the clear button elsewhere): the box follows.
    setSeen(value);
    if (sought !== value) setText(value);
  }
  const waits = search.on === 'typing' && sought !== value && seen === value;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => onSearch(sought, value !== ''), REST);
    return () => clearTimeout(timer);
  }, [waits, sought, value, onSearch]);
  const run = (event: FormEvent) => {
    event.preventDefault();
    if (sought !== value) onSearch(sought, false);
  };
  const change = (next: string) => {
    setText(next);
    if (next === '' && value !== '') onSearch('', false);
  };
  return (
    <search style={{ flex: `1 1 ${MAX_WIDTH}px`, maxWidth: MAX_WIDTH }}>
      <form onSubmit={run}>
        <InputBox>
          <input
            type="search"
            value={text}
            placeholder={t(search.label ?? 'Search')}
            aria-label={t(search.label ?? 'Search')}
            enterKeyHint="search"
            data-search=""
            onChange={(event) => change(event.target.value)}
          />
          <SearchButtons text={text} runs={search.on === 'enter'} clear={() => change('')} />
        </InputBox>
      </form>
    </search>
  );
});

function SearchButtons({ text, runs, clear }: { text: string; runs: boolean; clear(): void }) {
  return (
    <span className="search-buttons">
      {text !== '' && (
        <IconButton aria-label={t('Clear')} onClick={clear}>
          <Icon name="close" size={16} />
        </IconButton>
      )}
      {runs ? (
        <IconButton type="submit" aria-label={t('Search')}>
          <Icon name="search" />
        </IconButton>
      ) : (
        text === '' && <Icon name="search" style={{ marginInlineEnd: 6 }} />
      )}
    </span>
  );
}
