import { isObject, type JsonSchema } from '../schema/json-schema.ts';

/**
 * Derives the grammar of completed declarations from the documents. Three keywords of the grammar mark how it differs from that of
 * written ones: `filled` lists the keys of an object that have defaults, `short` marks a short form, `derived` a key that only
 * completed declarations have.
 */
export function fullGrammar(documented: JsonSchema): JsonSchema {
  return inFull(documented) as JsonSchema;
}

/** The grammar of written declarations. */
export function writtenGrammar(documented: JsonSchema): JsonSchema {
  const text = JSON.stringify(documented, (_, node: unknown) =>
    isObject(node) && node.derived === true ? undefined : node,
  );
  return JSON.parse(text) as JsonSchema;
}

function inFull(node: unknown): unknown {
  if (Array.isArray(node)) return node.filter((part) => !isShort(part)).map(inFull);
  if (!isObject(node)) return node;
  const { filled, required, derived: _, ...rest } = node;
  const requiredNames = [...listOf(required), ...listOf(filled)];
  const full: JsonSchema = {
    ...Object.fromEntries(
      Object.entries(rest).map(([key, part]) => [key, NAMED.includes(key) ? named(part) : inFull(part)]),
    ),
    ...(requiredNames.length > 0 ? { required: requiredNames } : {}),
  };
  const [only, ...others] = Array.isArray(full.oneOf) ? full.oneOf : [];
  if (!isObject(only) || others.length > 0) return full;
  const { oneOf: __, ...outerSchema } = full;
  return { ...only, ...outerSchema };
}

/** Keywords whose keys are names. */
const NAMED = ['properties', 'definitions'];

function named(parts: unknown): unknown {
  if (!isObject(parts)) return parts;
  const kept = Object.entries(parts).filter(([, part]) => !isShort(part));
  return Object.fromEntries(kept.map(([name, part]) => [name, inFull(part)]));
}

function listOf(names: unknown): unknown[] {
  return Array.isArray(names) ? names : [];
}

function isShort(part: unknown): boolean {
  return isObject(part) && part.short === true;
}
