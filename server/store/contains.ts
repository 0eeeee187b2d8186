import { type RawBuilder, sql } from 'kysely';
import { searchForm } from '../../core/search-form.ts';

/**
 * True where `value` contains the text, both in their search form, which the indexes of searched columns hold; `%`, `_` and `\` mean
 * themselves. Every search of the server is made of it.
 */
export function contains(value: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const pattern = `%${searchForm(text).replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`search_form(${value}) like ${pattern}`;
}

/** One or two letters or digits of a script that puts gaps between words. */
const SHORT =
  /^(?!.*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{N}]{1,2}$/u;
/** What stands before a word. Few signs, so that the index of the parts of words knows each; letters of any script are none. */
const BEFORE_WORD = '(^|[ -/:-@[-`{-~])';

/**
 * True where a word of `value` begins with the text, if it has one or two letters: those that a word begins with are in the index of
 * three letters, those inside a word are not. Any longer text is looked for as `contains` does.
 */
export function beginsWord(value: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const short = searchForm(text);
  return SHORT.test(short)
    ? sql<boolean>`search_form(${value}) ~ ${BEFORE_WORD + short}`
    : contains(value, text);
}
