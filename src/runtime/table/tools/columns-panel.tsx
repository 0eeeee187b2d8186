import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../base/i18n/t.ts';
import { useUser } from '../../data/session/session-store.ts';
import { Grip } from '../../ui/sortable/grip.tsx';
import { moved, useMoves } from '../../ui/sortable/use-moves.ts';
import { keepColumns } from '../state/chosen-columns.ts';
import type { ListProps } from '../state/use-list.ts';
import { type Choice, choicesOf } from './column-order.ts';

/** Chooses and orders the columns; each change applies at once and is stored in this browser and in the URL. */
export function ColumnsPanel({ screen, list }: ListProps) {
  const { state, shape, go } = list;
  const user = useUser();
  const [choices, setChoices] = useState(() => choicesOf(shape.columns, state.columns ?? shape.columns));
  const [announcement, setAnnouncement] = useState('');
  const choose = (nextChoices: readonly Choice[]) => {
    const columns = nextChoices.flatMap(({ path, isShown }) => (isShown ? path : []));
    setChoices([...nextChoices]);
    keepColumns(screen, user, columns);
    go({ ...state, columns }, true);
  };
  const reset = () => {
    const { columns: _, ...usual } = state;
    keepColumns(screen, user);
    setChoices(choicesOf(shape.columns, shape.columns));
    go(usual, true);
  };
  const label = (path: string) => t(screen.columns.find((column) => column.path === path)?.label ?? path);
  const { place, onKeyDown, onPointerDown } = useMoves((path, to) => {
    const nextChoices = moved(choices, path, to);
    const place = nextChoices.findIndex((choice) => choice.path === path) + 1;
    setAnnouncement(t('{name}: {place} of {count}', { name: label(path), place, count: nextChoices.length }));
    choose(nextChoices);
  });
  const shownCount = choices.filter(({ isShown }) => isShown).length;
  return (
    <>
      <ul ref={place}>
        {choices.map(({ path, isShown }, choiceIndex) => (
          <li key={path} data-path={path}>
            <label>
              <input
                type="checkbox"
                checked={isShown}
                disabled={isShown && (shape.pinned.includes(path) || shownCount === 1)}
                onChange={() => choose(choices.with(choiceIndex, { path, isShown: !isShown }))}
              />
              {label(path)}
            </label>
            <Grip
              name={label(path)}
              onKeyDown={(event) => onKeyDown(event, path, choiceIndex)}
              onPointerDown={(event) => onPointerDown(event, path)}
            />
          </li>
        ))}
      </ul>
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
      <div className="panel-foot">
        <Button size="small" color="inherit" disabled={!state.columns} onClick={reset}>
          {t('Reset')}
        </Button>
      </div>
    </>
  );
}
