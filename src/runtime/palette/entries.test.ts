import { expect, it } from 'vitest';
import { type Entry, fitting } from './entries.ts';

const group = (id: string, ...labels: string[]) => ({
  id,
  label: id,
  entries: labels.map((label): Entry => ({ id: label, label, run: () => undefined })),
});
const labels = (query: string, ...groups: ReturnType<typeof group>[]) =>
  fitting(groups, query).flatMap(({ entries }) => entries.map(({ label }) => label));

it('letters that only follow each other count where nothing has the words themselves', () => {
  const screens = group('screens', 'Nets', 'Section');
  const actions = group('actions', 'New export with several sheets');
  expect(labels('nets', actions, screens)).toEqual(['Nets']);
  expect(labels('nese', actions, screens)).toEqual(['New export with several sheets']);
});
