import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { toast } from './page-parts.ts';

const OLD = 'Show first that it is you: by your password, or by signing in anew.';
const SAVED = { status: 200, message: 'Admin {username} saved.', params: { username: 'uji' }, data: {} };
const CREATE = 'POST /api/admin/user-admin/create';

/** An Admin who fills in a new account; the proof is old until it is renewed. */
async function fillIn(
  proof: 'password' | 'code',
  prove: object | (() => object) = { message: 'It is confirmed.' },
  extensions?: readonly string[],
) {
  let isProved = false;
  const page = await openPage('/dashboard/admin/add', {
    ...(extensions ? { extensions } : {}),
    answers: {
      'GET /api/admin/user-admin': { data: { data: [], last_page: 1, total: 0, to: 0 } },
      [CREATE]: () => (isProved ? SAVED : new Reply(403, { message: OLD, errors: [], proof })),
      'POST /api/me/proof': () => {
        const answer = typeof prove === 'function' ? prove() : prove;
        isProved = !(answer instanceof Reply);
        return answer;
      },
    },
  });
  const { user } = page;
  await user.type(await screen.findByLabelText('Username'), 'uji');
  await user.selectOptions(screen.getByLabelText('Role'), 'Customer Service');
  await user.type(screen.getByLabelText('Password'), 'kereta-senja-41');
  await user.type(screen.getByLabelText('Password Confirmation'), 'kereta-senja-41');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const created = () => page.calls.filter(({ path }) => path === '/api/admin/user-admin/create');
  return { ...page, created };
}

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }, { timeout: 5000 }));

it('what is grave asks for the password, and is made once more', async () => {
  const { user, calls, created } = await fillIn('password');
  const asked = await dialog();
  expect(asked.queryByLabelText('Code')).toBeNull();
  await user.type(asked.getByLabelText('Password'), 'wholesale');
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  await toast('Admin uji saved.');
  expect(calls.find(({ path }) => path === '/api/me/proof')?.body).toEqual({ current_password: 'wholesale' });
  const [first, second] = created();
  expect(created()).toHaveLength(2);
  expect(second?.body).toEqual(first?.body);
});

it('a refused proof is told in the dialog, which asks for the code where there is one', async () => {
  let tries = 0;
  const wrong = new Reply(422, {
    message: 'The current password is wrong.',
    errors: [{ field: 'current_password', message: 'The current password is wrong.' }],
  });
  const { user, calls, created } = await fillIn('code', () =>
    ++tries === 1 ? wrong : { message: 'It is confirmed.' },
  );
  const asked = await dialog();
  await user.type(asked.getByLabelText('Password'), 'salah');
  await user.type(asked.getByLabelText('Code'), '123456');
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  expect((await asked.findByRole('alert')).textContent).toBe('The current password is wrong.');
  expect(asked.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(created()).toHaveLength(1);
  await user.clear(asked.getByLabelText('Password'));
  await user.type(asked.getByLabelText('Password'), 'wholesale');
  await user.click(asked.getByRole('button', { name: 'Continue' }));
  await toast('Admin uji saved.');
  expect(calls.findLast(({ path }) => path === '/api/me/proof')?.body).toEqual({
    current_password: 'wholesale',
    code: '123456',
  });
});

it('who cancels keeps what was typed, and reads why nothing was saved', async () => {
  const { user, calls, created } = await fillIn('password');
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  await toast(OLD);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('uji');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('kereta-senja-41');
  expect(created()).toHaveLength(1);
  expect(calls.some(({ path }) => path === '/api/me/proof')).toBe(false);
});

it('a server without the call is not asked for it', async () => {
  const { created } = await fillIn('password', {}, []);
  await toast(OLD);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(created()).toHaveLength(1);
});
