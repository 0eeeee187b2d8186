import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { pageOf, row, toast } from './page-parts.ts';

it('Detail of an approval leads to the page of its kind; that of a struck price is its approval', async () => {
  const approval = (id: number, name: string, jenis: string) => ({
    id,
    name,
    jenis,
    relation_id: id + 100,
    promo_master_id: id + 200,
    periode: '',
    approval: 1,
    creator: { username: 'ratna' },
  });
  await openPage('/dashboard/promotion/approval', {
    answers: {
      'GET /api/admin/user-admin': pageOf(),
      'GET /api/admin/master/list': pageOf(
        approval(1, 'Kopi', 'NEW PROMO'),
        approval(2, 'Teh', 'other'),
        approval(3, 'Gula', 'FLASHALE'),
        approval(4, 'Susu', 'CAMPAIGN'),
        approval(5, 'Roti', 'BUNDLE'),
        approval(6, 'Beras', 'PRODUCT FREE'),
        approval(7, 'Garam', 'HARGA CORET'),
      ),
    },
  });
  const leadsTo = async (name: string) =>
    (await row(name)).getByRole('link', { name: 'Detail' }).getAttribute('href');
  expect(await leadsTo('Kopi')).toBe('/dashboard/promotion/detail-promotion/101');
  expect(await leadsTo('Teh')).toBe('/dashboard/promotion/detail-promotion/102');
  expect(await leadsTo('Gula')).toBe('/dashboard/flashsale/detail/103');
  expect(await leadsTo('Susu')).toBe('/dashboard/campaign/detail/104');
  expect(await leadsTo('Roti')).toBe('/dashboard/promo/bundle/detail/105');
  expect(await leadsTo('Beras')).toBe('/dashboard/promo/promo-free-barang/detail/106');
  expect(await leadsTo('Garam')).toBe('/dashboard/approval/harga-coret/7');
});

/** A version that waits for whoever looks at it, and what else its page reads. */
const VERSION = {
  id: 3,
  relation_id: 103,
  name: 'Gula',
  jenis: 'HARGA CORET',
  periode: '',
  start_date: '2026-11-02',
  end_date: '2026-11-20',
  approval: 1,
  approval_action: true,
  approval_turn: '1.1',
  products: [],
};
const PARTS = {
  'GET /api/admin/master/promotion-approvals/3/changes': { data: [] },
  'GET /api/admin/master/promotion-approvals/3/shops': pageOf(),
  'GET /api/admin/master/promotion-approvals/3/logs': { data: [] },
};

it('whoever turns a promotion down says why, and goes on with the other approvals', async () => {
  const turnDown = 'POST /api/admin/master/approval/3/reject';
  const { user, calls } = await openPage('/dashboard/approval/harga-coret/3', {
    answers: {
      'GET /api/admin/user-admin': pageOf(),
      'GET /api/admin/master/list': pageOf(),
      'GET /api/admin/master/promotion-approvals/3': { data: VERSION },
      ...PARTS,
      [turnDown]: { status: 200, message: 'Rejected.' },
    },
  });
  await screen.findByRole('heading', { name: 'Detail Promo Harga Coret', level: 1 });
  expect(document.title).toMatch(/^Detail Promo Harga Coret · /);
  await user.click(await screen.findByRole('button', { name: 'Tolak' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Promo Gula will change to Reject' }));
  await user.type(await dialog.findByLabelText('Notes'), 'Terlalu murah');
  await user.click(dialog.getByRole('button', { name: 'Tolak' }));
  await toast('Rejected.');
  await waitFor(() => expect(`${location.pathname}${location.hash}`).toBe('/dashboard/promotion#tab=1'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    note: 'Terlalu murah',
    shown_turn: '1.1',
  });
});

it('a version of another kind is called by its kind, and is decided here too', async () => {
  const { user, calls } = await openPage('/dashboard/approval/harga-coret/3', {
    answers: {
      'GET /api/admin/master/promotion-approvals/3': {
        data: { ...VERSION, jenis: 'FLASHALE', products: null },
      },
      'GET /api/admin/user-admin': pageOf(),
      'GET /api/admin/master/list': pageOf(),
      'GET /api/admin/master/approval/3/approve': { status: 200, message: 'Approved.' },
      ...PARTS,
    },
  });
  await screen.findByRole('heading', { name: 'Detail Promo Flash Sale', level: 1 });
  expect(document.title).toMatch(/^Detail Promo Flash Sale · /);
  const links = screen.getAllByRole('link', { name: 'Detail' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dashboard/flashsale/detail/103']);
  // What its kind does not have is no part of it.
  expect(screen.queryByRole('heading', { name: 'Product Promo' })).toBeNull();
  // A part with nothing in it is one line, no page of its own.
  const nothing = await screen.findByText('This is new: there is nothing earlier to compare it with.');
  expect(nothing.closest('strong')).toBeNull();
  for (const name of ['Tolak', 'Revisi']) screen.getByRole('button', { name });
  await user.click(screen.getByRole('button', { name: 'Setujui' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Setujui' }));
  await toast('Approved.');
  expect(calls.find(({ path }) => path.endsWith('/approve'))?.query.shown_turn).toBe('1.1');
});

it.each(['CAMPAIGN', 'BUNDLE', 'PRODUCT FREE', 'NEW PROMO', 'other'])(
  'a version of the kind %s is decided on the page of its approval',
  async (jenis) => {
    await openPage('/dashboard/approval/harga-coret/3', {
      answers: { 'GET /api/admin/master/promotion-approvals/3': { data: { ...VERSION, jenis } }, ...PARTS },
    });
    for (const name of ['Tolak', 'Revisi', 'Setujui']) await screen.findByRole('button', { name });
  },
);

it('a decision names the version and turn that were shown; refused, the page reads what is there now', async () => {
  const shown = { ...VERSION, approval_turn: '1.2' };
  let isReplaced = false;
  const refused = new Reply(409, {
    message: 'Version {version} waits now',
    params: { version: 2 },
    errors: [{ field: 'shown_turn', message: 'Version {version} waits now', params: { version: 2 } }],
  });
  const refuse = () => {
    isReplaced = true;
    return refused;
  };
  const { user, calls } = await openPage('/dashboard/approval/harga-coret/3', {
    answers: {
      'GET /api/admin/master/promotion-approvals/3': () => ({
        data: isReplaced ? { ...shown, approval_action: false, latest_id: 4 } : shown,
      }),
      ...PARTS,
      'GET /api/admin/master/approval/3/approve': refuse,
      'POST /api/admin/master/approval/3/revise': refuse,
    },
  });
  const later = () => screen.findByRole('link', { name: 'Latest version' });
  await user.click(await screen.findByRole('button', { name: 'Setujui' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Setujui' }));
  await toast('Version 2 waits now');
  expect((await later()).getAttribute('href')).toBe('/dashboard/approval/harga-coret/4');
  const approved = calls.find(({ path }) => path.endsWith('/approve'));
  expect(approved?.query.shown_turn).toBe('1.2');
});

it('Revisi names them too, and what is behind its dialog is read again', async () => {
  const [label, call] = ['Revisi', 'revise'];
  let turn = '1.1';
  const { user, calls } = await openPage('/dashboard/approval/harga-coret/3', {
    answers: {
      'GET /api/admin/master/promotion-approvals/3': () => ({
        data: { ...VERSION, approval_turn: turn },
      }),
      ...PARTS,
      [`POST /api/admin/master/approval/3/${call}`]: () => {
        turn = '1.2';
        return new Reply(409, { message: 'Look at it again.', errors: [] });
      },
    },
  });
  const decide = async () => {
    await user.click(await screen.findByRole('button', { name: label }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Notes'), 'x');
    await user.click(dialog.getByRole('button', { name: label }));
    await dialog.findByText('Look at it again.');
    await user.click(dialog.getByRole('button', { name: 'Batal' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  };
  await decide();
  await decide();
  const sentTurns = calls.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
  expect(sentTurns).toMatchObject([{ shown_turn: '1.1' }, { shown_turn: '1.2' }]);
});

it('the approval of a promotion has its products and log, and says what each decision does', async () => {
  const promotion = {
    id: 3,
    name: 'Gula',
    jenis: 'HARGA CORET',
    periode: '02/11/2026 - 20/11/2026',
    approval: 1,
    start_date: '2026-11-02',
    end_date: '2026-11-20',
    approval_action: true,
    products: [
      {
        name: 'Gula',
        customer_group: 'Gold',
        discount_group: null,
        discount_customer_group: 'Silver',
        kuota: 5,
        price: 9000,
        diskon: '10%',
        periode: '02/11/2026 - 20/11/2026',
      },
    ],
  };
  const log = { id: 1, approver: 'ratna', level: '', created_at: '2026-11-02T09:15:00+07:00', note: null };
  const { user, calls } = await openPage('/dashboard/approval/harga-coret/3', {
    answers: {
      'GET /api/admin/master/list': pageOf(),
      'GET /api/admin/master/promotion-approvals/3': { data: promotion },
      'GET /api/admin/master/promotion-approvals/3/changes': { data: [] },
      'GET /api/admin/master/promotion-approvals/3/shops': pageOf(),
      'GET /api/admin/master/promotion-approvals/3/logs': { data: [{ ...log, status: 'submitted' }] },
      'GET /api/admin/master/approval/3/approve': { status: 200, message: 'Approved.', data: null },
    },
  });
  await row('ratna');
  const heads = [...document.querySelectorAll('table')].map((table) =>
    [...table.querySelectorAll('th[scope=col]')].map((head) => head.textContent).join('|'),
  );
  expect(heads).toEqual([
    'Product Name|User Group|Discount Group|User Group|Kuota|Price|Diskon|Periode Promo',
    'Approver|Level|Version|Approval Time|Status|Notes|Action',
  ]);
  await user.click(screen.getByRole('button', { name: 'Revisi' }));
  const revise = within(await screen.findByRole('dialog', { name: 'Masukan notes untuk revisi' }));
  await user.click(await revise.findByRole('button', { name: 'Batal' }));
  await user.click(screen.getByRole('button', { name: 'Setujui' }));
  const asked = within(await screen.findByRole('alertdialog'));
  asked.getByText('Promo Gula will change to Approve');
  await user.click(asked.getByRole('button', { name: 'Setujui' }));
  await waitFor(() => expect(`${location.pathname}${location.hash}`).toBe('/dashboard/promotion#tab=1'));
  expect(calls.filter(({ path }) => path.endsWith('/approve'))).toHaveLength(1);
});

it('several approvals that wait are decided at once, each for the turn that was shown', async () => {
  const approval = (id: number, name: string, state: number) => ({
    id,
    name,
    jenis: 'BUNDLE',
    relation_id: id,
    promo_master_id: id,
    periode: '',
    approval: state,
    creator: { username: 'ratna' },
    asks: id === 1 ? 'new' : 'edit',
    approval_turn: `${id}.1`,
  });
  const { user, calls } = await openPage('/dashboard/promotion/approval', {
    answers: {
      'GET /api/admin/user-admin': pageOf(),
      'GET /api/admin/master/list': pageOf(
        approval(1, 'Kopi', 1),
        approval(2, 'Teh', 1),
        approval(3, 'Gula', 2),
      ),
      'GET /api/admin/master/approval/{id}/approve': { status: 200, message: 'Approved.' },
    },
  });
  expect((await row('Kopi')).line.textContent).toContain('To begin');
  expect((await row('Teh')).line.textContent).toContain('A change');
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Approve' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
  const decided = () => calls.filter(({ path }) => path.endsWith('/approve'));
  await waitFor(() => expect(decided()).toHaveLength(2));
  expect(decided().map(({ path, query }) => [path.split('/')[5], query.shown_turn])).toEqual([
    ['1', '1.1'],
    ['2', '2.1'],
  ]);
});

it('a step of an edit leads to what the edit asked for, also once it is decided', async () => {
  const step = { level: '', created_at: '2026-11-02T09:15:00+07:00', note: null };
  const { user, calls } = await openPage('/dashboard/approval/harga-coret/3', {
    answers: {
      ...PARTS,
      'GET /api/admin/master/promotion-approvals/3': { data: VERSION },
      'GET /api/admin/master/promotion-approvals/2': { data: { ...VERSION, id: 2 } },
      'GET /api/admin/master/promotion-approvals/2/{part}': pageOf(),
      'GET /api/admin/master/promotion-approvals/3/logs': {
        data: [
          { ...step, id: 1, approver: 'ratna', status: 'approved', version_id: 1, version: 1, asks: 'new' },
          { ...step, id: 64, approver: 'budi', status: 'rejected', version_id: 2, version: 2, asks: 'edit' },
        ],
      },
    },
  });
  const seen = (await row('budi')).getByRole('link', { name: 'See the edit' });
  expect(seen.getAttribute('href')).toBe('/dashboard/approval/harga-coret/2');
  expect((await row('ratna')).queryByRole('link', { name: 'See the edit' })).toBeNull();
  // The row is no version: nothing is asked by its id.
  await user.click(seen);
  await waitFor(() => expect(calls.map(({ path }) => path).join()).toContain('promotion-approvals/2/'));
  expect(calls.filter(({ path }) => path.includes('/64'))).toEqual([]);
});
