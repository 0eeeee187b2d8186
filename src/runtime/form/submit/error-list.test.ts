import { expect, it } from 'vitest';
import { reportOf } from '../state/error-report.ts';
import { FormStore } from '../state/form-store.ts';
import { headline, openOf } from './error-list.tsx';

it('the summary counts only what is still open, and says when nothing is', () => {
  const store = new FormStore({});
  const names = ['title', 'pages'];
  store.setReport(
    reportOf(
      names.map((field) => ({ field, message: 'No.' })),
      names,
    ),
  );
  const messages = [headline(openOf(store.fieldErrors()))];
  for (const name of names) {
    store.setError(name, undefined);
    messages.push(headline(openOf(store.fieldErrors())));
  }
  expect(messages).toEqual([
    'This was not saved: 2 things need your attention.',
    'This was not saved. What you typed is still here.',
    'All of this has been changed. Save again.',
  ]);
});
