import { describe, expect, it } from 'vitest';
import { judge, object, today } from './testing.ts';
import { validatorCode } from './validator-code.ts';

describe('compiled bodies', () => {
  it('say that a required value is missing when it is absent, null or, unless it is a text, empty', () => {
    const check = judge(
      object({ name: { type: 'string' }, count: { type: 'integer' } }, { required: ['name', 'count'] }),
    );
    expect(check({ name: 'a', count: 1 })).toEqual([]);
    expect(check({ name: '', count: 0 })).toEqual([]);
    const missing = ['name required Please fill this field.', 'count required Please fill this field.'];
    expect(check({})).toEqual(missing);
    expect(check({ name: null, count: null })).toEqual(missing);
    expect(check({ name: 'a', count: '' })).toEqual(['count required Please fill this field.']);
  });

  it('accept null where the type allows it, even for a required value', () => {
    const check = judge(object({ parent: { type: ['integer', 'null'] } }, { required: ['parent'] }));
    expect(check({ parent: null })).toEqual([]);
    expect(check({})).toEqual(['parent required Please fill this field.']);
  });

  it('tell white space from text, also the kinds a person cannot see', () => {
    const check = judge(object({ name: { type: 'string', notBlank: true } }));
    expect(check({ name: ' a ' })).toEqual([]);
    for (const blank of ['', ' ', '\t\n', '\u00a0', '\u3000']) {
      expect(check({ name: blank })).toEqual(['name notBlank Please fill this field.']);
    }
  });

  it('judge files by type and size and let unchanged ones pass', () => {
    const check = judge(
      object({
        cover: {
          file: { types: ['image/png', 'image/jpeg'], maxBytes: 100 },
          messages: { types: 'No image.' },
        },
      }),
    );
    const file = (mime: string, bytes: number) => ({ cover: { name: 'a', mime, bytes, path: '/tmp/x' } });
    for (const unchanged of [{}, { cover: '' }, { cover: null }]) expect(check(unchanged)).toEqual([]);
    expect(check(file('image/png', 100))).toEqual([]);
    expect(check(file('image/gif', 1))).toEqual(['cover types No image.']);
    expect(check(file('image/png', 101))).toEqual(['cover maxBytes This file is too large.']);
    expect(check({ cover: 'text' })).toEqual(['cover maxLength Must have at most {limit} characters.']);
    expect(check({ cover: {} })).toEqual(['cover types No image.']);
  });

  it('do not take an unchanged file for a required one', () => {
    const check = judge(
      object({ file: { file: { types: ['image/*'], maxBytes: 9 } } }, { required: ['file'] }),
    );
    for (const none of [{}, { file: '' }, { file: null }]) {
      expect(check(none)).toEqual(['file required Please fill this field.']);
    }
    expect(check({ file: { name: 'a', mime: 'image/webp', bytes: 9 } })).toEqual([]);
  });

  it('judge each file of a list', () => {
    const files = {
      type: 'array',
      items: { file: { types: ['image/*'], maxBytes: 9 }, messages: { maxBytes: 'Big.' } },
    };
    const check = judge(object({ files }));
    const file = { name: 'a', mime: 'image/png', bytes: 9 };
    expect(check({ files: [file] })).toEqual([]);
    expect(check({ files: [file, { ...file, bytes: 10 }] })).toEqual(['files.1 maxBytes Big.']);
  });

  it('keep a date within its limits, the limits included', () => {
    const check = judge(
      object({
        day: {
          type: ['string', 'null'],
          format: 'date',
          formatMinimum: '1700-12-31',
          formatMaximum: '9999-12-30',
        },
      }),
    );
    for (const day of ['1700-12-31', '9999-12-30', null]) expect(check({ day })).toEqual([]);
    expect(check({ day: '1700-12-30' })).toEqual(['day formatMinimum This date is too early.']);
    expect(check({ day: '9999-12-31' })).toEqual(['day formatMaximum This date is too late.']);
  });

  it('compare dates with today and with each other, and leave empty ones alone', () => {
    const date = { type: ['string', 'null'], format: 'date' };
    const check = judge(object({ start: { ...date, notBefore: 'today' }, end: { ...date, after: 'start' } }));
    expect(check({ start: today, end: '2026-11-21' })).toEqual([]);
    expect(check({ start: '2026-11-19' })).toEqual(['start notBefore This date is too early.']);
    expect(check({ start: today, end: today })).toEqual(['end after This date is too early.']);
    for (const start of [null, '', undefined])
      expect(check({ start: start || null, end: '2020-01-01' })).toEqual([]);
    expect(check({ start: '2027-02-29' })).toEqual([
      'start format There is no such date. Write it as dd/mm/yyyy.',
    ]);
  });

  it('keep a date before another one, and within so many days of it', () => {
    const date = { type: ['string', 'null'], format: 'date' };
    const end = { ...date, notBefore: 'start', within: { days: 30, of: 'start' } };
    const check = judge(object({ start: { ...date, notAfter: 'today' }, end }));
    expect(check({ start: today, end: '2026-12-20' })).toEqual([]);
    expect(check({ start: '2026-11-21' })).toEqual(['start notAfter This date is too late.']);
    expect(check({ start: '2024-02-01', end: '2024-03-03' })).toEqual([
      'end within This date lies more than {days} days after the first.',
    ]);
    for (const start of [null, '', undefined, 7]) {
      expect(check({ start, end: '2030-01-01' }).filter((text) => text.startsWith('end'))).toEqual([]);
    }
  });

  it('compare a repeated text with the first one, once both are there', () => {
    const text = { type: 'string' };
    const check = judge(object({ password: text, again: { ...text, sameAs: 'password' } }));
    for (const fine of [{}, { password: 'a', again: 'a' }, { password: 'a' }, { again: 'a' }]) {
      expect(check(fine)).toEqual([]);
    }
    expect(check({ password: 'a', again: 'A' })).toEqual([
      'again sameAs This does not repeat what was given above.',
    ]);
    expect(check({ password: '', again: 'a' })).toHaveLength(1);
  });

  it('demand a value only when the condition holds', () => {
    const check = judge(
      object(
        { kind: { type: 'integer' }, due: { type: ['string', 'null'] }, limit: { type: 'number' } },
        {
          requiredWhen: {
            due: {
              any: [
                { field: 'kind', in: [1, 2] },
                { field: 'limit', gt: 10 },
              ],
            },
            limit: { all: [{ field: 'kind', is: 3 }, { not: { field: 'due', exists: true } }] },
          },
        },
      ),
    );
    const due = ['due required Please fill this field.'];
    expect(check({})).toEqual([]);
    expect(check({ kind: 0 })).toEqual([]);
    for (const none of [{}, { due: null }, { due: '' }]) expect(check({ kind: 2, ...none })).toEqual(due);
    expect(check({ limit: 11 })).toEqual(due);
    expect(check({ limit: 10 })).toEqual([]);
    expect(check({ kind: 3 })).toEqual(['limit required Please fill this field.']);
    expect(check({ kind: 3, due: '' })).toEqual(['limit required Please fill this field.']);
    expect(check({ kind: 3, due: 'x' })).toEqual([]);
  });

  it('speak the message of the property before that of the object around it', () => {
    const item = object(
      { qty: { type: 'integer', minimum: 1 } },
      { required: ['qty'], messages: { minimum: 'Inner.' } },
    );
    const check = judge(
      object(
        {
          name: { type: 'string', minLength: 2, messages: { minLength: 'Own.' } },
          items: { type: 'array', items: item },
        },
        { required: ['name'], messages: { required: 'Outer.', minLength: 'Outer short.' } },
      ),
    );
    expect(check({})).toEqual(['name required Outer.']);
    expect(check({ name: 'a' })).toEqual(['name minLength Own.']);
    expect(check({ name: 'ab', items: [{ qty: 1 }, { qty: 0 }, {}] })).toEqual([
      'items.1.qty minimum Inner.',
      'items.2.qty required Outer.',
    ]);
  });

  it('take limits from other values of the same body', () => {
    const check = judge(
      object({ max: { type: 'number' }, qty: { type: 'number', maximum: { $data: '1/max' } } }),
    );
    expect(check({ max: 5, qty: 5 })).toEqual([]);
    expect(check({ max: 5, qty: 6 })).toEqual(['qty maximum Must be at most {limit}.']);
  });

  it('count characters, not their halves', () => {
    const check = judge(object({ name: { type: 'string', maxLength: 2 } }));
    expect(check({ name: '👍👍' })).toEqual([]);
    expect(check({ name: '👍👍a' })).toHaveLength(1);
  });

  it('hold no code made at run time and load nothing', () => {
    const { code } = validatorCode({ a: object({ d: { type: 'string', format: 'date', pattern: '^2' } }) });
    expect(code).not.toMatch(/\brequire\(|\bimport\b|new Function|\beval\b/);
  });
});

describe('a rule for some cases', () => {
  it('has its own words, and holds only then', () => {
    const said = judge(
      object(
        { key: { type: 'string' }, value: { type: 'string', maxLength: 5 } },
        {
          if: { required: ['key'], properties: { key: { const: 'flag' } } },
          // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
          then: { properties: { value: { enum: ['on', 'off'], messages: { enum: 'On or off.' } } } },
        },
      ),
    );
    expect(said({ key: 'flag', value: 'maybe' })).toEqual(['value enum On or off.']);
    expect(said({ key: 'flag', value: 'off' })).toEqual([]);
    expect(said({ key: 'name', value: 'maybe' })).toEqual([]);
    expect(said({ value: 'maybe' })).toEqual([]);
  });
});
