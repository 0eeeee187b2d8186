import { describe, expect, it } from 'vitest';
import type { CompiledBody, FormField, Validator, ValidatorError } from '../../../../core/model.ts';
import { fieldErrorAt, fieldErrorsOf } from './field-errors.ts';

/** A compiled body whose validator reports the given errors. */
function bodyWith(errors: ValidatorError[], messages: CompiledBody['messages'] = {}): CompiledBody {
  const validate: Validator = () => {
    validate.errors = errors;
    return errors.length === 0;
  };
  const schema = { type: 'object', properties: { pages: { type: ['integer', 'null'] }, cover: {} } };
  return { schema, validate, messages };
}
const number: FormField = { name: 'pages', label: 'Pages', field: 'number', span: 4 };
const fields = new Map([['pages', number]]);
const wrongType = { instancePath: '/pages', keyword: 'type', params: { type: 'integer' } };

describe('errors of the compiled rules', () => {
  it('are none for a good body', () => {
    expect(fieldErrorsOf(bodyWith([]), {}, fields)).toEqual([]);
  });

  it('have the declared words, with their numbers filled in', () => {
    const tooFew = { instancePath: '/pages', keyword: 'minimum', params: { limit: 1 } };
    expect(fieldErrorsOf(bodyWith([tooFew]), {}, fields)).toEqual([
      { field: 'pages', message: 'Must be at least 1.' },
    ]);
    expect(
      fieldErrorsOf(bodyWith([tooFew], { '/pages': { minimum: 'No book is empty.' } }), {}, fields),
    ).toEqual([{ field: 'pages', message: 'No book is empty.' }]);
  });

  it('tell a person to enter a number where a number field holds none', () => {
    expect(fieldErrorsOf(bodyWith([wrongType]), {}, fields)[0]?.message).toBe('Please enter a whole number.');
    expect(
      fieldErrorsOf(bodyWith([wrongType], { '/pages': { type: 'Digits only.' } }), {}, fields)[0]?.message,
    ).toBe('Digits only.');
  });

  it('tell it of a whole number inside the value of a hand-made field as well', () => {
    const inside = { instancePath: '/qty/7', keyword: 'type', params: { type: 'integer' } };
    expect(fieldErrorsOf(bodyWith([inside]), {}, fields)).toEqual([
      { field: 'qty.7', message: 'Please enter a whole number.' },
    ]);
  });

  it('are asked about one file alone, whatever else is missing', () => {
    const missing = { instancePath: '', keyword: 'required', params: { missingProperty: 'title' } };
    const tooLarge = { instancePath: '/cover', keyword: 'maxBytes', params: {} };
    const messages = { '/cover': { maxBytes: 'Max file size is 2MB' } };
    expect(fieldErrorAt(bodyWith([missing, tooLarge], messages), 'cover', {})).toBe('Max file size is 2MB');
    expect(fieldErrorAt(bodyWith([missing], messages), 'cover', {})).toBeUndefined();
  });
});
