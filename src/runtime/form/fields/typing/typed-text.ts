import { plainDigits } from '../../../../../core/read-number.ts';
import { type Grouping, type TypingRules, WHOLE } from './typing-rules.ts';

/** What was typed into an input, without the separators that it shows, and what is selected of it. */
export interface TypedText {
  readonly plain: string;
  readonly start: number;
  readonly end: number;
  /** The caret stands at the start of what is selected. */
  readonly isBackward?: boolean;
  /** Where a point or comma was typed and dropped. */
  readonly marks: readonly number[];
}

/** A change of the typed text: what replaces a part of it. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly inserted: string;
  /** Keys are filtered; anything else is read whole. */
  readonly isTyped: boolean;
}

/** The text of the input. */
export function shownText(plain: string, grouping: Grouping | undefined): string {
  return grouping && WHOLE.test(plain) ? plain.replace(/\B(?=(\d{3})+$)/g, grouping) : plain;
}

/** The typed text of what an input shows that nobody is typing into: its separators are ours where they stand right. */
export function plainOf(text: string, grouping: Grouping | undefined): string {
  const plain = grouping ? text.replaceAll(grouping, '') : text;
  return shownText(plain, grouping) === text ? plain : text;
}

/** Counts places of the typed text before a place of the shown text. */
export function plainPlace(
  text: string,
  place: number,
  plain: string,
  grouping: Grouping | undefined,
): number {
  const before = text.slice(0, place);
  return text === plain || !grouping ? before.length : before.replaceAll(grouping, '').length;
}

/** The place in the shown text behind as many characters of the typed text: before a separator, not behind it. */
export function shownPlace(
  text: string,
  count: number,
  plain: string,
  grouping: Grouping | undefined,
): number {
  if (text === plain) return count;
  let place = 0;
  for (let passed = 0; passed < count; place++) if (text[place] !== grouping) passed++;
  return place;
}

/** The text after a change, and what of it was not taken. */
export function changed(
  typed: TypedText,
  change: TextChange,
  rules: TypingRules,
): { readonly next: TypedText; readonly dropped?: string } {
  const { from, to } = change;
  const before = typed.plain.slice(0, from);
  const after = typed.plain.slice(to);
  const isAll = before === '' && after === '' && (to > 0 || !change.isTyped);
  const marks = isAll && !change.isTyped ? [] : typed.marks.filter((mark) => mark <= from || mark >= to);
  const inserted = plainDigits(change.inserted);
  if (!change.isTyped) return readWholly(before + inserted, after, { from, to, marks }, rules);
  if (isAll && inserted === '') return { next: { plain: '', start: 0, end: 0, marks: [] } };
  let taken = '';
  let dropped: string | undefined;
  const typedMarks: number[] = [];
  for (const character of inserted) {
    if (rules.takes?.(character, before + taken, after) === false) {
      dropped = (dropped ?? '') + character;
      if (character === '.' || character === ',') typedMarks.push(from + taken.length);
    } else taken += character;
  }
  // A key that is dropped does nothing, also where something is selected.
  if (taken === '' && dropped !== undefined)
    return { next: { ...typed, marks: [...typed.marks, ...typedMarks] }, dropped };
  const moved = marks.map((mark) => (mark > from ? mark + taken.length - (to - from) : mark));
  const caret = from + taken.length;
  const next = tidied(
    { plain: before + taken + after, start: caret, end: caret, marks: [...moved, ...typedMarks] },
    rules,
  );
  return dropped === undefined ? { next } : { next, dropped };
}

/** Pasted or filled in: the whole text is what the rules read in it, where they read something. */
function readWholly(
  head: string,
  after: string,
  { from, to, marks }: Pick<TextChange, 'from' | 'to'> & Pick<TypedText, 'marks'>,
  rules: TypingRules,
): { readonly next: TypedText; readonly dropped?: string } {
  const text = head + after;
  const [plain, rest] = rules.read?.(text) ?? [];
  const shift = head.length - to;
  if (plain === undefined) {
    const moved = marks.map((mark) => (mark > from ? mark + shift : mark));
    return { next: tidied({ plain: text, start: head.length, end: head.length, marks: moved }, rules) };
  }
  const caret = Math.min(plain.length, head.replace(/[^\d-]/g, '').length);
  return {
    next: { plain, start: caret, end: caret, marks: [] },
    ...(rest !== undefined && { dropped: rest }),
  };
}

/** Without leading zeros, where the rules say so. */
function tidied(typed: TypedText, { dropsZeros, dropsZero }: TypingRules): TypedText {
  const { plain } = typed;
  if (!dropsZeros || !/^\d+$/.test(plain)) return typed;
  const tidy = plain.replace(/^0+(?=\d)/, '');
  const text = tidy === '0' && dropsZero ? '' : tidy;
  const gone = plain.length - text.length;
  if (gone === 0) return typed;
  const place = (count: number) => Math.max(0, count - gone);
  return { plain: text, start: place(typed.start), end: place(typed.end), marks: typed.marks.map(place) };
}

/** Whether a dropped point or comma may have meant decimals: it was not followed by three digits. */
export function isDoubtful({ plain, marks }: TypedText): boolean {
  const places = [...new Set(marks)].sort((left, right) => left - right);
  return places.some((mark, index) => (places[index + 1] ?? plain.length) - mark !== 3);
}
