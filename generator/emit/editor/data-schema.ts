import type { Language } from '../../load/language.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';

const SELF = { $ref: 'common.schema.json#/definitions/dataSchema' };
const MAP = { additionalProperties: SELF };
const LIST = { items: SELF };
const TYPES = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];

/** The keywords of draft-07 with their descriptions and allowed values. Null removes an inherited keyword. */
const WORDS: Readonly<Record<string, readonly [about: string, value: JsonSchema]>> = {
  type: [
    'What the value is. With "null" it may be empty.',
    { anyOf: [{ enum: TYPES }, { items: { enum: TYPES } }, {}] },
  ],
  enum: ['The value is one of these.', {}],
  const: ['The value is this.', {}],
  format: ['What a text is: a date is YYYY-MM-DD, a date-time an instant with its zone.', {}],
  pattern: ['A regular expression that the text fulfils; ^ and $ for the whole text.', {}],
  minLength: ['The least number of characters.', {}],
  maxLength: ['The most characters.', {}],
  minimum: ['The number is this or more.', {}],
  maximum: ['The number is this or less.', {}],
  exclusiveMinimum: ['The number is more than this.', {}],
  exclusiveMaximum: ['The number is less than this.', {}],
  multipleOf: ['The number is a multiple of this.', {}],
  properties: ['Name -> what the value is.', MAP],
  required: ['The properties that must be there.', {}],
  additionalProperties: ['false: no properties but those that are named; a schema: what others are.', {}],
  patternProperties: ['Regular expression of names -> what the values are.', {}],
  propertyNames: ['What the names are.', SELF],
  minProperties: ['The least number of properties.', {}],
  maxProperties: ['The most properties.', {}],
  dependencies: ['Property -> what must be there along with it.', {}],
  items: ['What each entry of the list is.', SELF],
  additionalItems: ['What the entries after those of "items" are.', {}],
  minItems: ['The least number of entries.', {}],
  maxItems: ['The most entries.', {}],
  uniqueItems: ['true: no entry stands twice.', {}],
  contains: ['What at least one entry is.', SELF],
  if: ['Where this holds, "then" must hold too, else "else".', SELF],
  // biome-ignore lint/suspicious/noThenProperty: a keyword of draft-07
  then: ['Must hold where "if" does.', SELF],
  else: ['Must hold where "if" does not.', SELF],
  allOf: ['All of these hold; objects are merged.', LIST],
  anyOf: ['At least one of these holds.', LIST],
  oneOf: ['Exactly one of these holds.', LIST],
  not: ['This does not hold.', SELF],
  title: ['Name of the value, for the API document.', {}],
  description: ['What the value is, for the API document.', {}],
  default: ['What the server takes where the value is absent.', {}],
  examples: ['Values as they may be, for the API document.', {}],
  readOnly: ['The server alone sets it.', {}],
  writeOnly: ['It is never answered.', {}],
  definitions: ['Schemas that "$ref" names.', MAP],
  $ref: ['A place in this file, such as #/endpoints/book.create/body.', {}],
  $entity: ['The schema of an entity, or of those of its fields that "pick" names.', {}],
};

/** The grammar of data schemas for editors: every keyword with its description. */
export function dataSchemaGrammar(
  { keywords }: Language,
  formats: readonly string[],
  entities: readonly string[],
): JsonSchema {
  const words = Object.entries(WORDS).map(([word, [description, value]]) => [
    word,
    { ...value, ...extra(word, formats, entities), description },
  ]);
  const addedKeywords = [...keywords].map(([word, { description }]) => [word, { description }]);
  return {
    description: 'A schema of draft-07, with our own words.',
    properties: Object.fromEntries([...words, ...addedKeywords]),
  };
}

function extra(word: string, formats: readonly string[], entities: readonly string[]): JsonSchema {
  if (word === 'format') return { anyOf: [{ enum: formats }, {}] };
  return word === '$entity' ? { anyOf: [{ enum: entities }, {}] } : {};
}
