import { objectAt, textAt } from './json.ts';

/** Settings for default names: `defaults` in app.json. */
export interface Naming {
  readonly acronyms: readonly string[];
  /** Name of a field -> its label. */
  readonly labels: Readonly<Record<string, unknown>>;
}

export function namingOf(app: unknown): Naming {
  const { acronyms, labels } = objectAt(app, 'defaults') ?? {};
  return {
    acronyms: Array.isArray(acronyms) ? acronyms.map((acronym) => String(acronym).toLowerCase()) : [],
    labels: objectAt({ labels }, 'labels') ?? {},
  };
}

/** Words of a name: `owner_name`, `owner-name`, `ownerName` -> `Owner Name`; acronyms in capitals. */
export function wordsOf(name: string, { acronyms }: Naming): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_.-]+/)
    .filter((word) => word !== '')
    .map((word) => (acronyms.includes(word.toLowerCase()) ? word.toUpperCase() : capital(word)))
    .join(' ');
}

/**
 * The label of the value at a path, from its last name. `book.name` and `offer.message` get the label of the book and
 * the offer.
 */
export function labelOf(path: string, naming: Naming): string {
  const names = path.split('.').filter((name) => !/^\d+$/.test(name));
  const last = names.at(-1) ?? path;
  const name = ['name', 'message'].includes(last) ? (names.at(-2) ?? last) : last;
  return textAt(naming.labels, name) ?? wordsOf(name, naming);
}

/** Words whose end becomes `ves`; others keep it (`roofs`, `proofs`, `staffs`). */
const TO_VES = 'bookshelf calf elf half knife leaf life loaf self shelf thief wife wolf'.split(' ');
const VES = new RegExp(`(^|[^a-z])(${TO_VES.join('|')})$`, 'i');

/** The plural of one or several words: `shelf book` -> `shelf books`, `book shelf` -> `book shelves`. */
export function pluralOf(singular: string): string {
  if (VES.test(singular)) return singular.replace(/fe?$/, 'ves');
  if (/[^aeiou]y$/.test(singular)) return `${singular.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(singular) ? `${singular}es` : `${singular}s`;
}

/** One of what a name says several of: `book-shelves` -> `book-shelf`; a name of one stays as it is. */
export function singularOf(plural: string): string {
  const last = /[a-z]*$/.exec(plural)?.[0] ?? '';
  const ofVes = TO_VES.find((word) => pluralOf(word) === last);
  if (ofVes) return plural.slice(0, plural.length - last.length) + ofVes;
  if (/(^|[^a-z])(series|species)$/.test(plural)) return plural;
  if (/[^aeiou]ies$/.test(plural) && !/(movies|cookies)$/.test(plural)) return `${plural.slice(0, -3)}y`;
  return /(ss|x|ch|sh|[^ao]us)es$/.test(plural) ? plural.slice(0, -2) : plural.replace(/(?<=[^sui])s$/, '');
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
