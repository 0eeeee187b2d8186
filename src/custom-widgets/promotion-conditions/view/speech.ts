import type { Speech } from '../../../../domain/promotions/conditions/words.ts';
import { currentLanguage, formatMoney, formatNumber, t } from '../../../runtime/index.ts';
import type { Names } from '../model/names.ts';

interface Made {
  readonly version: number;
  readonly language: string;
  readonly speech: Speech;
}

const DEFAULT_NAME_LIMIT = 3;

const speechByNames = new WeakMap<Names, Made>();

/** How conditions are put into words. It remembers each filter's words until a name or the language changes. */
export function speechOf(names: Names, nameLimit = DEFAULT_NAME_LIMIT): Speech {
  const { version } = names;
  const language = currentLanguage();
  const last = speechByNames.get(names);
  if (last?.version === version && last.language === language && last.speech.nameLimit === nameLimit)
    return last.speech;
  const speech: Speech = {
    t,
    number: (value) => formatNumber(value),
    money: (value) => formatMoney(value),
    name: (kind, id) => names.of(kind, id),
    nameLimit,
    known: { words: new WeakMap(), terms: new WeakMap() },
  };
  speechByNames.set(names, { version, language, speech });
  return speech;
}
