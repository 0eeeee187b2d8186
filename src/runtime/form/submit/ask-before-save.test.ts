import { expect, it } from 'vitest';
import type { FormScreen } from '../../../../core/model.ts';
import { partOf } from '../../../../tests/part-of.ts';
import type { FormApi } from '../state/form-api.ts';
import { FormStore } from '../state/form-store.ts';
import { declaredQuestions } from './ask-before-save.ts';

type Asks = FormScreen['submit']['asks'];
const questions = (asks: Asks, values: Record<string, unknown>) =>
  declaredQuestions(
    partOf<FormApi>({
      screen: { submit: { asks } },
      store: new FormStore(values),
      scope: { row: {}, route: {}, query: {} },
    }),
  );

const half = { field: 'size', gt: 50, text: 'More than half: {value} %.' };
const role = { field: 'role', changed: true, text: 'Your own.' } as const;
const year = { field: 'end', gt: 'start', days: 366, text: 'More than a year.' };

it.each([
  [half, { size: 51 }, ['More than half: 51 %.']],
  [half, { size: 50 }, []],
  [half, { size: null }, []],
  [{ ...half, gt: 'least' }, { size: 5, least: 4 }, ['More than half: 5 %.']],
  [{ ...half, gt: 'least' }, { size: 5, least: null }, []],
  [{ ...half, when: { field: 'kind', is: 'percent' } }, { size: 51, kind: 'amount' }, []],
  [
    { ...half, when: { field: 'kind', is: 'percent' } },
    { size: 51, kind: 'percent' },
    ['More than half: 51 %.'],
  ],
  // A whole leap year is a year.
  [year, { start: '2027-03-01', end: '2028-02-29' }, []],
  [year, { start: '2027-03-01', end: '2028-03-01' }, ['More than a year.']],
  [year, { start: '2027-03-01', end: null }, []],
  [role, { role: 4 }, []],
] as const)('%j asks of %j: %j', (ask, values, expected) => {
  expect(questions([ask as NonNullable<Asks>[number]], values)).toEqual(expected);
});

it('asks about a value that is changed, and no more once it is the same again', () => {
  const store = new FormStore({ role: 2 });
  const form = partOf<FormApi>({
    screen: { submit: { asks: [role] } },
    store,
    scope: { row: {}, route: {}, query: {} },
  });
  store.commit('role', 4);
  expect(declaredQuestions(form)).toEqual(['Your own.']);
  store.commit('role', 2);
  expect(declaredQuestions(form)).toEqual([]);
});
