import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startSession } from '../../src/runtime/data/session/session-store.ts';
import { Reply } from './answer-calls.ts';
import { nothingCounted } from './counted.ts';
import { openPage } from './open-page.tsx';
import { toast } from './page-parts.ts';

const ACCOUNT = { id: 5, username: 'cs', role: 5, role_string: 'Customer Service' };
const SIGNED_IN = {
  'POST /api/login/admin': { data: { user: ACCOUNT, api_token: 'abc' } },
  ...nothingCounted,
};
const enter = () => screen.getByRole('button', { name: 'Sign In' });
const password = () => screen.findByLabelText<HTMLInputElement>('Password');

it('a remembered session is kept as long as the server remembers it', () => {
  const meta = document.createElement('meta');
  meta.name = 'app-config';
  meta.content = JSON.stringify({ rememberedDays: 7 });
  document.head.append(meta);
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  startSession({ user: ACCOUNT, token: 'abc' }, true);
  const token = written.find((text) => text.startsWith('token='));
  expect(token).toContain(`SameSite=Strict; max-age=${7 * 86_400}`);
  meta.remove();
});

it('empty fields send nothing and say so', async () => {
  const { user, calls } = await openPage('/login', { as: null, answers: {} });
  await password();
  await user.click(enter());
  await toast('Email or password cannot empty.');
  expect(calls).toEqual([]);
});

it.each([
  ['a wrong password is refused with a message', 401, 'Username or password is wrong.'],
  ['a name that has to wait is told so', 429, 'Too many tries. Wait a quarter of an hour.'],
])('%s and keeps the name', async (_what, status, message) => {
  const { user } = await openPage('/login', {
    as: null,
    answers: { 'POST /api/login/admin': new Reply(status, { message, errors: [] }) },
  });
  const word = await password();
  await user.type(word, 'wrong');
  const name = screen.getByLabelText<HTMLInputElement>('Username');
  await user.type(name, 'admin');
  await user.click(enter());
  await toast(message);
  expect(name.value).toBe('admin');
  expect(window.location.pathname).toBe('/login');
  // Nothing is wrong with what has to wait.
  const marks = () => [name, word].map((field) => field.getAttribute('aria-invalid'));
  expect(marks()).toEqual(status === 401 ? ['true', 'true'] : [null, null]);
  await user.type(word, 'x');
  expect(marks()).toEqual([null, null]);
});

it('the password travels base64-encoded and can be looked at', async () => {
  const { user, calls } = await openPage('/login', { as: null, answers: SIGNED_IN });
  const word = await password();
  await user.type(screen.getByLabelText('Username'), 'cs');
  await user.type(word, 'wholesale');
  expect(word.type).toBe('password');
  await user.click(screen.getByRole('button', { name: /show password/i }));
  expect(word.type).toBe('text');
  await user.type(word, '{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/analytics'));
  expect(calls[0]).toMatchObject({
    path: '/api/login/admin',
    body: { username: 'cs', password: Buffer.from('wholesale').toString('base64') },
  });
});

it('a temporary password leads to the page that changes it, wherever one was going', async () => {
  const { user, calls } = await openPage('/dashboard/brand', {
    as: null,
    answers: {
      'POST /api/login/admin': { data: { user: ACCOUNT, api_token: 'abc', first_screen: 'change-password' } },
      'PUT /api/me/password': { message: 'Your password is changed. Your other sessions have ended.' },
      'GET /api/me': { data: ACCOUNT },
      ...nothingCounted,
    },
  });
  await user.type(await password(), 'sementara-1');
  await user.type(screen.getByLabelText('Username'), 'cs');
  await user.click(enter());
  await user.type(await screen.findByLabelText('Current password'), 'sementara-1');
  await user.type(screen.getByLabelText('New password'), 'kucing di atap');
  await user.type(screen.getByLabelText('Confirm the new password'), 'kucing di atap');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await toast('Your password is changed. Your other sessions have ended.');
  expect(calls.find(({ path }) => path === '/api/me/password')?.body).toEqual({
    current_password: 'sementara-1',
    password: 'kucing di atap',
    password_confirmation: 'kucing di atap',
  });
});

it('a code is asked for in the same form, and all is sent again with it', async () => {
  const wants = (message: string) => new Reply(401, { message, errors: [{ field: 'code', message }] });
  const answersByCode: Record<string, Reply> = {
    '': wants('Enter the code of your authenticator app.'),
    '000000': wants('The code is wrong, or was used before.'),
  };
  const { user, calls } = await openPage('/login', {
    as: null,
    answers: {
      ...SIGNED_IN,
      'POST /api/login/admin': ({ body }) =>
        answersByCode[String((body as { code?: string }).code ?? '')] ?? SIGNED_IN['POST /api/login/admin'],
    },
  });
  const word = await password();
  await user.type(word, 'wholesale');
  await user.type(screen.getByLabelText('Username'), 'cs');
  expect(screen.queryByLabelText('Code')).toBeNull();
  await user.click(enter());
  await toast('Enter the code of your authenticator app.');
  const code = await screen.findByLabelText<HTMLInputElement>('Code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  // Nothing is wrong with what was typed.
  expect([word, code].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, null]);
  expect(word.value).toBe('wholesale');
  await user.type(code, '000000{Enter}');
  await toast('The code is wrong, or was used before.');
  expect([word, code].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true']);
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/analytics'));
  const signIns = calls.filter(({ path }) => path === '/api/login/admin');
  const sent = { username: 'cs', password: Buffer.from('wholesale').toString('base64') };
  expect(signIns.map(({ body }) => body)).toEqual([
    sent,
    { ...sent, code: '000000' },
    { ...sent, code: '123456' },
  ]);
});

it('"forgot password" says who helps', async () => {
  const { user } = await openPage('/login', { as: null, answers: {} });
  await password();
  await user.click(screen.getByRole('button', { name: /forgot/i }));
  expect((await screen.findByRole('dialog')).textContent).toMatch(/Superadmin/);
});

it('an expired token sends to the sign-in', async () => {
  await openPage('/dashboard/brand', {
    answers: { 'GET /api/admin/brand': new Reply(400, { message: 'Token Expired.' }) },
  });
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
});

it('unknown paths say so, signed out and signed in', async () => {
  const out = await openPage('/no/such/place', { as: null, answers: {} });
  await screen.findByText('Page not Found.');
  out.unmount();
  await openPage('/dashboard/nowhere', { answers: {} });
  await screen.findByText('Page not Found.');
  screen.getByRole('link', { name: 'Product' });
});

it('logging out with something unsaved asks first', async () => {
  const { user, calls } = await openPage('/dashboard/brand/add', {
    answers: { 'POST /api/logout': { success: true } },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Brand Name');
  await user.type(name, 'Tirta');
  const logOut = async (choice: string) => {
    await user.click(screen.getByRole('button', { name: /admin/ }));
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('You have unsaved changes. Leave without saving?');
    await user.click(dialog.getByRole('button', { name: choice }));
  };
  await logOut('Stay');
  expect(name.value).toBe('Tirta');
  expect(calls.filter(({ path }) => path === '/api/logout')).toEqual([]);
  await logOut('Leave');
  await screen.findByLabelText('Password');
  expect(calls.some(({ path }) => path === '/api/logout')).toBe(true);
});
