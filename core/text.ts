/** Control characters other than tab, LF and CR, halves of surrogate pairs, and code points that are no characters. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Noncharacter_Code_Point}]/u;
const EVERY_UNWRITABLE = new RegExp(UNWRITABLE.source, 'gu');

/** The first character of a text that files cannot hold, as `U+FFFF`; undefined where there is none. */
export function unwritableIn(text: string): string | undefined {
  const [character] = UNWRITABLE.exec(text) ?? [];
  return character && `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The first such character in the texts and names of a JSON value. */
export function unwritableWithin(value: unknown): string | undefined {
  if (typeof value === 'string') return unwritableIn(value);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const character = unwritableIn(name) ?? unwritableWithin(inner);
    if (character) return character;
  }
  return undefined;
}

/** The text with U+FFFD for each character that files cannot hold. */
export function writable(text: string): string {
  return UNWRITABLE.test(text) ? text.replace(EVERY_UNWRITABLE, '\uFFFD') : text;
}

/** What is said of such a text, with its `character`. */
export const UNWRITABLE_TEXT = 'This holds {character}, which is not text. Please remove it.';
