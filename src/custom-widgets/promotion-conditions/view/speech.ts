import type { Speech } from '../../../../domain/promotions/conditions/words.ts';
import { currentLanguage, formatMoney, formatNumber, t } from '../../../runtime/index.ts';
import type { Names } from '../model/names.ts';

interface Made {
  readonly version: number;
  readonly language: string;
  readonly speech: Speech;
}

const SAID = 3;

const made = new WeakMap<Names, Made>();

/** How conditions are put into words. It remembers each filter's words until a name or the language changes. */
export function speechOf(names: Names, said = SAID): Speech {
  const { version } = names;
  const language = currentLanguage();
  const last = made.get(names);
  if (last?.version === version && last.language === language && last.speech.said === said)
    return last.speech;
  const speech: Speech = {
    t,
    number: (value) => formatNumber(value),
    money: (value) => formatMoney(value),
    name: (kind, id) => names.of(kind, id),
    said,
    known: { words: new WeakMap(), terms: new WeakMap() },
  };
  made.set(names, { version, language, speech });
  return speech;
}
