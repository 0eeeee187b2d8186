import { Refused } from '../../edit/refused.ts';
import type { Declarations } from '../../link/context/declarations.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { title as words } from '../../tools/new-screen/noun.ts';

/** What a field may hold, in a person's words. */
export const FIELD_TYPES = [
  'text',
  'whole number',
  'number',
  'yes or no',
  'date',
  'moment',
  'choice',
  'reference',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** A field as a person says it. */
export interface SaidField {
  readonly name: string;
  readonly type: FieldType;
  readonly isRequired: boolean;
  /** How it is called where its name does not say it. */
  readonly title?: string | undefined;
  /** Characters of a text. */
  readonly maxLength?: number | undefined;
  readonly choices?: readonly string[] | undefined;
  /** The noun that a reference is to. */
  readonly of?: string | undefined;
}

const LONGEST = 200;

/** The field as an entity declares it. Throws Refused. */
export function declaredField(
  { name, type, isRequired, title, maxLength = LONGEST, choices = [], of: referredNoun }: SaidField,
  { entities }: Declarations,
): JsonSchema {
  const typed = (plain: string) => ({ type: isRequired ? plain : [plain, 'null'] });
  const head = title === undefined ? {} : { title };
  switch (type) {
    case 'text':
      return { ...head, ...typed('string'), maxLength };
    case 'whole number':
      return { ...head, ...typed('integer') };
    case 'number':
      return { ...head, ...typed('number') };
    case 'yes or no':
      return { ...head, ...typed('boolean') };
    case 'date':
      return { ...head, ...typed('string'), format: 'date' };
    case 'moment':
      return { ...head, ...typed('string'), format: 'date-time' };
    case 'choice':
      if (choices.length === 0) throw new Refused(`"${name}" needs its choices.`);
      return {
        ...head,
        ...typed('string'),
        enum: isRequired ? choices : [...choices, null],
        choices: Object.fromEntries(choices.map((choice) => [choice, words(choice)])),
      };
    case 'reference': {
      const referred = entities.get(referredNoun ?? '')?.value;
      if (referredNoun === undefined || !referred)
        throw new Refused(`"${name}" has to say what it refers to.`);
      const { key = 'id', label = 'name' } = referred;
      return {
        ...head,
        ...typed('object'),
        store: { ref: referredNoun, fields: [...new Set([key, label])] },
      };
    }
  }
}
