/** What Windows-1252 has at 0x80 to 0x9F, where Latin-1 has control characters. */
const WESTERN =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';
const UTF8_MARK = '\u00EF\u00BB\u00BF';
const LOW_FIRST = '\u00FF\u00FE';
const HIGH_FIRST = '\u00FE\u00FF';

/** Whether a file's first bytes say that it is UTF-16: then NUL bytes belong to its text. */
export function hasWideMark(head: Uint8Array): boolean {
  return [LOW_FIRST, HIGH_FIRST].includes(codesOf(head.subarray(0, 2)));
}

/** The code units of a file as they come, without its mark; of bytes that are no UTF-16, one unit a byte. */
export class CodeUnits {
  #pending = '';
  /** Undefined until the first three bytes are there. */
  #mark: string | undefined;

  /** Units of one byte stand for themselves until `decodeBytes` has seen a whole line of them. */
  get isWide(): boolean {
    return this.#mark === LOW_FIRST || this.#mark === HIGH_FIRST;
  }

  push(chunk: Uint8Array, isLast = false): string {
    this.#pending += codesOf(chunk);
    if (this.#mark === undefined) {
      if (this.#pending.length < UTF8_MARK.length && !isLast) return '';
      this.#mark = [UTF8_MARK, LOW_FIRST, HIGH_FIRST].find((mark) => this.#pending.startsWith(mark)) ?? '';
      this.#pending = this.#pending.slice(this.#mark.length);
    }
    const length = this.isWide && !isLast ? this.#pending.length & ~1 : this.#pending.length;
    const codes = this.#pending.slice(0, length);
    this.#pending = this.#pending.slice(length);
    return this.isWide ? joined(codes, this.#mark === LOW_FIRST) : codes;
  }
}

/** A line of bytes as text: UTF-8, or else Windows-1252, which spreadsheets of older systems write. */
export function decodeBytes(codes: string): string {
  if (!/[\u0080-\u00FF]/.test(codes)) return codes;
  try {
    const bytes = Uint8Array.from(codes, (code) => code.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return codes.replace(/[\u0080-\u009F]/g, (code) => WESTERN[code.charCodeAt(0) - 0x80] ?? code);
  }
}

/** Arguments of one call; engines limit their number. */
const MOST_CODES = 8192;

function codesOf(bytes: Uint8Array): string {
  let codes = '';
  for (let start = 0; start < bytes.length; start += MOST_CODES)
    codes += String.fromCharCode(...bytes.subarray(start, start + MOST_CODES));
  return codes;
}

/** Two bytes a unit; a byte left over at the end stands for a unit that is broken. */
function joined(codes: string, isLowFirst: boolean): string {
  const units = new Uint16Array(Math.ceil(codes.length / 2)).map((_, place) => {
    const [first, second] = [codes.charCodeAt(place * 2), codes.charCodeAt(place * 2 + 1)];
    if (Number.isNaN(second)) return 0xfffd;
    return isLowFirst ? first | (second << 8) : (first << 8) | second;
  });
  let text = '';
  for (let start = 0; start < units.length; start += MOST_CODES)
    text += String.fromCharCode(...units.subarray(start, start + MOST_CODES));
  return text;
}
