import type { Row } from '../../../../core/scope.ts';

/** One of several rows, and the values that are typed for it. */
export interface Draft {
  readonly name: string;
  /** Absent: a pasted line that no row has the name of. */
  readonly row?: Row;
  readonly typed: Readonly<Record<string, string>>;
  readonly result: Result;
  /** Number of the attempt for the idempotency key: it changes only when a typed value changes. */
  readonly attempt: number;
}

/** `failed` may be tried again; `refused` is not possible, or not there at all. */
export type Result =
  | { readonly kind: 'open' | 'sending' | 'done' }
  | { readonly kind: 'failed' | 'refused'; readonly message: string };

const OPEN: Result = { kind: 'open' };

export function draftOf(name: string, row: Row | undefined, typed: Draft['typed'] = {}, why?: string): Draft {
  const result: Result = why === undefined ? OPEN : { kind: 'refused', message: why };
  return { name, ...(row && { row }), typed, result, attempt: 0 };
}

/** The drafts with a result for one of them. */
export function settled(drafts: readonly Draft[], name: string, result: Result): readonly Draft[] {
  return drafts.map((draft) => (draft.name === name ? { ...draft, result } : draft));
}

/** The drafts with a typed value of one of them, which is another attempt. */
export function typedIn(
  drafts: readonly Draft[],
  name: string,
  field: string,
  text: string,
): readonly Draft[] {
  return drafts.map((draft) =>
    draft.name === name
      ? { ...draft, typed: { ...draft.typed, [field]: text }, result: OPEN, attempt: draft.attempt + 1 }
      : draft,
  );
}

/** The drafts with others, which take the place of those of the same name; what is done stays. */
export function joined(drafts: readonly Draft[], others: readonly Draft[]): readonly Draft[] {
  const byName = new Map(drafts.map((draft) => [draft.name, draft]));
  for (const draft of others)
    if (byName.get(draft.name)?.result.kind !== 'done') byName.set(draft.name, draft);
  return [...byName.values()];
}

/** The fields without a value. */
export const missingIn = ({ typed }: Draft, fields: readonly string[]) =>
  fields.filter((field) => (typed[field] ?? '').trim() === '');
const isAsked = ({ row, result }: Draft) =>
  row !== undefined && result.kind !== 'done' && result.kind !== 'refused';

/** At least one value is typed, and the row is not done yet. */
export const isBegun = (draft: Draft, fields: readonly string[]) =>
  isAsked(draft) && missingIn(draft, fields).length < fields.length;
/** All values are typed. */
export const isReady = (draft: Draft, fields: readonly string[]) =>
  isAsked(draft) && missingIn(draft, fields).length === 0;

interface PastedLine {
  readonly name: string;
  readonly values: readonly string[];
}

/** What stands before the name of a line in a message: a number of a list, or a dot. */
const BULLET = /^\s*(?:\d{1,3}[.)]|[-*•])\s+/;
/** The most lines that are taken at once. */
const MOST = 200;

/**
 * The rows that a pasted text names, each with `count` values after its name at most: a line of a sheet, or of a message
 * in which names of the same form follow each other.
 */
export function pastedLines(text: string, count: number): readonly PastedLine[] {
  const lines = new Map<string, PastedLine>();
  for (const line of text.split(/\r?\n/).slice(0, MOST)) {
    const isSheet = line.includes('\t');
    const [first = '', ...others] = (isSheet ? line.split('\t') : line.replace(BULLET, '').split(/[\s,;]+/))
      .map((part) => part.trim())
      .filter((part, partIndex) => part !== '' || (isSheet && partIndex > 0));
    let name = first;
    for (const part of [undefined, ...others]) {
      if (part !== undefined && formOf(part) === formOf(first)) name = part;
      const current = lines.get(name)?.values ?? [];
      if (name === '') break;
      const values = part === undefined || part === name ? current : [...current, part].slice(0, count);
      lines.set(name, { name, values });
    }
  }
  return [...lines.values()];
}

/** `INV/2026/0012` and `INV/2026/7` have the same form. */
const formOf = (text: string) => text.replace(/\d+/g, '0');
