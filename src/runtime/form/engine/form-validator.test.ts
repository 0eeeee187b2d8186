import { describe, expect, it, vi } from 'vitest';
import type { FormField, FormScreen, Validator, ValidatorError } from '../../../../core/model.ts';
import { partOf } from '../../../../tests/part-of.ts';
import { layoutOf } from '../state/form-layout.ts';
import { validate, validatorOf } from './form-validator.ts';

const pages: FormField = { name: 'pages', label: 'Pages', field: 'number', span: 4 };
const room: FormField = { name: 'place.room', label: 'Room', field: 'text', span: 4 };

/** A screen whose compiled rules report the given errors, in the format of compiled validators. */
function screenWith(found: [string, string, object][], messages: FormScreen['body']['messages'] = {}) {
  const compiled: Validator = vi.fn((_data: unknown) => {
    const errors = found.map(([instancePath, keyword, params]) => {
      // As of two rules in one case, whose equal words the library would tell once.
      const schemaPath = `#/anyOf/0${instancePath}/${keyword}`;
      return { instancePath, schemaPath, keyword, params: params as ValidatorError['params'] };
    });
    compiled.errors = errors.length > 0 ? errors : null;
    return errors.length === 0;
  });
  const place = { type: 'object', properties: { room: { type: 'string' } } };
  const schema = { type: 'object', properties: { pages: { type: ['integer', 'null'] }, place } };
  // Only these properties of a screen are read.
  const screen = partOf<FormScreen>({
    id: 'book-add',
    fields: [pages, room],
    sections: [],
    body: { schema, validate: compiled, messages },
  });
  return { screen, compiled };
}

describe("the form library's validator", () => {
  it('runs the compiled function, once, and finds nothing in a good body', () => {
    const { screen, compiled } = screenWith([]);
    expect(validate(screen, { pages: 1 })).toEqual([]);
    expect(compiled).toHaveBeenCalledExactlyOnceWith({ pages: 1 });
  });

  it('is one object per screen, made for the schema that the form is given', () => {
    const { screen } = screenWith([['/pages', 'minimum', { limit: 1 }]]);
    const validator = validatorOf(screen);
    expect(validatorOf(screen)).toBe(validator);
    const { schema } = layoutOf(screen);
    expect(schema.$id).toBe('book-add');
    expect(validator.validateFormData({}, schema)).toMatchObject({
      errors: [{ property: '.pages', message: 'Must be at least 1.' }],
      errorSchema: { pages: { __errors: ['Must be at least 1.'] } },
    });
    expect(() => validator.validateFormData({}, { ...schema, title: 'another' })).toThrow('differs');
  });

  it('says one thing per field, "is missing" first, at the field and not at its object', () => {
    const { screen } = screenWith([
      ['/place', 'type', {}],
      ['/pages', 'type', {}],
      ['/place', 'filled', { missingProperty: 'room' }],
      ['', 'filled', { missingProperty: 'pages' }],
      ['', 'if', {}],
    ]);
    expect(validate(screen, {})).toEqual([
      { field: 'place', message: 'This value does not have the expected form.' },
      { field: 'pages', message: 'Please fill this field.' },
      { field: 'place.room', message: 'Please fill this field.' },
    ]);
  });

  it('has the declared words, else those of the rule, else those of a number field', () => {
    const wrong: [string, string, object][] = [['/pages', 'type', { type: 'integer' }]];
    expect(validate(screenWith(wrong).screen, {})[0]?.message).toBe('Please enter a whole number.');
    const worded = screenWith(wrong, { '/pages': { type: 'Digits only.' } });
    expect(validate(worded.screen, {})[0]?.message).toBe('Digits only.');
  });
});
