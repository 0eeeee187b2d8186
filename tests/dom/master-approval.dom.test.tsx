import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { columns, held, pageOf, row, toast } from './page-parts.ts';

const approver = (id: number, username: string, role: number | null, role_string: string) => ({
  id,
  user_id: id + 10,
  role,
  role_string,
  user: { id: id + 10, username, owner_name: `Ibu ${username}` },
});
const LEVELS = {
  'GET /api/admin/master/level': {
    data: [
      { id: 4, level: 4, level_name: 'Direktur' },
      { id: 5, level: 5, level_name: 'Manajer Penjualan' },
    ],
  },
  'GET /api/admin/user-admin': pageOf({ id: 11, username: 'ratna', role: 2 }),
};
const LIST = {
  'GET /api/admin/master/approval': pageOf(
    approver(1, 'ratna', 4, 'Direktur'),
    approver(2, 'budi', 5, 'Manajer Penjualan'),
  ),
};
const edit = async (name: string) => (await row(name)).getByRole('button', { name: 'Edit' });

it('the list shows what the specification names, numbered from 1, and on over the pages', async () => {
  const { unmount } = await openPage('/dashboard/master-approval', { answers: LIST });
  expect((await row('ratna')).getAllByRole('cell')[0]?.textContent).toBe('1');
  expect((await row('budi')).getAllByRole('cell')[0]?.textContent).toBe('2');
  expect(await columns()).toEqual(['No', 'Nama', 'Role', 'User', 'Action']);
  unmount();
  const second = { data: { data: [approver(11, 'sari', 4, 'Direktur')], last_page: 2, to: 11, total: 11 } };
  await openPage('/dashboard/master-approval?page=2', {
    answers: { 'GET /api/admin/master/approval': second },
  });
  expect((await row('sari')).getAllByRole('cell')[0]?.textContent).toBe('11');
});

it('"Delete Role?" stays while its call fails, and closes once it succeeds', async () => {
  let status = 500;
  const { user } = await openPage('/dashboard/master-approval', {
    answers: {
      ...LIST,
      'DELETE /api/admin/master/approval/2': () => new Reply(status, { status, message: `Said ${status}.` }),
    },
  });
  await user.click((await row('budi')).getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Delete Role?');
  await user.click(within(question).getByRole('button', { name: 'Submit' }));
  await toast('Said 500.');
  await waitFor(() =>
    expect(within(question).getByRole('button', { name: 'Batal' })).toHaveProperty('disabled', false),
  );
  status = 200;
  await user.click(within(question).getByRole('button', { name: 'Submit' }));
  await toast('Said 200.');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('choices that are opened before the record has come are there when it has', async () => {
  const { answer, answered } = held();
  const { user } = await openPage('/dashboard/master-approval', {
    answers: { ...LIST, ...LEVELS, 'GET /api/admin/master/approval/1': () => answered },
  });
  await user.click(await edit('ratna'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByLabelText('Role'));
  await screen.findByRole('option', { name: 'Direktur' });
  answer({ data: approver(1, 'ratna', 4, 'Direktur') });
  await dialog.findByRole('heading', { name: 'ratna' });
  await user.click(await screen.findByRole('option', { name: 'Manajer Penjualan' }));
  const role = dialog.getByLabelText<HTMLInputElement>('Role');
  await waitFor(() => expect(role.value).toBe('Manajer Penjualan'));
});

it('an approver whose role is lost cannot be saved without one', async () => {
  const { user, calls } = await openPage('/dashboard/master-approval', {
    answers: {
      ...LIST,
      ...LEVELS,
      'GET /api/admin/master/approval/1': { data: approver(1, 'ratna', null, '') },
    },
  });
  await user.click(await edit('ratna'));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('heading', { name: 'ratna' });
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  await toast('Role cannot empty.');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('a role that is cleared stays cleared, its list covers no button, and saving is refused', async () => {
  const { user, calls } = await openPage('/dashboard/master-approval', {
    answers: {
      ...LIST,
      ...LEVELS,
      'GET /api/admin/master/approval/1': { data: approver(1, 'ratna', 4, 'Direktur') },
    },
  });
  await user.click(await edit('ratna'));
  const dialog = within(await screen.findByRole('dialog'));
  const role = await dialog.findByLabelText<HTMLInputElement>('Role');
  await waitFor(() => expect(role.value).toBe('Direktur'));
  await user.click(role);
  await screen.findByRole('option', { name: 'Direktur' });
  await user.clear(role);
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.tab();
  expect(role.value).toBe('');
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  await toast('Role cannot empty.');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
