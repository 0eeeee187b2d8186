import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { columns, complaint, pageOf, row, TOAST, toast, unlocked } from './page-parts.ts';

const account = (id: number, username: string, role: number) => ({ id, username, role });
const LIST = {
  'GET /api/admin/user-admin': pageOf(
    account(1, 'admin', 2),
    account(2, 'superadmin', 3),
    account(3, 'itstaff', 4),
    account(4, 'cs', 5),
  ),
};

it('the accounts stand with their roles in words', async () => {
  await openPage('/dashboard/admin', { answers: LIST });
  expect((await row('itstaff')).line.textContent).toContain('IT Staff');
  expect((await row('cs')).line.textContent).toContain('Customer Service');
  expect(await columns()).toEqual(['ID', 'Username', 'Role', 'Action']);
});

it('an Admin is not offered to touch a Superadmin', async () => {
  await openPage('/dashboard/admin', { answers: LIST });
  const superadmin = await row('superadmin');
  expect(superadmin.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(superadmin.queryByRole('button', { name: 'Delete' })).toBeNull();
  (await row('itstaff')).getByRole('link', { name: 'Edit' });
});

it('nobody is offered to delete their own account', async () => {
  const me = { id: 2, username: 'superadmin', role: 3, role_string: 'Superadmin' };
  await openPage('/dashboard/admin', { as: me, answers: LIST });
  const mine = await row('superadmin');
  mine.getByRole('link', { name: 'Edit' });
  expect(mine.queryByRole('button', { name: 'Delete' })).toBeNull();
  (await row('itstaff')).getByRole('button', { name: 'Delete' });
});

it('who adds an account is told what is missing', async () => {
  const { user, calls } = await openPage('/dashboard/admin/add', { answers: {} });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await complaint('Please Fill all Fields');
  expect(calls).toEqual([]);
});

it('passwords that differ are not sent', async () => {
  const { user, calls } = await openPage('/dashboard/admin/add', { answers: {} });
  await user.type(await screen.findByLabelText('Username'), 'uji-dua');
  await user.selectOptions(screen.getByLabelText('Role'), 'Customer Service');
  await user.type(screen.getByLabelText('Password'), 'satu-satu');
  await user.type(screen.getByLabelText('Password Confirmation'), 'dua-dua-dua');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await toast('Password confirmation does not match.');
  expect(calls).toEqual([]);
});

it('the confirmation is marked as required exactly while there is a password', async () => {
  const { user } = await openPage('/dashboard/admin/edit/3', {
    answers: { 'GET /api/admin/user-admin/3': { data: account(3, 'itstaff', 4) } },
  });
  const password = await screen.findByLabelText('Password');
  const again = screen.getByLabelText('Password Confirmation');
  const required = () => again.getAttribute('aria-required') === 'true';
  const marked = () => again.closest('[data-field]')?.textContent?.includes('*');
  expect([required(), marked()]).toEqual([false, false]);
  await user.type(password, 'rahasia');
  await waitFor(() => expect([required(), marked()]).toEqual([true, true]));
  await user.clear(password);
  await waitFor(() => expect([required(), marked()]).toEqual([false, false]));
});

it('a password of seven characters is not sent', async () => {
  const { user, calls } = await openPage('/dashboard/admin/add', { answers: {} });
  await user.type(await screen.findByLabelText('Username'), 'uji-tiga');
  await user.selectOptions(screen.getByLabelText('Role'), 'Customer Service');
  await user.type(screen.getByLabelText('Password'), 'tujuh-7');
  await user.type(screen.getByLabelText('Password Confirmation'), 'tujuh-7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await toast('Must have at least 8 characters.');
  expect(calls).toEqual([]);
});

describe('the current password', () => {
  const open = (id: number, extensions?: readonly string[]) =>
    openPage(`/dashboard/admin/edit/${id}`, {
      as: { id: 3 },
      answers: {
        [`GET /api/admin/user-admin/${id}`]: { data: account(id, 'ratna', 2) },
        'PUT /api/admin/user-admin': { status: 200, message: 'Saved.', data: account(id, 'ratna', 2) },
        'GET /api/me': { data: account(id, 'ratna', 2) },
        ...LIST,
      },
      ...(extensions ? { extensions } : {}),
    });
  const current = () => screen.queryByLabelText('Current Password');

  it('is asked for where somebody changes their own', async () => {
    const { user, calls } = await open(3);
    const password = await screen.findByLabelText('Password');
    expect(current()).toBeNull();
    await user.type(password, 'delapan-8');
    await user.type(screen.getByLabelText('Password Confirmation'), 'delapan-8');
    await user.type(await screen.findByLabelText('Current Password'), 'lama');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const sent = () => calls.find(({ method }) => method === 'PUT')?.body;
    await waitFor(() => expect(sent()).toMatchObject({ current_password: 'lama' }));
    await row('cs');
  });

  it('is marked as required, and without it nothing is sent', async () => {
    const { user, calls } = await open(3);
    await user.type(await screen.findByLabelText('Password'), 'delapan-8');
    await user.type(screen.getByLabelText('Password Confirmation'), 'delapan-8');
    const field = await screen.findByLabelText('Current Password');
    expect(field.getAttribute('aria-required')).toBe('true');
    expect(field.closest('[data-field]')?.textContent).toContain('*');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await complaint('Give your current password.');
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.clear(screen.getByLabelText('Password'));
    await user.clear(screen.getByLabelText('Password Confirmation'));
    await user.click(await unlocked('Save'));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1));
    await row('cs');
  });

  it.each([
    ['of somebody else', 4, undefined],
    ['where the server does not know it', 3, []],
  ])('is not asked for %s', async (_what, id, extensions) => {
    const { user } = await open(id, extensions);
    await user.type(await screen.findByLabelText('Password'), 'delapan-8');
    await user.type(screen.getByLabelText('Password Confirmation'), 'delapan-8');
    expect(current()).toBeNull();
  });
});

/** The page that a role without this one is led to. */
const WAITING = Object.fromEntries(
  [
    'today',
    ...['', '/keywords', '/products', '/usage', '/answer-times'].map((part) => `analytics${part}`),
  ].map((path) => [`GET /api/admin/${path}`, () => new Promise(() => undefined)]),
);

describe("one's own role", () => {
  const question = /^This is your own account\./;
  const open = (id: number, extensions?: readonly string[]) => {
    const now = { role: 2 };
    const change = () => {
      if (id === 1) now.role = 5;
      return { status: 200, message: 'Admin ratna saved.', data: account(id, 'ratna', 5) };
    };
    const refused = new Reply(403, { message: 'Role is not Authorized.', errors: [] });
    const ofAdmins = (answer: object) => () => (now.role === 2 ? answer : refused);
    return openPage(`/dashboard/admin/edit/${id}`, {
      answers: {
        [`GET /api/admin/user-admin/${id}`]: ofAdmins({ data: account(id, 'ratna', 2) }),
        'GET /api/admin/user-admin': ofAdmins(LIST['GET /api/admin/user-admin']),
        'PUT /api/admin/user-admin': change,
        ...WAITING,
        'GET /api/me': () => ({
          data: { ...account(1, 'ratna', now.role), role_string: 'Customer Service' },
        }),
      },
      ...(extensions ? { extensions } : {}),
    });
  };

  it.each([
    ['as the server names it', undefined],
    ['where the server does not answer whose it is', []],
  ])('is asked about once, and is the new one at once, %s', async (_what, extensions) => {
    const { user, calls } = await open(1, extensions);
    await user.selectOptions(await screen.findByLabelText('Role'), 'Customer Service');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog');
    within(dialog).getByText(question);
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await toast('Admin ratna saved.');
    const header = screen.getByRole('banner');
    await within(header).findByText('Customer Service');
    // What the role lost is read again by nobody, or told by nobody.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByText('Role is not Authorized.', { selector: TOAST })).toBeNull();
  });

  it('of somebody else is not asked about', async () => {
    const { user } = await open(4);
    await user.selectOptions(await screen.findByLabelText('Role'), 'Customer Service');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await toast('Admin ratna saved.');
    expect(screen.queryByText(question)).toBeNull();
  });
});

it('an Admin gets no form for a Superadmin, and cannot make one', async () => {
  const answers = {
    'GET /api/admin/user-admin/2': { data: account(2, 'superadmin', 3) },
    'GET /api/admin/user-admin/3': { data: account(3, 'itstaff', 4) },
  };
  await openPage('/dashboard/admin/edit/2', { answers });
  await screen.findByText('Your role may not change this record.');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('a role is offered the roles that it may give', async () => {
  const answers = { 'GET /api/admin/user-admin/3': { data: account(3, 'itstaff', 4) } };
  const offered = async () => {
    const field = await screen.findByLabelText('Role');
    return [...field.querySelectorAll('option')].map(({ textContent }) => textContent);
  };
  const first = await openPage('/dashboard/admin/edit/3', { answers });
  expect(await offered()).not.toContain('Superadmin');
  // The page says whose form it is.
  screen.getByRole('heading', { level: 1, name: /itstaff/ });
  first.unmount();
  await openPage('/dashboard/admin/edit/3', { as: { role: 3, role_string: 'Superadmin' }, answers });
  expect(await offered()).toContain('Superadmin');
});
