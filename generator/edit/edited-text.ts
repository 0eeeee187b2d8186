import type { TextEdit } from './operations.ts';

/** A part of the changed text; `from` is its offset in the text before, if it comes from there. */
interface Piece {
  readonly text: string;
  readonly from?: number;
}

/** A text that is changed step by step, and knows which of its parts are still the old ones. */
export class EditedText {
  readonly oldText: string;
  #pieces: readonly Piece[];
  #text: string;

  constructor(oldText: string) {
    this.oldText = oldText;
    this.#text = oldText;
    this.#pieces = [{ text: oldText, from: 0 }];
  }

  get text(): string {
    return this.#text;
  }

  replace(offset: number, length: number, text: string): void {
    const end = offset + length;
    const textEnd = this.#text.length;
    this.#pieces = [...cut(this.#pieces, 0, offset), { text }, ...cut(this.#pieces, end, textEnd)];
    this.#text = this.#text.slice(0, offset) + text + this.#text.slice(end);
  }

  /** The difference to the text before, from the first to the last place. */
  edits(): TextEdit[] {
    const edits: TextEdit[] = [];
    let [oldEnd, text] = [0, ''];
    const addUntil = (offset: number) => {
      const length = offset - oldEnd;
      const isChange = this.oldText.slice(oldEnd, offset) !== text;
      if (isChange) edits.push({ offset: oldEnd, length, text });
      text = '';
    };
    for (const piece of this.#pieces) {
      if (piece.from === undefined) text += piece.text;
      else {
        addUntil(piece.from);
        oldEnd = piece.from + piece.text.length;
      }
    }
    addUntil(this.oldText.length);
    return edits;
  }
}

function cut(pieces: readonly Piece[], start: number, end: number): Piece[] {
  let offset = 0;
  return pieces.flatMap(({ text, from }): Piece[] => {
    const first = Math.max(0, start - offset);
    const kept = text.slice(first, Math.max(0, end - offset));
    offset += text.length;
    if (kept === '') return [];
    return [from === undefined ? { text: kept } : { text: kept, from: from + first }];
  });
}

/** A text after edits, whose offsets are those in the text before. */
export function withEdits(oldText: string, edits: readonly TextEdit[]): string {
  return edits.reduceRight(
    (text, { offset, length, text: inserted }) =>
      text.slice(0, offset) + inserted + text.slice(offset + length),
    oldText,
  );
}
