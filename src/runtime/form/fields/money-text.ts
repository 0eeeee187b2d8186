import { readWhole } from '../../../../core/read-number.ts';
import { numberFormat } from '../../base/i18n/number-format.ts';
import { type Codec, plainText } from './codec.ts';
import { shownText } from './typing/typed-text.ts';
import type { Grouping } from './typing/typing-rules.ts';

/** Formats whole amounts with a thousands separator. Text that is no whole amount stays as typed, for the validator to refuse. */
export function moneyText(grouping: Grouping | undefined): Codec {
  return {
    print: (value) =>
      typeof value === 'number' ? shownText(String(value), grouping) : plainText.print(value),
    parse: readWhole,
  };
}

/** What stands in the place of the currency, by another value. */
export interface Units {
  readonly by: string;
  readonly as: Readonly<Record<string, string>>;
}

/** The separator of an amount with this unit: that of the field, else of the locale; a percentage has none. */
export function groupingFor(
  unit: string | undefined,
  declared: unknown,
  locale: string,
): Grouping | undefined {
  if (unit === '%') return undefined;
  return declared === '.' || declared === ',' ? declared : groupingOf(locale);
}

/** The thousands separator of a locale. */
export function groupingOf(locale: string): Grouping {
  const part = numberFormat(locale)
    .formatToParts(1_234_567)
    .find(({ type }) => type === 'group');
  return part?.value === ',' ? ',' : '.';
}
