import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { t } from '../../../base/i18n/t.ts';
import { Paginator } from '../../../table/toolbar/paginator.tsx';
import { DialogFrame } from '../../../ui/dialog-frame.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { InputBox } from '../../../ui/input-box.tsx';
import { EmptyState, ErrorState, FailureNote } from '../../../ui/states.tsx';
import { notify } from '../../../ui/toasts/notify.ts';
import { RecordFrame } from './record-picker-styles.ts';
import { type AllRecords, RecordTable } from './record-table.tsx';
import { type RecordChoiceProps, useRecordChoice } from './use-record-choice.ts';

interface RecordDialogProps extends RecordChoiceProps {
  readonly title: string;
  readonly close: () => void;
  /** In place of closing after Submit: saves what was chosen. */
  readonly save?: () => void;
}

type RecordChoice = ReturnType<typeof useRecordChoice>;

/** A dialog to search and choose records. Where choices apply at once, none is lost however the dialog is closed. */
export default function RecordDialog({ title, close, save, ...props }: RecordDialogProps) {
  const [text, setText] = useState('');
  const choice = useRecordChoice(props, text);
  const { source, rows, only } = choice;
  const { answer, error, stale } = source;
  const table = useRef<HTMLTableElement>(null);
  const search = useRef<HTMLInputElement>(null);
  return (
    <DialogFrame title={title} close={close} wide>
      <RecordFrame onKeyDown={keepEnter} aria-busy={!answer && !error}>
        <div className="records-tools">
          <SearchInput ref={search} text={text} search={setText} leave={() => table.current?.focus()} />
          <label>
            <input type="checkbox" checked={only} onChange={() => choice.setOnly(!only)} />
            {t('Selected only')}
          </label>
          {choice.selectAll && rows.length > 0 ? <SelectAll {...choice.selectAll} /> : null}
        </div>
        {answer && error && <FailureNote error={error} retry={source.retry} />}
        {answer && rows.length > 0 ? (
          <div data-stale={(stale && !only) || undefined} aria-busy={stale}>
            <RecordTable
              ref={table}
              label={title}
              headings={props.from.columns.map(([, heading]) => t(heading))}
              rows={rows}
              isChosen={choice.isChosen}
              toggle={choice.toggle}
              {...(choice.selectAll && { selectAll: choice.selectAll })}
            />
          </div>
        ) : (
          <NoRecords source={source} text={text} />
        )}
        {source.isPaged && !only && rows.length > 0 ? <Pages source={source} count={rows.length} /> : null}
      </RecordFrame>
      <ChoiceActions
        choice={choice}
        {...(props.submit && { submit: props.submit })}
        isSearched={text.trim() !== ''}
        clear={() => {
          choice.take([]);
          // A disabled button loses the focus.
          search.current?.focus();
        }}
        close={close}
        done={save ?? close}
      />
    </DialogFrame>
  );
}

/** A button apart from the boxes of the rows, which it would be taken for. It keeps its place while there is nothing to say. */
function SelectAll({ count, isChosen, isSearched, toggle }: AllRecords) {
  return (
    <button
      type="button"
      className="records-all"
      aria-pressed={isChosen}
      style={count === undefined ? { visibility: 'hidden' } : undefined}
      onClick={() => toggle(!isChosen)}
    >
      {isChosen ? <Icon name="check" size={14} /> : null}
      {t(isSearched ? 'Select all {count} that match' : 'Select all {count}', { count })}
    </button>
  );
}

interface SearchInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly text: string;
  readonly search: (text: string) => void;
  /** The arrow down leads to the rows. */
  readonly leave: () => void;
}

function SearchInput({ ref, text, search, leave }: SearchInputProps) {
  return (
    <InputBox>
      <Icon name="search" size={16} />
      <input
        ref={ref}
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to search
        autoFocus
        type="search"
        value={text}
        aria-label={t('Search')}
        placeholder={t('Search')}
        onChange={(event) => search(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          leave();
        }}
      />
    </InputBox>
  );
}

/** What stands in place of the rows: an error, that nothing matches, or that they are still loading. */
function NoRecords({ source, text }: Pick<RecordChoice, 'source'> & { readonly text: string }) {
  const { answer, error, stale, slow, retry } = source;
  if (error && !answer) return <ErrorState error={error} retry={retry} />;
  return (
    <div className="records-none" role="status">
      {answer && !stale ? (
        <EmptyState text={text ? t('No results for "{query}"', { query: text }) : 'Nothing here yet'} />
      ) : (
        t(slow ? 'This takes longer than usual…' : 'Loading…')
      )}
    </div>
  );
}

function Pages({ source, count }: Pick<RecordChoice, 'source'> & { readonly count: number }) {
  const { page, last, total, turn } = source;
  // All pages but the last are full, so the number of rows before this one can be calculated.
  const from = page === last ? total - count + 1 : (page - 1) * count + 1;
  return (
    <Paginator
      page={page}
      last={last}
      span={{ from, to: from + count - 1, total }}
      size={count}
      onPage={turn}
      onIntent={() => undefined}
      onSize={() => undefined}
    />
  );
}

interface ChoiceActionsProps extends Pick<RecordChoiceProps, 'submit'> {
  readonly choice: RecordChoice;
  readonly isSearched: boolean;
  readonly clear: () => void;
  readonly close: () => void;
  /** After Submit. */
  readonly done: () => void;
}

function ChoiceActions({ choice, submit, isSearched, clear, close, done }: ChoiceActionsProps) {
  const count = choice.chosen.length;
  const mustSearch = submit === 'searched' && !isSearched;
  const confirm = () => {
    if (count === 0) return notify('Select the data first', 'error');
    choice.submit();
    done();
  };
  return (
    <DialogActions sx={{ padding: 4, paddingTop: 2, gap: 2 }}>
      <span role="status" style={{ marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' }}>
        {t('{count} selected', { count })}
        {mustSearch ? <> · {t('Search first, then submit.')}</> : null}
      </span>
      <Button color="inherit" disabled={count === 0} onClick={clear}>
        {t('Clear selection')}
      </Button>
      {submit ? (
        <Button variant="outlined" onClick={close}>
          {t('Cancel')}
        </Button>
      ) : null}
      <Button variant="contained" disabled={mustSearch} onClick={submit ? confirm : close}>
        {t(submit ? 'Submit' : 'Done')}
      </Button>
    </DialogActions>
  );
}

/** React events bubble to the form around the dialog: Ctrl+Enter would submit it. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.stopPropagation();
}
