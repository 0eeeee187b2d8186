import type { MessageTable, ValidatorError } from '../model.ts';
import { defaultTexts, fallbackText } from './default-texts.ts';

/** One broken rule, attached to a field that the user can correct. */
export interface RuleViolation {
  /** Dotted name in the body, e.g. `items.0.qty`; empty for the body as a whole. */
  readonly field: string;
  /** The rule: an ajv keyword or one of our own (`notBlank`, `types`, `maxBytes`, `sameAs`, `after`, …). */
  readonly keyword: string;
  /** Source text, the declared one before the default; may contain `{name}` placeholders filled from `params`. */
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Combining keywords repeat the errors of their branches. */
const combining = new Set(['if', 'anyOf', 'oneOf', 'allOf', 'not']);

/** At most one violation for each field, in schema order, for browser and server alike. */
export function readErrors(
  errors: readonly ValidatorError[] | null | undefined,
  messages: MessageTable,
): RuleViolation[] {
  return firstOfEach((errors ?? []).map((error) => readError(error, messages)));
}

const missing = new Set(['required', 'notBlank']);

/** One error per field: "is missing" takes precedence; a combining keyword counts only without other errors. */
export function firstOfEach<T extends Pick<RuleViolation, 'field' | 'keyword'>>(errors: readonly T[]): T[] {
  const telling = errors.filter((error) => !combining.has(error.keyword));
  const byField = new Map<string, T>();
  for (const error of telling.length > 0 ? telling : errors) {
    const keptError = byField.get(error.field);
    if (!keptError || (missing.has(error.keyword) && !missing.has(keptError.keyword)))
      byField.set(error.field, error);
  }
  return [...byField.values()];
}

/** One error of a compiled validator with its field and its text. */
export function readError(error: ValidatorError, messages: MessageTable): RuleViolation {
  const keyword = error.keyword === 'filled' ? 'required' : error.keyword;
  const segments = error.instancePath.split('/').slice(1).map(unescapePointer);
  const named = error.params.missingProperty ?? error.params.additionalProperty;
  if (typeof named === 'string') segments.push(named);
  const pointer = segments.map((segment) => `/${/^\d+$/.test(segment) ? '*' : segment}`).join('');
  const usual = defaultTexts[`${keyword} ${error.params.format}`] ?? defaultTexts[keyword] ?? fallbackText;
  const message =
    declaredText(messages, pointer, `${keyword} ${error.params.limit}`) ??
    declaredText(messages, pointer, keyword) ??
    usual;
  return { field: segments.join('.'), keyword, message, params: error.params };
}

/** The declared message; deeper levels of recursive data use the messages of the first level. */
function declaredText(messages: MessageTable, pointer: string, keyword: string): string | undefined {
  const declaredMessage = messages[pointer]?.[keyword];
  if (declaredMessage !== undefined) return declaredMessage;
  const again = Object.entries(messages).find(
    ([declaredPointer, { $ref }]) =>
      $ref !== undefined && (pointer === declaredPointer || pointer.startsWith(`${declaredPointer}/`)),
  );
  return again && declaredText(messages, `${again[1].$ref}${pointer.slice(again[0].length)}`, keyword);
}

function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
