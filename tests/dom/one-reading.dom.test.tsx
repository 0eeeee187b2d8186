// Whatever word a server has for on and off, badge, actions and forms read the same.
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from './open-page.tsx';
import { pageOf } from './page-parts.ts';

const days = { start_date: '2026-11-02', end_date: '2999-11-20' };
const ON: readonly unknown[] = [1, '1', true, 'Y', 'y', 'active'];
const OFF: readonly unknown[] = [0, '0', false, 'N', 'n', null, 'x', ''];

/** Address, call, name of the field, and a row without it. */
const LISTS = [
  ['/dashboard/promotion/', 'promo-master', 'active', { title: 'Panen', jenis: 'NEW PROMO', ...days }],
  ['/dashboard/promo/basic', 'promos', 'status', { title: 'Panen', ...days }],
  ['/dashboard/flashsale', 'flashale', 'active', { sesi: 'Panen', ends_at: '2999-01-01T00:00:00+07:00' }],
  ['/dashboard/promo/bundle', 'products/bundle', 'active', { name: 'Panen', ...days }],
  ['/dashboard/promo/promo-free-barang', 'products/free', 'active', { produk_gratis: 'Panen', ...days }],
  ['/dashboard/campaign', 'campaign', 'active', { title: 'Panen', ...days }],
  ['/dashboard/level', 'loyalty/level', 'active', { title: 'Panen', omset: 'Rp 0' }],
  ['/dashboard/point', 'loyalty/point-management', 'active', { purchase: 'Panen' }],
] as const;

it.each(LISTS)('in the list %s', async (address, call, field, given) => {
  const rows = [...ON, ...OFF].map((value, index) => ({ ...given, id: index + 1, [field]: value }));
  const { user } = await openPage(address, { answers: { [`GET /api/admin/${call}`]: pageOf(...rows) } });
  await screen.findAllByText('Panen');
  const lines = [...document.querySelectorAll('tbody tr')];
  expect(lines).toHaveLength(rows.length);
  for (const [index, line] of lines.entries()) {
    const isOn = index < ON.length;
    const told = `${field} ${JSON.stringify([...ON, ...OFF][index])}`;
    expect([told, /Active/.test(line.textContent ?? ''), /Inactive/.test(line.textContent ?? '')]).toEqual([
      told,
      isOn,
      !isOn,
    ]);
    const more = line.querySelector('[data-more]');
    if (more) await user.click(more);
    const entries = more ? await screen.findAllByRole('menuitem') : [];
    const names = [...line.querySelectorAll('[data-act]'), ...entries].map((one) => one.textContent);
    expect([told, ...names.filter((name) => /activate$/i.test(name ?? ''))]).toEqual([
      told,
      isOn ? 'Deactivate' : 'Activate',
    ]);
    if (more) await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  }
});
