/** What takes no room and is typed by nobody. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * A code as it is compared: two are one where this is the same, whatever their case, letter forms, blanks around them and invisible signs.
 * It is stored as typed. `code_form` of the database does the same.
 */
export function codeForm(code: string): string {
  return code
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(/^[\t-\r ]+|[\t-\r ]+$/g, '');
}
