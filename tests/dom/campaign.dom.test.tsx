import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { product } from '../../src/runtime/base/product.ts';
import { loadScreen } from '../../src/runtime/navigation/load-screen.ts';
import type { Call } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { complaint, fileOf, held, metaPageOf, pageOf, row, toast, unlocked } from './page-parts.ts';

const CAMPAIGN = {
  id: 7,
  ordering: 1,
  title: 'Target Teh',
  participant: 1,
  start_date: '2026-11-01',
  type: 'brand',
  end_date: '2027-01-31',
  active: 1,
  active_string: 'Active',
  type_target: 'qty',
  target: 1200,
  content: '<p>Isi</p>',
  banner_url: null,
  approval_action: false,
};
const PARTICIPANT = {
  id: 31,
  user_id: 4,
  participant_progress: 37,
  reached: 444,
  reward: '',
  user: { shop_name: 'Toko Rizki', owner_name: 'Rizki' },
  campaign: { type_target: 'amount' },
};
const BRANDS = [
  { id: 1, name: 'Indah', active: 1 },
  { id: 2, name: 'Sari', active: 1 },
];
const answers = {
  'GET /api/admin/campaign/{id}': { data: CAMPAIGN },
  'GET /api/admin/campaign/items/{id}': pageOf({ id: 1, product: null, category: null, brand: BRANDS[0] }),
  'GET /api/admin/campaign/participants/{id}': pageOf(PARTICIPANT),
  'GET /api/admin/brand': ({ query }: Call) => {
    const found = BRANDS.filter(({ name }) => name.toLowerCase().includes(query.search ?? ''));
    const shown = query.perPage === 'all' ? found : found.slice(0, 1);
    return { data: { data: shown, last_page: found.length, to: shown.length, total: found.length } };
  },
  'GET /api/admin/users': pageOf({ id: 4, shop_name: 'Toko Rizki', owner_name: 'Rizki', city: 'Solo' }),
  'GET /api/admin/products': metaPageOf({ id: 9, name: 'Teh Celup', sku_code: 'TC-1' }),
};
const press = (name: string) => screen.getByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('a target is money or pieces, and its step says what is missing', async () => {
  const { user } = await openPage('/dashboard/campaign/add', { answers });
  const target = await screen.findByLabelText('Target value');
  expect(target.parentElement?.textContent).toBe('Rp');
  await user.click(await screen.findByLabelText('Quantity'));
  await waitFor(() => expect(target.parentElement?.textContent).toBe('Pcs'));
  await user.type(target, '12500');
  expect(target).toHaveProperty('value', '12,500');
  await user.click(press('Next'));
  expect((await complaint('Please fill all fields.')).length).toBeGreaterThan(0);
});

it('an end date that is refused is taken out, and says why', async () => {
  const { user } = await openPage('/dashboard/campaign/add', { answers });
  const end = await screen.findByLabelText('End Date');
  await user.type(await screen.findByLabelText('Start Date'), '20122999');
  await user.type(end, '19122999');
  await user.click(press('Next'));
  const message = 'End Date cannot be earlier than Start Date or Today Date';
  expect(await complaint(message)).not.toEqual([]);
  await waitFor(() => expect(end).toHaveProperty('value', ''));
  expect(end.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Start Date')).toHaveProperty('value', '20/12/2999');
  await user.type(end, '20122999');
  await user.tab();
  await waitFor(() => expect(end.getAttribute('aria-invalid')).not.toBe('true'));
});

it('brands of a campaign are chosen from their list once something is searched for, all that match at once', async () => {
  const { user, calls } = await openPage('/dashboard/campaign/detail/7?part=products', {
    answers: { ...answers, 'POST /api/admin/campaign/items': { status: 200, message: 'Added.', data: null } },
  });
  await user.click(await screen.findByRole('button', { name: 'Add Products' }));
  const search = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[role=dialog] input[type=search]');
    if (!found) throw new Error('no search');
    return found;
  });
  const records = within(search.closest<HTMLElement>('[role=dialog]') as HTMLElement);
  const submit = records.getByRole('button', { name: 'Submit' });
  await records.findByText('Indah');
  expect(submit).toHaveProperty('disabled', true);
  await user.type(search, 'a');
  await waitFor(() => expect(submit).toHaveProperty('disabled', false));
  await user.click(submit);
  await toast('Select the data first');
  await waitFor(() => expect(calls.some(({ query }) => query.search === 'a')).toBe(true));
  await user.click(await records.findByRole('button', { name: 'Select all 2 that match' }));
  await records.findByText('2 selected');
  // The choice is the dialog: its Submit saves, and both are closed.
  await user.click(await unlocked('Submit'));
  await toast('Added.');
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  const asked = calls.filter(({ path }) => path === '/api/admin/brand').map(({ query }) => query);
  expect(asked).toContainEqual({ search: 'a', perPage: 'all' });
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    'item_id[]': ['1', '2'],
    'campaign_id[]': ['7', '7'],
  });
});

it('the detail says the target with its unit, and how far each shop is', async () => {
  await openPage('/dashboard/campaign/detail/7?part=participants', { answers });
  await screen.findByText('1.200 Pcs');
  const shop = await row('Toko Rizki');
  expect(shop.line.querySelector<HTMLElement>('.c-bar span span')?.style.inlineSize).toBe('37%');
  shop.getByText('37%');
  expect(shop.line.textContent).toMatch(/Rp.444/);
  shop.getByRole('button', { name: 'Push Notification' });
  // Its rows are not squeezed beside the banner.
  expect(shop.line.closest('[data-place]')?.getAttribute('data-place')).toBe('below');
});

it('the dates of a page and of its sections have one form', async () => {
  const approval = 'GET /api/admin/master/promotion-approvals/9';
  const record = { ...CAMPAIGN, approval_id: 9, approval_status: { approval: 1 } };
  const step = { id: 1, approver: 'Sari', level: 'Gudang', status: 'approved', note: null };
  await openPage('/dashboard/campaign/detail/7', {
    answers: {
      ...answers,
      'GET /api/admin/campaign/{id}': { data: record },
      [approval]: { data: { id: 9, name: 'Target Teh' } },
      [`${approval}/changes`]: {
        data: [
          { id: 1, what: 'End Date', before: '2027-01-31', after: '2027-02-28' },
          { id: 2, what: 'Title', before: 'Target 01/02/2027', after: 'Target 2027-02-01' },
        ],
      },
      [`${approval}/logs`]: { data: [{ ...step, created_at: '2026-10-30T01:00:00Z' }] },
      [`${approval}/shops`]: pageOf(),
      [`${approval}/products`]: pageOf(),
    },
  });
  await screen.findByText('01 Nov 2026');
  // A text that somebody wrote stays as it is.
  expect((await row('Target 01/02/2027')).line.textContent).toContain('Target 2027-02-01');
  expect((await row('28 Feb 2027')).line.textContent).toContain('31 Jan 2027');
  expect((await row('Sari')).line.textContent).toContain('30 Okt 2026 08:00');
});

it('its parts wait for the record that they belong to', async () => {
  const { answer, answered } = held();
  const { calls } = await openPage('/dashboard/campaign/detail/7?part=participants', {
    answers: { ...answers, 'GET /api/admin/campaign/{id}': () => answered },
  });
  // All of it is loaded, so that nothing but the record is waited for.
  const parts = product().screens.filter(({ id }) => /^campaign-part/.test(id));
  await act(() => Promise.all(parts.map(loadScreen)));
  for (let turn = 0; turn < 5; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
  answer({ data: CAMPAIGN });
  await row('Toko Rizki');
  const asked = calls.map(({ path }) => path).filter((path) => path.includes('/campaign/'));
  expect(new Set(asked)).toEqual(new Set(['/api/admin/campaign/7', '/api/admin/campaign/participants/7']));
});

it('a reward is edited where it stands, and for everybody in a dialog', async () => {
  const saved: unknown[] = [];
  const { user } = await openPage('/dashboard/campaign/detail/7?part=reward', {
    answers: {
      ...answers,
      'POST /api/admin/campaign/participants/update': ({ body }: Call) => {
        saved.push(body);
        return { status: 200, message: 'Reward saved.', data: null };
      },
    },
  });
  const shop = await row('Toko Rizki');
  await user.click(shop.getByRole('button', { name: 'Edit' }));
  await user.type(await shop.findByRole('textbox'), 'Payung{Enter}');
  await toast('Reward saved.');
  await user.click(screen.getByRole('button', { name: 'Edit Massal' }));
  const all = await dialog('Edit Reward Content for All');
  await user.type(await all.findByRole('textbox'), 'Bonus');
  await user.click(all.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved).toEqual([
    { reward: 'Payung', all: 'false', id: '31' },
    { reward: 'Bonus', id: '7', all: 'true' },
  ]);
});

it('an edit keeps the kind of target and asks before it is left', async () => {
  const { user } = await openPage('/dashboard/campaign/edit/7', { answers });
  const title = await screen.findByLabelText('Title');
  // Nothing waits for approval: no line above the fields either.
  expect(document.querySelector('main dl')).toBeNull();
  expect(await screen.findByLabelText('Quantity')).toHaveProperty('disabled', true);
  await user.type(title, ' baru');
  await user.click(press('Cancel'));
  await screen.findByText('Data will be lost if you leave the page, are you sure?');
});

it('a banner that is no picture is not taken', async () => {
  await openPage('/dashboard/campaign/add', { answers });
  const input = (await screen.findByLabelText('Banner', { selector: 'input' })) as HTMLInputElement;
  fireEvent.change(input, { target: { files: [fileOf('a.pdf', 'application/pdf')] } });
  await toast('Select appropiate image file.');
});
