import { readPath } from '../../../core/scope.ts';
import { choice } from './badge-cells.tsx';
import type { Cell, Draw } from './cell.ts';
import { date, dateTime } from './date-cells.tsx';
import { image } from './image-cell.tsx';
import { money, number } from './number-cells.tsx';
import { qualifiedName } from './qualified-name.ts';
import { text } from './text-cells.tsx';

/** px; large enough to know a picture again. */
const PICTURE_WIDTH = 96;
const picture: Cell = (options, place) => image({ ...options, width: PICTURE_WIDTH }, place);

const KINDS: Readonly<Record<string, Cell>> = { number, money, date, 'date-time': dateTime, image: picture };

/**
 * Chooses the cell by the name at the path `by` of the row, as in a log of changed fields. `fine (2026)` uses the cell of `fine`
 * unless it has its own.
 */
export const varied: Cell = ({ by, as, choices, units, lines }, place) => {
  const path = String(by);
  const draws = new Map<unknown, Draw>();
  const unitOf = (name: string) => (units as Record<string, string> | undefined)?.[name];
  for (const [name, kind] of Object.entries(as ?? {}))
    draws.set(name, (KINDS[kind] ?? text)({ suffix: unitOf(name) }, place));
  for (const [name, called] of Object.entries(choices ?? {})) {
    const valueChoices = Object.entries<string>(called).map(([value, label]) => ({ value, label }));
    draws.set(name, choice({ plain: true }, { ...place, choices: valueChoices }));
  }
  const otherwise = text(lines === undefined ? {} : { lines }, place);
  const drawOf = (name: unknown) =>
    draws.get(name) ?? draws.get(qualifiedName(String(name)).name) ?? otherwise;
  return (value, row, rowIndex) => drawOf(readPath(row, path))(value, row, rowIndex);
};
