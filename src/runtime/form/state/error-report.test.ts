import { expect, it } from 'vitest';
import { commonMessage, reportOf } from './error-report.ts';
import { FormStore } from './form-store.ts';

const errors = [
  { field: 'rule.parts.0.book', message: 'Choose a book.' },
  { field: 'rule.parts.1.parts', message: 'This group is empty.' },
  { field: 'name', message: 'A name is missing.' },
  { field: 'elsewhere', message: 'Not of this form.' },
];

it('a field has one message for all that is below it, unless it shows each at its path', () => {
  const plain = reportOf(errors, ['name', 'rule']);
  expect([...plain.atFields]).toEqual([
    ['name', 'A name is missing.'],
    ['rule', 'Choose a book.'],
  ]);
  const deep = reportOf(errors, ['name', 'rule'], new Set(['rule']));
  expect(deep.list).toEqual([
    { field: 'name', message: 'A name is missing.' },
    { field: 'rule.parts.0.book', message: 'Choose a book.' },
    { field: 'rule.parts.1.parts', message: 'This group is empty.' },
    { message: 'Not of this form.' },
  ]);
});

it('a store gives the messages of a field by the path below its value', () => {
  const store = new FormStore({});
  store.setReport(
    reportOf([...errors, { field: 'rule', message: 'No.' }], ['name', 'rule'], new Set(['rule'])),
  );
  expect([...store.errorsAt('rule')]).toEqual([
    ['parts.0.book', 'Choose a book.'],
    ['parts.1.parts', 'This group is empty.'],
    ['', 'No.'],
  ]);
  store.setError('rule.parts.0.book', undefined);
  expect(store.errorsAt('rule').has('parts.0.book')).toBe(false);
  expect(store.fieldErrors().filter(({ done }) => done)).toHaveLength(1);
});

it('several errors are one complaint where the declaration says the same of each', () => {
  const of = (...messages: string[]) => commonMessage(messages.map((message) => ({ message })));
  const both = 'User or Role cannot empty.';
  expect([of(both, both), of(both), of(both, 'Too long.'), of()]).toEqual([
    both,
    undefined,
    undefined,
    undefined,
  ]);
  const own = 'Please fill this field.';
  expect(of(own, own)).toBeUndefined();
});
