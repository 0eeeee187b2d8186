// Helpers for tests of compiled rules.
import { expect } from 'vitest';
import type { Validator } from '../../core/model.ts';
import * as ajvRuntime from '../../core/validation/ajv-runtime.ts';
import { nested } from '../../core/validation/nesting.ts';
import { readErrors } from '../../core/validation/read-errors.ts';
import { Place } from '../diagnostics/place.ts';
import { formatProblems, Problems } from '../diagnostics/problems.ts';
import { parseFile } from '../diagnostics/source-file.ts';
import { type Body, compileBody } from './body.ts';
import type { JsonSchema } from './json-schema.ts';
import { validatorCode } from './validator-code.ts';

export const today = '2026-11-20';

/** Compiles a body as the generator does. */
export function compiled(body: JsonSchema): Body {
  const problems = new Problems();
  const { file } = parseFile('schemas/test.endpoints.json', JSON.stringify(body));
  const made = compileBody(body, new Place(file), problems);
  expect(formatProblems(problems.sorted())).toBe('');
  return made;
}

/** The compiled validator of a body, with what its file imports. */
export function runnable(rules: JsonSchema, day: string): Validator {
  const { code, validators } = validatorCode({ body: rules });
  const within = { ...ajvRuntime, today: () => day };
  const script = `${code.replaceAll('export const ', 'const ')}; return ${validators.body};`;
  return new Function(...Object.keys(within), script)(...Object.values(within)) as Validator;
}

/** Returns a function that gives "field keyword message" for each error of a value. */
export function judge(body: JsonSchema): (value: unknown) => string[] {
  const { rules, messages, schema } = compiled(body);
  const plain = runnable(rules, today);
  const validate = 'definitions' in schema ? nested(schema, plain) : plain;
  return (value) => {
    if (validate(value)) return [];
    return readErrors(validate.errors, messages).map(
      ({ field, keyword, message }) => `${field} ${keyword} ${message}`,
    );
  };
}

export const object = (properties: JsonSchema, more: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  properties,
  ...more,
});
