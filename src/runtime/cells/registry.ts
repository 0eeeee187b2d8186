import type { CellName } from '../../../core/generated/language/names.ts';
import { active, choice } from './badge-cells.tsx';
import type { Cell } from './cell.ts';
import { date, dateTime } from './date-cells.tsx';
import { image } from './image-cell.tsx';
import { message } from './message-cell.tsx';
import { bar, id, money, number, rowNumber } from './number-cells.tsx';
import { html, link, longText, text } from './text-cells.tsx';
import { varied } from './varied-cell.tsx';

/** Every cell that a declaration may name; schemas/language/cells.json documents them. */
export const cells = {
  text,
  number,
  id,
  'row-number': rowNumber,
  money,
  bar,
  date,
  'date-time': dateTime,
  image,
  choice,
  varied,
  active,
  message,
  'long-text': longText,
  html,
  link,
} satisfies Record<CellName, Cell>;
