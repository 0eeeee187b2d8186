/** The range of lengths, in characters, of the texts that match a pattern. */
export interface Lengths {
  readonly least: number;
  /** Infinity when the pattern is not anchored at both ends, or repeats without a limit. */
  readonly most: number;
}

const NONE: Lengths = { least: 0, most: 0 };
const ANY: Lengths = { least: 0, most: Number.POSITIVE_INFINITY };
/** A regular expression for one token of a pattern: an escape, a class, the start of a group, or a character. */
const TOKEN =
  /\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\[pP]\{[^}]*\}|\\k<[^>]*>|\\c[a-z]|\\[1-9]\d*|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<[=!]|\(\?[:=!]|\(\?<[^>]*>|./isuy;
const COUNT = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/uy;

/**
 * The lengths of the texts that match a valid pattern (with the flag "u"). What it cannot analyse, such as a back
 * reference, counts as any length.
 */
export function lengthsOf(pattern: string): Lengths {
  const patternLengths = new Reader(pattern).alternatives();
  const isWhole = /^\^/.test(pattern) && /(?:^|[^\\])(?:\\\\)*\$$/.test(pattern) && !patternLengths.isSplit;
  return isWhole ? patternLengths : { least: patternLengths.least, most: ANY.most };
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Parses alternatives up to the end of the pattern or of the group. */
  alternatives(): Lengths & { readonly isSplit: boolean } {
    const sequenceLengths = [this.#sequence()];
    while (this.#text[this.#at] === '|') {
      this.#at += 1;
      sequenceLengths.push(this.#sequence());
    }
    const least = Math.min(...sequenceLengths.map((lengths) => lengths.least));
    return {
      least,
      most: Math.max(...sequenceLengths.map((lengths) => lengths.most)),
      isSplit: sequenceLengths.length > 1,
    };
  }

  #sequence(): Lengths {
    let sum = NONE;
    while (this.#at < this.#text.length && !'|)'.includes(this.#text[this.#at] ?? '')) {
      const [item, [leastCount, mostCount]] = [this.#item(), this.#count()];
      sum = {
        least: sum.least + item.least * leastCount,
        most: sum.most + (item.most === 0 ? 0 : item.most * mostCount),
      };
    }
    return sum;
  }

  #item(): Lengths {
    const token = this.#next(TOKEN)?.[0] ?? '';
    if (token.startsWith('(')) {
      const inner = this.alternatives();
      this.#at += 1;
      return /^\(\?<?[=!]$/.test(token) ? NONE : inner;
    }
    if (['^', '$', '\\b', '\\B'].includes(token)) return NONE;
    return /^\\(?:[1-9]|k<)/.test(token) ? ANY : { least: 1, most: 1 };
  }

  #count(): readonly [number, number] {
    const countMatch = this.#next(COUNT);
    if (!countMatch) return [1, 1];
    const [, sign, least, comma, most] = countMatch;
    if (sign) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : ANY.most];
    return [Number(least), comma === undefined ? Number(least) : most ? Number(most) : ANY.most];
  }

  #next(kind: RegExp): RegExpExecArray | undefined {
    kind.lastIndex = this.#at;
    const tokenMatch = kind.exec(this.#text) ?? undefined;
    if (tokenMatch) this.#at = kind.lastIndex;
    return tokenMatch;
  }
}
