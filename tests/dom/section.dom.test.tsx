import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from './open-page.tsx';
import { complaint, pageOf } from './page-parts.ts';

it('one of a few choices is named as a group, asked for, chosen and sent', async () => {
  const { user, calls } = await openPage('/dashboard/section/add', {
    answers: {
      'POST /api/admin/sections': { status: 200, message: 'Section saved.', data: { id: 1 } },
      'GET /api/admin/sections': pageOf(),
    },
  });
  const types = await screen.findByRole('radiogroup', { name: 'Type' });
  expect(types.getAttribute('aria-required')).toBe('true');
  const radio = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  await user.type(screen.getByLabelText('Title'), 'Merek pilihan');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await complaint('Please fill all fields.');
  // The summary and the first message lead to the group; whoever is led there stands on a choice.
  await waitFor(() => expect(document.activeElement).toBe(radio('Product')));
  expect(radio('Product').getAttribute('aria-invalid')).toBe('true');
  const [message = ''] = (radio('Product').getAttribute('aria-describedby') ?? '').split(' ');
  expect(document.getElementById(message)?.textContent).toBe('Please fill all fields.');
  expect(calls).toEqual([]);

  await user.click(radio('Brand'));
  expect(radio('Brand').checked).toBe(true);
  expect(radio('Brand').getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(calls[0]?.body).toEqual({ title: 'Merek pilihan', type: 'brand' }));
});
