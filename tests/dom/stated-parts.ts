import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Answers, Call } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { toast } from './page-parts.ts';

/** Opens the page before a server that knows what the specification states, and nothing of ours. */
export const openStated = (address: string, answers: Answers) =>
  openPage(address, { answers, extensions: [] });
export const SAVED = { status: 200, message: 'Saved.', data: null };
/** The fields of what was sent, without those of nothing. */
export const sentTo = (calls: readonly Call[], path: string) =>
  calls.filter((call) => call.method !== 'GET' && call.path === path).map(({ body }) => body);

/** Saves a form, and waits for the page that it leads to: the next test begins after it. */
export async function save(user: Awaited<ReturnType<typeof openPage>>['user']): Promise<void> {
  const form = location.pathname;
  await user.click(await screen.findByRole('button', { name: /^(Submit|Save|Tambah)$/ }));
  await toast('Saved.');
  await waitFor(() => expect(location.pathname).not.toBe(form));
}
export const texts = (line: HTMLElement) =>
  [...line.querySelectorAll('td')].map((cell) => cell.textContent ?? '');

export const tea = {
  id: 1,
  name: 'Teh Celup',
  sku_code: 'TC-1',
  price: 12_500,
  active: 1,
  blocked: 0,
  stock: 9,
  category: { id: 2, name: 'Minuman' },
  brand: { id: 1, name: 'Tirta' },
};
