import type { Use } from '../link/context/uses.ts';
import { type Edit, replaceText } from './edits.ts';
import { Refused } from './refused.ts';

/** A text is renamed where it is shown and as the key of its translations. */
export function textEdits(uses: readonly Use[], from: string, to: string): Edit[] {
  const inCode = uses.find(({ place }) => !place.file.path.startsWith('schemas/'));
  if (inCode)
    throw new Refused(`The code shows this text too: change it in ${inCode.place.file.path} first.`);
  return uses.flatMap(({ place, part }) => replaceText(place, part, (text) => (text === from ? to : text)));
}
