import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LoadFailure } from '../../custom-widgets/chat-workspace/load-failure.tsx';
import {
  type AnswerState,
  Icon,
  IconButton,
  InputBox,
  Loaded,
  type RowsAnswer,
  t,
  useRested,
} from '../../runtime/index.ts';

/** A side panel of a conversation: title, content, and actions in its footer. */
export function Panel({
  title,
  close,
  back,
  foot,
  onScroll,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  readonly back?: () => void;
  readonly foot?: ReactNode;
  /** Called when the content is scrolled near its end. */
  readonly onScroll?: () => void;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  // Rows that do not fill a tall window cannot be scrolled, so the next page is loaded here.
  useEffect(() => {
    if (box.current && box.current.clientHeight > 0) notifyAtEnd(box.current, onScroll);
  });
  return (
    <>
      <header>
        {back && (
          <IconButton type="button" aria-label={t('Back')} onClick={back}>
            <Icon name="chevron-left" />
          </IconButton>
        )}
        <h2>{title}</h2>
        <IconButton type="button" className="close" aria-label={t('Close')} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div
        ref={box}
        className="shown"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
        onScroll={({ currentTarget }) => notifyAtEnd(currentTarget, onScroll)}
      >
        {children}
      </div>
      {foot && <footer>{foot}</footer>}
    </>
  );
}

function notifyAtEnd({ scrollTop, scrollHeight, clientHeight }: Element, tell?: () => void): void {
  if (scrollTop + clientHeight >= scrollHeight * 0.9) tell?.();
}

/** A search input that calls `search` when typing pauses. */
export function PanelSearch({ search }: { readonly search: (text: string) => void }) {
  const [typed, setTyped] = useState('');
  const words = useRested(typed.trim());
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The menu returns the focus to its button first.
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => search(words), [words, search]);
  return (
    <InputBox>
      <input
        ref={field}
        aria-label={t('Search')}
        placeholder={t('Search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </InputBox>
  );
}

/** The end of a list: loading, empty, or failed with a retry button. */
export function ListEnd({
  list,
  empty,
}: {
  readonly list: { rows: readonly unknown[]; loading: boolean; failed: boolean; retry(): void };
  readonly empty: string;
}) {
  if (list.failed) return <LoadFailure text="The choices could not be loaded." retry={list.retry} />;
  if (list.loading) return <p className="note">{t('Please wait...')}</p>;
  return list.rows.length === 0 ? <p className="note">{t(empty)}</p> : null;
}

interface RowsPanelProps<Row> {
  /** Source texts. */
  readonly title: string;
  readonly empty: string;
  readonly state: AnswerState<RowsAnswer<Row>>;
  readonly close: () => void;
  readonly children: (row: Row) => ReactNode;
}

/** A panel of all rows of an answer. */
export function RowsPanel<Row>({ title, empty, state, close, children }: RowsPanelProps<Row>) {
  return (
    <Panel title={t(title)} close={close}>
      <Loaded state={state}>
        {({ rows }) =>
          rows.length === 0 ? <p className="note">{t(empty)}</p> : <ul>{rows.map(children)}</ul>
        }
      </Loaded>
    </Panel>
  );
}
