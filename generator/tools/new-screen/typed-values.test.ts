import { expect, it } from 'vitest';
import { typedDay, typedStep, typedText } from './typed-values.ts';

it.each([
  ['doctor', 'name', true, 'Siti Rahayu'],
  ['supplier', 'name', true, 'Maju Jaya'],
  ['supplier', 'phone', false, '0812'],
  ['home-visit', 'address', false, 'Jl. Melati'],
  ['visit', 'contact_name', false, 'Siti Rahayu'],
  ['visit', 'complaint', false, 'Nothing open'],
])('the demo rows of %s: %s (names it: %s) is like %s', (noun, field, isLabel, value) => {
  expect(typedText(noun, field, isLabel)).toContain(value);
});

it('a name that says nothing gets no value of its own', () => {
  expect([typedText('crate', 'name', true), typedText('crate', 'colour', false)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(typedStep('weight')).toBeUndefined();
});

it('who is born was so long ago, what is due comes, and a price has thousands', () => {
  expect(typedDay('birth_date')).toBe('current_date - (7300 + n * 411)');
  expect(typedDay('due_date')).toBe('current_date + n * 7');
  expect(typedDay('since')).toBe('current_date - n');
  expect(typedStep('unit_price')).toBe(12_500);
});
