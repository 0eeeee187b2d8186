import { plainDigits, readDecimal, readWhole } from '../../../../../core/read-number.ts';
import { timeText } from '../../../base/time-text.ts';

/** A whole number as it is typed. */
export const WHOLE = /^-?\d+$/;

export type Grouping = '.' | ',';

/** What an input does with what is typed into it. */
export interface TypingRules {
  /** Put between thousands of a whole number; it is shown, never part of the typed text. */
  readonly grouping?: Grouping;
  /** Whether a typed character is taken between these texts; others are dropped. Absent: all are. */
  readonly takes?: (character: string, before: string, after: string) => boolean;
  /** Leading zeros go. */
  readonly dropsZeros?: boolean;
  /** 0 is nothing here. */
  readonly dropsZero?: boolean;
  /** Reads text that was not typed: what of it stands here, and what belongs elsewhere. Undefined: it stays as it is. */
  readonly read?: (text: string) => readonly [text: string, rest?: string] | undefined;
}

/** The rules of a number field, as declared. */
export interface NumberRules {
  /** Typed characters that are dropped. */
  readonly drops?: string;
  /** Everything but digits is dropped. */
  readonly digitsOnly?: boolean;
  /** The least value: where it is above 0, a 0 among digits only becomes nothing. */
  readonly least?: number;
  readonly grouping?: Grouping;
  readonly fractions?: boolean;
}

const DIGIT = /^[0-9٠-٩۰-۹０-９]$/;

export function numberRules(declared: NumberRules): TypingRules {
  const { drops, digitsOnly, least, grouping, fractions } = declared;
  const takes = digitsOnly
    ? (character: string) => DIGIT.test(character)
    : drops && ((character: string) => !drops.includes(character));
  return {
    ...(grouping && { grouping }),
    ...(takes && { takes }),
    ...(digitsOnly && { dropsZeros: true, dropsZero: least !== undefined && least > 0 }),
    read(text) {
      const value = (fractions ? readDecimal : readWhole)(text);
      return typeof value === 'number' && !WHOLE.test(text) ? [String(value)] : undefined;
    },
  };
}

/** Hour and minute take two digits each; without a sign between them four in all. */
export const timeRules: TypingRules = {
  takes(character, before, after) {
    if (!DIGIT.test(character)) return true;
    const [hour = '', ...minutes] = plainDigits(`${before}${character}${after}`).split(/[:.]/);
    if (minutes.length === 0) return hour.replace(/\D/g, '').length <= 4;
    const isMinute = /[:.]/.test(before);
    return (isMinute ? minutes.join('') : hour).replace(/\D/g, '').length <= 2;
  },
};

/** An input for the minute alone. */
export const minuteRules: TypingRules = {
  takes: (character, before, after) =>
    !DIGIT.test(character) || plainDigits(before + after).replace(/\D/g, '').length < 2,
};

/** An input for the hour, with the minute beside it: the sign between them, and what is behind it, belongs there. */
export const hourRules: TypingRules = {
  takes: (character, before, after) =>
    !/[:.]/.test(character) && minuteRules.takes?.(character, before, after) !== false,
  read(text) {
    const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(timeText(text)) ?? [];
    return hour === undefined || /^\d{1,2}$/.test(text) ? undefined : [hour, `:${minute}`];
  },
};
