import type { AskedAnswer } from '../../../core/studio.ts';
import { isObject } from '../../schema/json-schema.ts';
import type { Studio } from '../studio.ts';
import type { Asked } from './asked.ts';
import { shownLines } from './shown.ts';
import { valueLines } from './value.ts';

/** Why a part is shown or not, and where its value comes from. Throws Refused. */
export async function askPage(studio: Studio, question: Asked): Promise<AskedAnswer[]> {
  const product = await studio.product();
  const shownReasons = shownLines(product, question);
  const origins = valueLines(product, question);
  const isShown = shownReasons.every(({ holds }) => holds !== false);
  return [
    ...(shownReasons.length > 0
      ? [{ question: isShown ? 'Why is this shown?' : 'Why is this not shown?', lines: shownReasons }]
      : []),
    ...(origins.length > 0 ? [{ question: 'Where does this value come from?', lines: origins }] : []),
  ];
}

export const recordOf = (value: unknown) => (isObject(value) ? value : undefined);
