import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from './open-page.tsx';
import { complaint } from './page-parts.ts';

it('a reminder without both days is not sent', async () => {
  const { user, calls } = await openPage('/dashboard/promo/basic/remind/3', {
    answers: { 'GET /api/admin/promos/{id}': { data: { id: 3, title: 'Panen' } } },
  });
  await user.type(await screen.findByLabelText('Reminder start'), '20122999');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await complaint('Please fill all fields.')).not.toEqual([]);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
