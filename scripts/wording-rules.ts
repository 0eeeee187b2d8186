// What `npm run wording` and its test look for: texts of ours that break docs/guide/wording.md.
import { readdirSync, readFileSync } from 'node:fs';

/** A row of the tables: the words, and those that are not written for them. */
export interface Term {
  readonly en: string;
  readonly id: string;
  readonly not: Readonly<Record<'en' | 'id', readonly string[]>>;
}

export interface Wording {
  readonly terms: readonly Term[];
  readonly verbs: readonly string[];
  /** Texts that stay as they are. */
  readonly stated: ReadonlySet<string>;
}

/** Names that are written big within a sentence: of roles, of jobs, of buttons and fields that it tells of. */
const NAMES =
  /\b(?:Superadmin|Admin|Indonesian|Master Approval|Poin|Rp|Pcs|Sales Order|(?:Super )?Tier|CometChat|WebP|Space|Escape|Enter|Idempotency-Key|Kode Promo|Max Qty|Done|Free Barang|Approve|Reject)\b|^.+ has started\.$|(?:press|under|your) \p{Lu}\p{L}+|End it now/gu;
/** A word with a capital, after a word; what stands in quotes or begins a sentence is none. */
const BIG_WORD = /(?<=[\p{L}\d,)%] )[("]?\p{Lu}\p{Ll}/u;

/** Titles that come by default: they write a noun of the product big, as its entry of the menu does. */
const DEFAULT_TITLE = /^(?:Add new|Edit) \p{Lu}|^\p{Lu}.* (?:Detail|Report)$/u;

const listIn = (cell = '') =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Reads the tables of the page and the list of texts that stay. */
export function readWording(): Wording {
  const page = readFileSync('docs/guide/wording.md', 'utf8');
  const rows = [...page.matchAll(/^\| (?!en |---)(.+) \|$/gm)].map(([, row = '']) => row.split(' | '));
  const terms = rows.map(([en = '', id = '', , notEnglish, notIndonesian]) => ({
    en,
    id,
    not: { en: listIn(notEnglish), id: listIn(notIndonesian) },
  }));
  const [, verbs = ''] = /begins with: (.+)\.$/m.exec(page) ?? [];
  const lines = readFileSync('scripts/wording-stated.txt', 'utf8').split('\n');
  return {
    terms,
    verbs: listIn(verbs),
    stated: new Set(lines.filter((line) => line !== '' && !line.startsWith('#'))),
  };
}

/** Each problem of a text as a line; `translation`: the Indonesian one, in all its forms. */
export function problemsOf(text: string, translation: string, { terms }: Wording): string[] {
  return [
    ...terms.flatMap(({ en, not }) =>
      not.en.filter((word) => isIn(word, text)).map((word) => `says "${word}", not "${en}"`),
    ),
    ...terms.flatMap(({ id, not }) =>
      not.id.filter((word) => isIn(word, translation)).map((word) => `id says "${word}", not "${id}"`),
    ),
    ...(!DEFAULT_TITLE.test(text) && BIG_WORD.test(text.replace(NAMES, (name) => name.toLowerCase()))
      ? ['is not in sentence case']
      : []),
  ];
}

/** Whether the word or its plural stands in the text, outside of placeholders. */
function isIn(word: string, text: string): boolean {
  return new RegExp(`(?<![\\p{L}-])${word}s?(?![\\p{L}-])`, 'iu').test(text.replace(/\{[^}]*\}/g, '{}'));
}

/** A button that begins with no verb; a link may be a name. */
export function problemsOfButton(label: string, { verbs }: Wording): string[] {
  const [first = ''] = label.split(' ');
  return verbs.includes(first) ? [] : ['is a button that begins with no verb'];
}

const GROUPS = new Set(['actions', 'row', 'header', 'bulk']);

/** The labels of the actions below, but for those that only lead to a screen. */
function buttonsBelow(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(buttonsBelow);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, part]: [string, unknown]) => [
    ...(GROUPS.has(key) ? Object.values(part ?? {}).flatMap(labelOf) : []),
    ...buttonsBelow(part),
  ]);
}

function labelOf(action: unknown): string[] {
  if (typeof action !== 'object' || action === null) return [];
  const { label, to } = action as { label?: unknown; to?: unknown };
  return typeof label === 'string' && to === undefined ? [label] : [];
}

/** The labels of the product's buttons that are not the default. */
export function buttonsOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(?:screen|lifecycle|endpoints)\.json$/.test(file))
    .flatMap((file) => buttonsBelow(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))));
}

/** Every text of the product that breaks the page, with what is wrong, and what stands in the list for nothing. */
export function wordingProblems(wording: Wording = readWording()): string[] {
  const translations: Record<string, unknown> = JSON.parse(readFileSync('schemas/locales/id.json', 'utf8'));
  const needed = new Set<string>();
  const matches = (text: string, problems: readonly string[]) => {
    if (problems.length > 0 && wording.stated.has(text)) needed.add(text);
    return wording.stated.has(text) ? [] : problems.map((problem) => `"${text}" ${problem}.`);
  };
  const ofTexts = Object.entries(translations).flatMap(([text, translation]) =>
    matches(text, problemsOf(text, JSON.stringify(translation), wording)),
  );
  const ofButtons = [...new Set(buttonsOf('schemas'))].flatMap((label) =>
    matches(label, problemsOfButton(label, wording)),
  );
  const unneeded = [...wording.stated].filter((text) => !needed.has(text));
  return [
    ...ofTexts,
    ...ofButtons,
    ...unneeded.map((text) => `"${text}" is listed in scripts/wording-stated.txt, and breaks nothing.`),
  ];
}
