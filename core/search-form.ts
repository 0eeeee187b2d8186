/** Accents that follow their letter, vowel signs of Arabic and Hebrew, and what takes no room: none is typed by who searches. */
const PASSED_OVER =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]|[\u0591-\u05c7\u0610-\u061a\u064b-\u065f]|\u0670|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * A text as it is searched in, and for: "Kopi  CAFÉ" is "kopi cafe". Case, accents, letter forms, invisible signs and runs of
 * blanks make no difference. `search_form` of the database does the same.
 */
export function searchForm(text: string): string {
  return text
    .normalize('NFKD')
    .replace(PASSED_OVER, '')
    .toLowerCase()
    .replace(/[\t-\r ]+/g, ' ')
    .trim();
}
