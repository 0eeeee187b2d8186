import Button from '@mui/material/Button';
import type { KeyboardEvent } from 'react';
import { Icon, IconButton, t } from '../../../../../src/runtime/index.ts';
import {
  addPart,
  changeGroup,
  changePart,
  emptyGroup,
  type Group,
  isGroup,
  movePart,
  nameOf,
  type Part,
  type Path,
  removePart,
} from '../../domain/reading-rule.ts';
import { useEditor } from './editor.ts';

/** "2.1": the second part's first. */
const placeOf = (path: Path) => path.map((place) => place + 1).join('.');

/** A group with its parts, and groups in it as long as the depth allows. */
export function GroupBox({ group, path }: { group: Group; path: Path }) {
  const { rule, depth, disabled, errors, idOf, change } = useEditor();
  const parts = nameOf(path, 'parts');
  const error = errors.get(parts);
  const next = [...path, group.parts.length];
  const what = t('Group {place}', { place: placeOf(path) });
  return (
    <div className="rule-group">
      <div className="rule-head">
        <select
          id={idOf(nameOf(path, 'match'))}
          aria-label={path.length === 0 ? t('What counts') : what}
          disabled={disabled}
          value={group.match}
          onChange={({ target }) => {
            const match = target.value === 'any' ? 'any' : 'all';
            change(changeGroup(rule, path, (own) => ({ ...own, match })));
          }}
        >
          <option value="all">{t('All of these')}</option>
          <option value="any">{t('Any of these')}</option>
        </select>
        <span />
        {path.length > 0 ? <RemoveButton path={path} what={what} /> : null}
      </div>
      <ul>
        {group.parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <PartLine key={place} part={part} path={[...path, place]} />
        ))}
      </ul>
      {error ? <p className="form-message">{error}</p> : null}
      <div className="rule-head">
        <Button
          id={idOf(parts)}
          size="small"
          disabled={disabled}
          startIcon={<Icon name="add" size={16} />}
          onClick={() => change(addPart(rule, path, {}), nameOf(next, 'book'))}
        >
          {t('Add a book')}
        </Button>
        {path.length + 1 < depth ? (
          <Button
            size="small"
            disabled={disabled}
            startIcon={<Icon name="tree" size={16} />}
            onClick={() => change(addPart(rule, path, emptyGroup), nameOf(next, 'match'))}
          >
            {t('Add a group')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** A book to choose, or a group; Alt and an arrow key move it among its siblings. */
function PartLine({ part, path }: { part: Part; path: Path }) {
  const { rule, change } = useEditor();
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!by || !event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const moved = movePart(rule, path, by);
    const to = [...path.slice(0, -1), (path.at(-1) ?? 0) + by];
    if (moved !== rule) change(moved, nameOf(to, isGroup(part) ? 'match' : 'book'));
  };
  return (
    <li className="rule-part" onKeyDown={onKeyDown}>
      {isGroup(part) ? <GroupBox group={part} path={path} /> : <BookLine part={part} path={path} />}
    </li>
  );
}

function BookLine({ part, path }: { part: Part; path: Path }) {
  const { rule, disabled, errors, books, idOf, change } = useEditor();
  const name = nameOf(path, 'book');
  const error = errors.get(name);
  const id = idOf(name);
  const what = t('Book {place}', { place: placeOf(path) });
  return (
    <>
      <select
        id={id}
        aria-label={what}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        disabled={disabled}
        value={part.book ?? ''}
        onChange={({ target }) =>
          change(changePart(rule, path, target.value === '' ? {} : { book: Number(target.value) }))
        }
      >
        <option value="">{t('Choose…')}</option>
        {books.map((book) => (
          <option key={book.id} value={book.id}>
            {book.title}
          </option>
        ))}
      </select>
      <RemoveButton path={path} what={what} />
      {error ? (
        <p className="form-message" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </>
  );
}

/** What is taken away leaves the focus at the button that adds to its group. */
function RemoveButton({ path, what }: { path: Path; what: string }) {
  const { rule, disabled, change } = useEditor();
  return (
    <IconButton
      aria-label={t('Remove {what}', { what })}
      disabled={disabled}
      onClick={() => change(removePart(rule, path), nameOf(path.slice(0, -1), 'parts'))}
    >
      <Icon name="delete" />
    </IconButton>
  );
}
