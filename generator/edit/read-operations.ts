import { didYouMean } from '../diagnostics/nearest.ts';
import { isObject } from '../schema/json-schema.ts';
import type { Operation, RenamedKind } from './operations.ts';
import { Refused } from './refused.ts';

type Kind = 'text' | 'text?' | 'text or null' | 'number' | 'value' | 'kind';

const PLACE = { file: 'text', pointer: 'text' } as const;
const DESTINATION = { to: 'text?', toFile: 'text?', before: 'text?' } as const;

/** What each operation says beside its name. */
const WORDS: { readonly [Op in Operation['op']]: Readonly<Record<string, Kind>> } = {
  add: { ...PLACE, value: 'value', before: 'text?' },
  set: { ...PLACE, value: 'value' },
  remove: PLACE,
  move: { ...PLACE, ...DESTINATION },
  duplicate: { ...PLACE, ...DESTINATION },
  'rename-key': { ...PLACE, to: 'text' },
  rename: { kind: 'kind', from: 'text', to: 'text' },
  text: { file: 'text', offset: 'number', oldText: 'text or null', newText: 'text or null' },
};

const KINDS: { readonly [Name in RenamedKind]: true } = {
  screen: true,
  endpoint: true,
  entity: true,
  field: true,
  choice: true,
  roles: true,
  text: true,
};

const FITS: { readonly [Name in Kind]: (value: unknown) => boolean } = {
  text: (value) => typeof value === 'string',
  'text?': (value) => value === undefined || typeof value === 'string',
  'text or null': (value) => value === null || typeof value === 'string',
  number: (value) => Number.isInteger(value) && Number(value) >= 0,
  value: (value) => value !== undefined,
  kind: (value) => typeof value === 'string' && Object.hasOwn(KINDS, value),
};

/** Operations that come from outside as JSON. Throws Refused where they are none. */
export function readOperations(json: unknown): Operation[] {
  if (!Array.isArray(json)) throw refused('Operations are a list.');
  return json.map((operation: unknown, index) => {
    if (isOperation(operation, `Operation ${index + 1}`)) return operation;
    throw refused('This is no operation.');
  });
}

function isOperation(json: unknown, subject: string): json is Operation {
  if (!isObject(json)) throw refused(`${subject} is no object.`);
  const { op, ...said } = json;
  if (typeof op !== 'string' || !isName(op))
    throw refused(
      `${subject}: there is no "op" ${JSON.stringify(op)}.${didYouMean(String(op), Object.keys(WORDS))}`,
    );
  const words = WORDS[op];
  for (const key of Object.keys(said))
    if (!Object.hasOwn(words, key))
      throw refused(`${subject} (${op}) takes no "${key}".${didYouMean(key, Object.keys(words))}`);
  for (const [key, kind] of Object.entries(words))
    if (!FITS[kind](said[key])) throw refused(`${subject} (${op}) needs "${key}": ${MEANINGS[kind]}.`);
  return true;
}

function isName(op: string): op is Operation['op'] {
  return Object.hasOwn(WORDS, op);
}

const MEANINGS: { readonly [Name in Kind]: string } = {
  text: 'a text',
  'text?': 'a text, or nothing',
  'text or null': 'a text, or null for a file that is not there',
  number: 'a number of characters',
  value: 'any JSON',
  kind: `one of ${Object.keys(KINDS).join(', ')}`,
};

function refused(message: string): Refused {
  return new Refused(message, 'no-operation');
}
