import { describe, expect, it } from 'vitest';
import { readErrors } from './read-errors.ts';

const error = (instancePath: string, keyword: string, params: Record<string, unknown> = {}) => ({
  instancePath,
  keyword,
  params,
});

describe('readErrors', () => {
  it('finds nothing in nothing', () => {
    expect([readErrors(null, {}), readErrors(undefined, {}), readErrors([], {})]).toEqual([[], [], []]);
  });

  it('puts "required" at the field that is missing, not at the object around it', () => {
    const errors = [error('/items/0', 'required', { missingProperty: 'qty' })];
    expect(readErrors(errors, { '/items/*/qty': { required: 'Fill it.' } })).toEqual([
      { field: 'items.0.qty', keyword: 'required', message: 'Fill it.', params: { missingProperty: 'qty' } },
    ]);
  });

  it('says one thing per field, first of all that it is missing', () => {
    const errors = [
      error('/a', 'type', { type: 'string' }),
      error('', 'filled', { missingProperty: 'a' }),
      error('/a', 'pattern'),
    ];
    expect(readErrors(errors, {}).map(({ field, keyword }) => `${field} ${keyword}`)).toEqual(['a required']);
  });

  it('leaves out what only repeats the errors of branches', () => {
    const errors = [error('/a', 'minimum', { limit: 2 }), error('/b', 'anyOf'), error('', 'if')];
    expect(readErrors(errors, {}).map(({ keyword }) => keyword)).toEqual(['minimum']);
    expect(readErrors([error('/b', 'anyOf')], {}).map(({ message }) => message)).toEqual([
      'This value is not valid.',
    ]);
  });

  it('reads names with slashes and tildes', () => {
    expect(readErrors([error('/a~1b~0c', 'type')], {})[0]?.field).toBe('a/b~c');
  });
});
