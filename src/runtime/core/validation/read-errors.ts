import type { MessageTable, ValidatorError } from '../../model.ts';
import { defaultTexts, fallbackText } from './default-texts.ts';

/** One broken rule, at the field a person can put right. */
export interface RuleViolation {
  /** Dotted name in the body, e.g. `items.0.qty`; empty for the body as a whole. */
  readonly field: string;
  /** The rule: an ajv keyword or one of our own (`notBlank`, `types`, `maxBytes`, `sameAs`, `after`, …). */
  readonly keyword: string;
  /** Source text, the declared one before the default; may hold `{name}` of `params`. */
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Combining keywords only repeat the errors of their branches. */
const combining = new Set(['if', 'anyOf', 'oneOf', 'allOf', 'not']);

/**
 * Turns the errors of a compiled validator into at most one violation per field, in the order of the schema. Used by
 * browser and server, so that both say the same.
 */
export function readErrors(
  errors: readonly ValidatorError[] | null | undefined,
  messages: MessageTable,
): RuleViolation[] {
  return firstOfEach((errors ?? []).map((error) => readError(error, messages)));
}

/** One error per field, "is missing" before any other; a combining keyword counts only without others. */
export function firstOfEach<T extends Pick<RuleViolation, 'field' | 'keyword'>>(errors: readonly T[]): T[] {
  const telling = errors.filter((error) => !combining.has(error.keyword));
  const byField = new Map<string, T>();
  for (const error of telling.length > 0 ? telling : errors) {
    const known = byField.get(error.field);
    if (!known || (error.keyword === 'required' && known.keyword !== 'required'))
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
  const message = declaredText(messages, pointer, keyword) ?? usual;
  return { field: segments.join('.'), keyword, message, params: error.params };
}

/** The declared text; deeper levels of recursive data have the messages of the first. */
function declaredText(messages: MessageTable, pointer: string, keyword: string): string | undefined {
  const own = messages[pointer]?.[keyword];
  if (own !== undefined) return own;
  const again = Object.entries(messages).find(
    ([at, { $ref }]) => $ref !== undefined && (pointer === at || pointer.startsWith(`${at}/`)),
  );
  return again && declaredText(messages, `${again[1].$ref}${pointer.slice(again[0].length)}`, keyword);
}

function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
