import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Call, Reply } from './answer-calls.ts';
import {
  answers,
  conditions,
  group,
  isSave,
  listAnswers,
  row,
  stored,
  TODAY,
  tier,
} from './new-promo-parts.ts';
import { openPage } from './open-page.tsx';
import { pageOf, toast } from './page-parts.ts';

it('an edit sends what was read where nothing was changed, and shows a refusal at its node', async () => {
  const message = 'A higher tier needs more than the one before it.';
  const refusal = { message, errors: [{ field: 'items_condition.data.1.data.0.data.0.items', message }] };
  const { user, calls } = await openPage('/dashboard/promotion/edit/3', {
    answers: { ...answers, ...stored, 'POST /api/admin/new-promo/update': new Reply(422, refusal) },
  });
  const sku = await row(/^SKU: Teh Celup/);
  await user.type(screen.getByLabelText(/Nama Promo/), ' dua');
  // Above the form, and in the preview.
  await waitFor(() => expect(screen.getAllByText('Tipe Promo')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await within(sku).findByText(message);
  await waitFor(() => expect(document.activeElement).toBe(sku));
  const sent = calls.find(isSave)?.body as { items_condition: string };
  expect(JSON.parse(sent.items_condition)).toEqual(conditions);
  expect(sent).not.toHaveProperty('banner');
});

it('conditions that a server tells in the shape of what is read alone are edited and sent again', async () => {
  const { items_condition: _, ...told } = stored['GET /api/admin/new-promo/3'].data;
  const ids = [1, 2].map((id) => ({ id, new_promo_id: 3 }));
  const amount = { type_benefit: 'cn', type: 'amount', value: 900, is_super_tier: '0', id: 8 };
  const read = {
    ...told,
    promo_condition: told.promo_condition.map((block, place) => ({ ...block, ...ids[place] })),
    benefit: [...told.benefit.slice(1), { ...amount, maks_benefit: 500 }],
  };
  const { user, calls } = await openPage('/dashboard/promotion/edit/3', {
    answers: {
      ...answers,
      'GET /api/admin/new-promo/3': { data: read },
      'POST /api/admin/new-promo/update': { message: 'Saved.' },
      ...listAnswers,
    },
  });
  await row(/^SKU: Teh Celup/);
  await user.type(screen.getByLabelText(/Nama Promo/), ' dua');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(calls.some(isSave)).toBe(true));
  const sent = calls.find(isSave)?.body as { items_condition: string };
  expect(JSON.parse(sent.items_condition)).toEqual({
    data: conditions.data.map((block, place) => ({ ...block, ...ids[place] })),
    benefit: [conditions.benefit[1], { ...amount, maks_benefit: 0 }],
  });
});

it('more bytes than the server takes are not sent', async () => {
  const at = 'GET /api/admin/new-promo/3';
  const gift = { type_benefit: 'free-gift', type: 'custom', value: 'x'.repeat(1_000_000), maks_benefit: 1 };
  const items_condition = {
    ...conditions,
    benefit: [conditions.benefit[0], { ...gift, is_super_tier: '0' }],
  };
  const { user, calls } = await openPage('/dashboard/promotion/edit/3', {
    answers: { ...answers, [at]: { data: { ...stored[at].data, items_condition } } },
  });
  await user.type(await screen.findByLabelText(/Nama Promo/), ' dua');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findAllByText(/These conditions are too large\./);
  expect(calls.filter(isSave)).toEqual([]);
});

it('a promotion without a banner is not edited without one, and one that has it sends none', async () => {
  const at = 'GET /api/admin/new-promo/3';
  const { user, calls } = await openPage('/dashboard/promotion/edit/3', {
    answers: { ...answers, [at]: { data: { ...stored[at].data, banner: null } } },
  });
  await user.type(await screen.findByLabelText(/Nama Promo/), ' dua');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await toast('Mohon lengkapi semua field yang wajib diisi');
  expect(screen.getAllByText('Banner Promo wajib diupload').length).toBeGreaterThan(0);
  expect(calls.filter(isSave)).toEqual([]);
  await screen.findByRole('heading', { name: 'Preview Informasi' });
});

it('the detail says in words whom and what it is for, and who decides may', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/detail-promotion/3', {
    answers: {
      ...stored,
      'GET /api/admin/master/promotion-approvals/9': { data: { id: 9, name: 'Campur' } },
      'GET /api/admin/master/promotion-approvals/9/changes': {
        data: [{ id: 1, what: 'Kuota Promo', before: '9', after: '2.000' }],
      },
      'GET /api/admin/master/approval/9/approve': { message: 'Promotion Campur is approved.' },
      ...listAnswers,
      'GET /api/admin/master/promotion-approvals/9/shops': pageOf(),
      'GET /api/admin/master/promotion-approvals/9/logs': {
        data: [
          {
            id: 1,
            approver: 'Sari',
            level: 'Kepala Gudang',
            status: 'approved',
            note: null,
            created_at: `${TODAY}T01:00:00Z`,
          },
        ],
      },
    },
  });
  await screen.findByText('Kepala Gudang');
  screen.getByRole('heading', { name: 'Detail Promosi', level: 1 });
  expect(document.title).toMatch(/^Detail Promosi · /);
  expect(screen.getAllByText('Campur').length).toBeGreaterThan(0);
  const shop = await screen.findByText('Customer: Toko Maju');
  expect(shop.closest('ul')?.contains(screen.getByText('WL Area kecuali Bandung'))).toBe(true);
  // Each card says how its filters are joined, however many it has.
  const cards = [...(shop.closest('dl')?.querySelectorAll('dt') ?? [])];
  expect(cards.map((card) => card.textContent)).toEqual(['CustomerAND', 'ProductAND']);
  screen.getByText('Teh Celup: Tier 1, mulai 10 pcs');
  screen.getByText('Potongan Harga 5%, maksimal Rp 50.000', { exact: false });
  screen.getByText('Waiting Approval');
  const changed = within(await screen.findByRole('row', { name: /2\.000/ }));
  expect(changed.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Kuota Promo', '9', '2.000']);
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Promo Campur will change to Reject' }),
  );
  await dialog.findByLabelText('Notes');
  await user.click(dialog.getByRole('button', { name: 'Batal' }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
  await toast('Promotion Campur is approved.');
  expect(calls.some(({ path }) => path.endsWith('/approve'))).toBe(true);
});

it('an edit that was rejected is said, with the way to it', async () => {
  const at = 'GET /api/admin/new-promo/3';
  const message = 'An edit was rejected: what was approved before goes on as it was.';
  const ended = { approval_action: false, approval_status: { approval: 2 } };
  const of9 = ['shops', 'logs', 'changes'].map((part) => [
    `GET /api/admin/master/promotion-approvals/9/${part}`,
    pageOf(),
  ]);
  const open = (approval_standing: object | null) =>
    openPage('/dashboard/promotion/detail-promotion/3', {
      answers: {
        ...Object.fromEntries(of9),
        [at]: { data: { ...stored[at].data, ...ended, approval_standing } },
      },
    });
  const { unmount } = await open({ message });
  await screen.findByText(message);
  const way = screen.getByRole('link', { name: 'See the edit' });
  expect(way.getAttribute('href')).toBe('/dashboard/approval/harga-coret/9');
  unmount();
  await open(null);
  await screen.findByText('Approved');
  expect(screen.queryByRole('link', { name: 'See the edit' })).toBeNull();
});

it('Reject without a note is the stated call', async () => {
  const reject = 'GET /api/admin/master/approval/9/reject';
  const { user, calls } = await openPage('/dashboard/promotion/detail-promotion/3', {
    answers: {
      ...stored,
      'GET /api/admin/master/promotion-approvals/9': { data: { id: 9, name: 'Campur' } },
      'GET /api/admin/master/promotion-approvals/9/shops': pageOf(),
      'GET /api/admin/master/promotion-approvals/9/logs': { data: [] },
      'GET /api/admin/master/promotion-approvals/9/changes': { data: [] },
      [reject]: { status: 200, message: 'Rejected.' },
      ...listAnswers,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByLabelText('Notes');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await toast('Rejected.');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('many tiers and many names are shortened, and there when they are asked for', async () => {
  const at = 'GET /api/admin/new-promo/3';
  const numbers = (count: number) => Array.from({ length: count }, (_, before) => before + 1);
  const block = (type: string, part: string, promo_value_detail: object[]) => ({
    type,
    level: 1,
    condition: 'and',
    is_active: 1,
    promo_value: [group('and', { type: part, value: 'choose', promo_value_detail })],
  });
  const shops = numbers(5).map((id) => ({ detail: { id, name: `Toko ${id}` } }));
  const tea = { product_details: { id: 7, name: 'Teh' }, promo_tier: numbers(25).map(tier) };
  const data = {
    ...stored[at].data,
    promo_condition: [block('customers', 'customers', shops), block('products', 'sku', [tea])],
    benefit: numbers(25).map((value) => ({ ...conditions.benefit[0], value })),
  };
  const { user } = await openPage('/dashboard/promotion/detail-promotion/3', {
    answers: {
      [at]: { data },
      'GET /api/admin/master/promotion-approvals/9/shops': pageOf(),
      'GET /api/admin/master/promotion-approvals/9/logs': { data: [] },
      'GET /api/admin/master/promotion-approvals/9/changes': { data: [] },
    },
  });
  await screen.findByText('Customer: Toko 1, Toko 2, Toko 3 atau 2 more');
  for (const said of [/^Teh: Tier .* pcs$/, /Potongan Harga/]) {
    expect(screen.getAllByText(said)).toHaveLength(20);
    await user.click(screen.getAllByRole('button', { name: '5 more' })[0] as HTMLElement);
    expect(screen.getAllByText(said)).toHaveLength(25);
  }
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  screen.getByText('Customer: Toko 1, Toko 2, Toko 3, Toko 4 atau Toko 5');
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});

describe('the maximum over all orders', () => {
  const at = 'GET /api/admin/new-promo/3';
  const open = (extensions?: readonly string[]) =>
    openPage('/dashboard/promotion/edit/3', {
      answers: {
        ...answers,
        ...listAnswers,
        ...stored,
        [at]: { data: { ...stored[at].data, ...(extensions ? {} : { maks_total: 1_500_000 }) } },
        'POST /api/admin/new-promo/update': { message: 'Saved.' },
      },
      ...(extensions && { extensions }),
    });
  const sent = async (user: UserEvent, calls: readonly Call[]) => {
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(calls.some(isSave)).toBe(true));
    return (calls.find(isSave)?.body ?? {}) as Record<string, unknown>;
  };

  it('is said in the preview, and sent as it is typed', async () => {
    const { user, calls } = await open();
    await screen.findByText('Rp 1.500.000');
    const field = screen.getByLabelText(/^Maximum over all orders/);
    await user.clear(field);
    await user.type(field, '2000000');
    await screen.findByText('Rp 2.000.000');
    expect(await sent(user, calls)).toMatchObject({ maks_total: '2000000' });
  });

  it('that is emptied is no limit', async () => {
    const { user, calls } = await open();
    await user.clear(await screen.findByLabelText(/^Maximum over all orders/));
    expect(await sent(user, calls)).toMatchObject({ maks_total: '' });
  });

  it('is not there before a server of the stated contract alone', async () => {
    const { user, calls } = await open([]);
    await user.type(await screen.findByLabelText(/Nama Promo/), ' dua');
    expect(screen.queryByLabelText(/^Maximum over all orders/)).toBeNull();
    expect(await sent(user, calls)).not.toHaveProperty('maks_total');
  });
});
