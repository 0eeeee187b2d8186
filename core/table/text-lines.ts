import { CodeUnits, decodeBytes } from './bytes-to-text.ts';

/** A raw line of a text file. The first line is number 1. */
export interface Line {
  readonly number: number;
  /** Without its end. */
  readonly text: string;
  /** LF, CRLF or CR; '' at the end of the file. */
  readonly end: string;
}

/** Cuts the bytes of a text file into lines, whatever system and encoding it was saved with. */
export class TextLines {
  readonly #units = new CodeUnits();
  #pending = '';
  #number = 0;

  /** The lines that end in this chunk, after what came before it. */
  push(chunk: Uint8Array): Line[] {
    return this.#cut(this.#pending + this.#units.push(chunk), false);
  }

  /** The last line, where it has no end. */
  finish(): Line[] {
    const lines = this.#cut(this.#pending + this.#units.push(new Uint8Array(), true), true);
    if (this.#pending === '') return lines;
    return [...lines, this.#line(this.#pending, '')];
  }

  /** Characters of the line that has not ended yet, and its number. */
  get open(): { readonly number: number; readonly length: number } {
    return { number: this.#number + 1, length: this.#pending.length };
  }

  #cut(text: string, isLast: boolean): Line[] {
    const lines: Line[] = [];
    const ends = /\r\n?|\n/g;
    let start = 0;
    for (let match = ends.exec(text); match; match = ends.exec(text)) {
      const [end] = match;
      // The line feed of a CR that ends the chunk may be the next chunk's first.
      if (end === '\r' && ends.lastIndex === text.length && !isLast) break;
      lines.push(this.#line(text.slice(start, match.index), end));
      start = ends.lastIndex;
    }
    this.#pending = text.slice(start);
    return lines;
  }

  #line(raw: string, end: string): Line {
    this.#number += 1;
    return { number: this.#number, text: this.#units.isWide ? raw : decodeBytes(raw), end };
  }
}
