import { expect, it } from 'vitest';
import { TypeWriter } from './type-writer.ts';

it('lists are readonly, also those in lists', async () => {
  const types = new TypeWriter({ get: async (_question, answer) => answer() });
  const list = (items: object) => ({ type: 'array', items });
  const rows = list(list({ type: ['string', 'number'] }));
  const parts = list({ type: 'object', properties: { tags: list({ type: 'string' }) } });
  expect(
    await types.write('Answer', { type: 'object', required: ['rows'], properties: { rows, parts } }),
  ).toBe(
    `export interface Answer {
  rows: readonly (readonly (string | number)[])[];
  parts?: readonly {
    tags?: readonly string[];
  }[];
}
`,
  );
});
