import { Refused } from '../../edit/refused.ts';
import { isObject } from '../../schema/json-schema.ts';
import { fieldNameOf } from '../sheet/guess-columns.ts';
import { FIELD_TYPES, type SaidField } from './field-types.ts';

/** What a dialog says. */
export type Said = Readonly<Record<string, unknown>>;

/** A text of a dialog. Throws Refused where it is missing. */
export function saidText(answers: Said, key: string): string {
  const value = answers[key];
  if (typeof value !== 'string' || value.trim() === '') throw new Refused(`"${key}" is missing.`, 'no-value');
  return value.trim();
}

export function saidTexts(answers: Said, key: string): string[] {
  const list = answers[key];
  return Array.isArray(list) ? list.filter((text) => typeof text === 'string' && text !== '') : [];
}

const NAME = /^[a-z][a-z0-9_]*$/;

/** A field of a dialog. Throws Refused. */
export function saidField(answers: unknown): SaidField {
  if (!isObject(answers)) throw new Refused('A field is missing.', 'no-value');
  const saidName = saidText(answers, 'name');
  const name = NAME.test(saidName) ? saidName : fieldNameOf(saidName);
  const type = FIELD_TYPES.find((fieldType) => fieldType === answers.type);
  if (!type) throw new Refused(`"${name}" has no type.`, 'no-value');
  return {
    name,
    type,
    isRequired: answers.required === true,
    title: typeof answers.title === 'string' && answers.title !== '' ? answers.title : undefined,
    maxLength: typeof answers.maxLength === 'number' ? answers.maxLength : undefined,
    choices: saidTexts(answers, 'choices'),
    of: typeof answers.of === 'string' ? answers.of : undefined,
  };
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** An id of a dialog. Throws Refused. */
export function saidId(answers: Said, key: string): string {
  const id = saidText(answers, key);
  if (!ID.test(id))
    throw new Refused(
      `"${id}" is no name: small letters and digits, words joined by "-".`,
      'name-not-possible',
    );
  return id;
}
