/** What a broken rule says when the declaration has no `messages` for it: keyword -> source text. */
export const defaultTexts: Readonly<Record<string, string>> = {
  required: 'Please fill this field.',
  notBlank: 'Please fill this field.',
  minLength: 'Must have at least {limit} characters.',
  maxLength: 'Must have at most {limit} characters.',
  minimum: 'Must be at least {limit}.',
  maximum: 'Must be at most {limit}.',
  exclusiveMinimum: 'Must be more than {limit}.',
  exclusiveMaximum: 'Must be less than {limit}.',
  multipleOf: 'Must be a multiple of {multipleOf}.',
  minItems: 'Must have at least {limit} entries.',
  maxItems: 'Must have at most {limit} entries.',
  uniqueItems: 'The same entry is given twice.',
  enum: 'Please choose one of the given values.',
  const: 'This value is not accepted.',
  pattern: 'This value does not have the expected form.',
  'format date': 'There is no such date. Write it as dd/mm/yyyy.',
  format: 'This value does not have the expected form.',
  type: 'This value does not have the expected form.',
  types: 'This type of file is not accepted.',
  maxBytes: 'This file is too large.',
  sameAs: 'This does not repeat what was given above.',
  after: 'This date is too early.',
  notBefore: 'This date is too early.',
  formatMinimum: 'This date is too early.',
  formatMaximum: 'This date is too late.',
  notAfter: 'This date is too late.',
  within: 'This date lies more than {days} days after the first.',
  additionalProperties: 'This field is not known.',
};

/** For a keyword without a text of its own. */
export const fallbackText = 'This value is not valid.';
