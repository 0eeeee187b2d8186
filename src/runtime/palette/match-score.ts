import { searchForm } from '../../../core/search-form.ts';

/** How well a text matches; 0: not at all. */
const EXACT = 100;
const PREFIX = 90;
const WORD = 75;
const INSIDE = 50;
const SCATTERED = 20;
/** From this score on the words occur in the texts as typed. */
export const LITERAL = INSIDE * 0.8;

/**
 * The score of a query against the texts of one entry: each word must match one text, and the worst word counts. The first text
 * is the name; the others weigh less.
 */
export function matchScore(query: string, texts: readonly string[]): number {
  const words = searchForm(query).split(' ').filter(Boolean);
  const plainTexts = texts.map(searchForm);
  const whole = plainTexts[0] === words.join(' ') ? EXACT : 0;
  const worst = Math.min(...words.map((word) => scoreWord(word, plainTexts)));
  return Math.max(whole, words.length === 0 ? 0 : worst);
}

function scoreWord(word: string, texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text, textIndex) => scoreText(word, text) * (textIndex === 0 ? 1 : 0.8)));
}

function scoreText(word: string, text: string): number {
  const matchIndex = text.indexOf(word);
  // Of two texts with the same prefix match, the shorter one is the better match.
  if (matchIndex === 0) return PREFIX - Math.min(9, text.length / 10);
  if (matchIndex > 0 && isStart(text, matchIndex)) return WORD;
  if (text.includes(` ${word}`)) return WORD;
  if (matchIndex > 0) return INSIDE;
  return word.length > 1 && isScattered(word, text) ? SCATTERED : 0;
}

/**
 * Fuzzy match: all letters in order, each at the start of a word or after the previous match: `cm` and `conmid` match "Configs
 * Middleware".
 */
function isScattered(word: string, text: string): boolean {
  const from = (letter: number, startIndex: number): boolean => {
    if (letter === word.length) return true;
    for (let charIndex = startIndex; charIndex < text.length; charIndex++) {
      const follows = letter > 0 && charIndex === startIndex;
      if (
        text[charIndex] === word[letter] &&
        (follows || isStart(text, charIndex)) &&
        from(letter + 1, charIndex + 1)
      )
        return true;
    }
    return false;
  };
  return from(0, 0);
}

function isStart(text: string, charIndex: number): boolean {
  return charIndex === 0 || !/[\p{L}\p{N}]/u.test(text[charIndex - 1] ?? '');
}
