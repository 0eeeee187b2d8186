import { expect, it } from 'vitest';
import { ApiError, NO_ANSWER } from '../../base/api-error.ts';
import { reportOf } from '../state/error-report.ts';
import { FormStore } from '../state/form-store.ts';
import { headline, openOf } from './error-list.tsx';
import { errorsOfRefusal } from './refusal.ts';

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

it('a save that was not answered is not called unsaved, one that was refused is', () => {
  const said = (failure: ApiError) => {
    const store = new FormStore({});
    store.setReport(reportOf(errorsOfRefusal(failure, []), []));
    const errors = store.fieldErrors();
    return headline(
      openOf(errors),
      errors.some(({ unknown }) => unknown),
    );
  };
  expect(said(new ApiError(NO_ANSWER, 0))).toContain('It is not known whether this was saved.');
  expect(said(new ApiError('No.', 422))).toContain('This was not saved.');
  expect(said(new ApiError('The server cannot be reached.', 0))).toContain('This was not saved.');
});
