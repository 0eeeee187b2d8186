import { expect, it } from 'vitest';
import { waited } from './times.ts';

const now = Date.parse('2026-11-24T10:00:00Z');
it.each([
  ['2026-11-24T09:59:30Z', undefined],
  ['2026-11-24T10:05:00Z', undefined],
  ['2026-11-24T09:59:00Z', { text: 'Waiting {count} min', count: 1 }],
  ['2026-11-24T09:00:01Z', { text: 'Waiting {count} min', count: 59 }],
  ['2026-11-24T09:00:00Z', { text: 'Waiting {count} h', count: 1 }],
  ['2026-11-23T10:00:01Z', { text: 'Waiting {count} h', count: 23 }],
  ['2026-11-23T10:00:00Z', { text: 'Waiting {count} d', count: 1 }],
  ['2026-11-21T10:00:00Z', { text: 'Waiting {count} d', count: 3 }],
])('since %s', (since, said) => expect(waited(since, now)).toEqual(said));
