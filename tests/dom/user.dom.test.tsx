import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from './open-page.tsx';
import { columns, row } from './page-parts.ts';

it('the codes of a shop stand with their times', async () => {
  const code = { id: 1, otp_code: '004711', requested_at: '2026-11-02T01:30:00Z', expired_at: null };
  await openPage('/dashboard/user/otplog/1', {
    as: { role: 5 },
    answers: {
      'GET /api/admin/users/1': { data: { id: 1, shop_name: 'Toko Rizki' } },
      'GET /api/admin/users/otp-log/1': { data: [{ ...code, expired_at: '2026-11-02T01:35:00Z' }] },
    },
  });
  const { line } = await row('004711');
  expect(line.textContent).toMatch(/02\/11\/2026 08:30.*02\/11\/2026 08:35/);
  expect(await columns()).toEqual(['OTP Code', 'Requested At', 'Expired At']);
  await screen.findByText(/Toko Rizki/);
});
