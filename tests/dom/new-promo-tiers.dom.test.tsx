import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, conditions, isSave, listAnswers, row, stored, tier } from './new-promo-parts.ts';
import { openPage } from './open-page.tsx';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const isShown = (label: string) => screen.queryByLabelText(label) !== null;
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

/** A stored promotion with so many SKUs of two tiers. */
async function openTiers(
  count: number,
  { superTiers = [] as number[], extensions = undefined as string[] | undefined } = {},
) {
  const at = 'GET /api/admin/new-promo/3';
  const [customers] = conditions.data;
  const sku = {
    type: 'sku',
    value: 'choose',
    group: 'tiering',
    items: numbers(count).map((relation_id) => ({ relation_id, data: [tier(10), tier(20)] })),
    ...(superTiers.length > 0 && { super_tier: superTiers.map((_, index) => 30 * (index + 1)) }),
  };
  const products = {
    type: 'products',
    is_active: 1,
    condition: 'and',
    data: [{ level: 1, condition: 'and', data: [sku] }],
  };
  const supers = superTiers.map((value) => ({ ...conditions.benefit[0], value, is_super_tier: '1' }));
  const items_condition = { data: [customers, products], benefit: [...conditions.benefit, ...supers] };
  const page = await openPage('/dashboard/promotion/edit/3', {
    answers: {
      ...answers,
      ...listAnswers,
      [at]: { data: { ...stored[at].data, items_condition } },
      'POST /api/admin/new-promo/update': { message: 'Saved.' },
    },
    ...(extensions && { extensions }),
  });
  await row(/^SKU: /);
  return page;
}

it('fifty SKUs have one table of tiers, with an exception that is made, typed in and sent', async () => {
  const { user, calls } = await openTiers(50);
  expect(screen.getAllByRole('button', { name: 'Tambah Tier' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Remove Tier 1' })).toBeNull();
  fireEvent.paste(screen.getByLabelText('The same for 50 SKUs: Tier 1'), {
    clipboardData: { getData: () => '10\n20\n30\n40\n50\n60\n' },
  });
  await screen.findByLabelText('The same for 50 SKUs: Tier 6');
  screen.getByRole('button', { name: 'Exception for one SKU' }).focus();
  await user.keyboard('{Enter}');
  (await screen.findAllByRole('menuitem'))[7]?.focus();
  await user.keyboard('{Enter}');
  const own = await screen.findByLabelText('#8: Tier 1');
  await waitFor(() => expect(document.activeElement).toBe(own));
  expect(typedIn('#8: Tier 6')).toBe('60');
  type('#8: Tier 1', '5');
  type('The same for 49 SKUs: Tier 1', '5');
  // It stays an exception while it happens to be the same.
  expect([isShown('#8: Tier 1'), isShown('The same for 49 SKUs: Tier 1')]).toEqual([true, true]);
  type('The same for 49 SKUs: Tier 1', '12');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(calls.some(isSave)).toBe(true));
  const { items_condition } = (calls.find(isSave)?.body ?? {}) as { items_condition: string };
  const { items } = JSON.parse(items_condition).data[1].data[0].data[0];
  const six = (first: number) => [first, 20, 30, 40, 50, 60].map(tier);
  expect(items).toEqual(numbers(50).map((id) => ({ relation_id: id, data: id === 8 ? six(5) : six(12) })));
});

it('a super tier of 0 below one that gives is an error at its row, before a server that names no tiers', async () => {
  const { user, calls } = await openTiers(1, { superTiers: [0, 5], extensions: [] });
  const text = 'A super tier of 0 below one that gives would change which tier that is.';
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await within(screen.getByRole('group', { name: 'SUPER TIER 1' })).findByText(text);
  expect(calls.filter(isSave)).toEqual([]);
});

it('an exception is taken back, or becomes the rule', async () => {
  const { user } = await openTiers(3);
  const except = async () => {
    await user.click(screen.getByRole('button', { name: 'Exception for one SKU' }));
    await user.click((await screen.findAllByRole('menuitem'))[1] as HTMLElement);
    await screen.findByLabelText('#2: Tier 1');
    type('#2: Tier 1', '5');
  };
  await except();
  screen.getByRole('button', { name: 'Like the others: #2' }).focus();
  await user.keyboard('{Enter}');
  const shared = await screen.findByLabelText('The same for 3 SKUs: Tier 1');
  await waitFor(() => expect(document.activeElement).toBe(shared));
  expect([typedIn('The same for 3 SKUs: Tier 1'), isShown('#2: Tier 1')]).toEqual(['10', false]);
  await except();
  await user.click(screen.getByRole('button', { name: 'For all SKUs: #2' }));
  await screen.findByLabelText('The same for 3 SKUs: Tier 1');
  await waitFor(() => expect(typedIn('The same for 3 SKUs: Tier 1')).toBe('5'));
});

it('rows of a spreadsheet are the SKUs of the table, and those that differ become exceptions', async () => {
  await openTiers(4);
  fireEvent.paste(screen.getByLabelText('The same for 4 SKUs: Tier 1'), {
    clipboardData: { getData: () => '10\t20\n6\t12\n10\t20' },
  });
  await screen.findByLabelText('The same for 3 SKUs: Tier 1');
  expect([typedIn('#2: Tier 1'), typedIn('#2: Tier 2')]).toEqual(['6', '12']);
});

it('a pasted column of numbers goes down the benefits', async () => {
  await openTiers(1);
  const values = () => screen.getAllByLabelText<HTMLInputElement>(/: Nilai$/).map(({ value }) => value);
  const [first] = screen.getAllByLabelText(/: Nilai$/);
  if (!first) throw new Error('There is no benefit.');
  fireEvent.paste(first, { clipboardData: { getData: () => '3\n7\n' } });
  await waitFor(() => expect(values()).toEqual(['3', '7']));
});
