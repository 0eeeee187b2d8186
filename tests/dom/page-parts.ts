import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Within a toast of this page; one of the page before may still be fading out. */
export const TOAST = '.notistack-Snackbar:not([data-stale]) *';

/** The toast that says `text`, when it comes. */
export const toast = (text: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(text, { selector: TOAST });

/** What a form says of its own input: at a field, or above them all. */
export const complaint = (text: string | RegExp): Promise<HTMLElement[]> =>
  screen.findAllByText(text, { selector: '.form-message *, .form-message, .form-summary *' });

/** The button that saves, once it is no longer locked after a click before. */
export async function unlocked(name: string | RegExp): Promise<HTMLElement> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  return button;
}

/** The headings of the columns, in their order. */
export async function columns(): Promise<string[]> {
  const heads = await screen.findAllByRole('columnheader');
  return heads.map((head) => head.textContent ?? '').filter(Boolean);
}

/** The row that holds `text`. */
export async function row(text: string | RegExp) {
  const cell = await screen.findByText(text, { selector: 'tbody *' });
  const line = cell.closest('tr');
  if (!line) throw new Error(`"${text}" stands in no row.`);
  return { line, ...within(line) };
}

/** A file of so many bytes. */
export const fileOf = (name: string, type: string, bytes = 64): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** The answer of a list: these rows are its only page. */
export const pageOf = (...rows: readonly unknown[]) => ({
  data: { data: rows, last_page: 1, to: rows.length, total: rows.length },
});

/** The same for a list that tells the rest in `meta`. */
export const metaPageOf = (...rows: readonly unknown[]) => ({
  data: rows,
  meta: { last_page: 1, to: rows.length, total: rows.length },
});

/** The bodies that were posted, the oldest first. */
export const posted = (calls: readonly { readonly method: string; readonly body: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

/** An answer that is given when the test says so. */
export function held(): { readonly answered: Promise<object>; answer(body: object): void } {
  let answer = (_: object) => {};
  const answered = new Promise<object>((resolve) => {
    answer = resolve;
  });
  return { answered, answer: (body) => answer(body) };
}

/** The page with charts is compiled before a test draws it first: that takes longer than a page may take to load. */
export async function compileCharts(): Promise<void> {
  await Promise.all([
    import('../../src/screens-custom/analytics/analytics-page.tsx'),
    import('../../src/runtime/kinds/report/drawn-plot.tsx'),
  ]);
}
