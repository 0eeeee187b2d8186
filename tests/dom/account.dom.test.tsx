import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from './open-page.tsx';
import { complaint, fileOf, toast } from './page-parts.ts';

const ME = { id: 4, username: 'itstaff', name: 'Dimas', role: 4, role_string: 'IT Staff' };
const ANSWERS = {
  'GET /api/me': { data: ME },
  'POST /api/admin/users/update': { message: 'Account saved.', data: ME },
};

async function open() {
  const page = await openPage('/dashboard/account', { as: ME, answers: ANSWERS });
  const name = await screen.findByLabelText<HTMLInputElement>('Admin name');
  await waitFor(() => expect(name.value).toBe('Dimas'));
  const sent = () => page.calls.filter(({ method }) => method === 'POST');
  return {
    ...page,
    name,
    sent,
    submit: () => page.user.click(screen.getByRole('button', { name: 'Submit' })),
  };
}

it('a role without screens of its own is told so', async () => {
  await open();
  await screen.findByText('Your role has no other screens here.');
  expect(screen.queryByRole('button', { name: 'Expand navigation' })).toBeNull();
});

it('the picture stands once, where it is changed', async () => {
  const me = { ...ME, avatar_url: '/files/dimas.png' };
  const { container } = await openPage('/dashboard/account', {
    as: me,
    answers: { ...ANSWERS, 'GET /api/me': { data: me } },
  });
  await screen.findByText('Avatar');
  const pictures = () => [...container.querySelectorAll('main img')].map((one) => one.getAttribute('src'));
  await waitFor(() => expect(pictures()).toEqual(['/files/dimas.png']));
});

it('an empty name is refused, and nothing is sent', async () => {
  const { user, name, sent, submit } = await open();
  await user.clear(name);
  await submit();
  await toast('Name cannot be empty.');
  expect(sent()).toEqual([]);
});

it('a refused submit is locked for a while too; then Enter in the field, which has the focus, saves', async () => {
  const { user, name, sent } = await open();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });
  await user.clear(name);
  button.focus();
  await user.keyboard('{Enter}');
  expect(button.disabled).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.type(name, 'Dimas P{Enter}');
  expect(sent()).toEqual([]);
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(document.activeElement).toBe(name);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('a picture that is too large or none stays and blocks the submit until it is replaced', async () => {
  const { user, container, sent, submit } = await open();
  const input = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await user.upload(input, fileOf('x.pdf', 'application/pdf'));
  await toast('File must be image type.');
  await user.upload(input, fileOf('besar.png', 'image/png', 2_000_001));
  await toast('Max file size is 2MB');
  await screen.findByText('besar.png');
  await submit();
  await complaint('Max file size is 2MB');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
  await user.upload(input, fileOf('kecil.png', 'image/png'));
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
  await waitFor(async () => {
    await submit();
    expect(sent()).toHaveLength(1);
  });
  await toast('Account saved.');
});

it('the own sessions are listed, and all but this one can be ended', async () => {
  const session = {
    device: 'Firefox, Linux',
    address: '10.1.2.3',
    created_at: '2026-12-01T01:00:00.000Z',
    used_at: '2026-12-01T02:00:00.000Z',
  };
  const { user, calls } = await openPage('/dashboard/account/sessions', {
    as: ME,
    answers: {
      'GET /api/me/sessions': {
        data: [
          { ...session, id: 2, current: 1 },
          { ...session, id: 1, device: null, current: 0 },
        ],
      },
      'DELETE /api/me/sessions/1': { message: 'The session has ended.' },
    },
  });
  await screen.findByText('Firefox, Linux');
  await user.click(screen.getByRole('button', { name: 'End' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }));
  await toast('The session has ended.');
  expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/api/me/sessions/1')).toBe(true);
});

it('the two-step sign-in is set up with what the server offers, a code and the password', async () => {
  const { user, calls } = await openPage('/dashboard/account/second-factor', {
    as: ME,
    answers: {
      'GET /api/me/second-factor': {
        data: { active: 0, available: 1, demanded: 0, created_at: null, recovery_codes: null },
      },
      'GET /api/me/second-factor/offer': {
        data: {
          secret: 'GEZDGNBVGY3TQOJQ',
          address: 'otpauth://totp/Wholesale:cs?secret=GEZDGNBVGY3TQOJQ&issuer=Wholesale',
          recovery_codes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'],
          offer: 'c2VhbGVk',
        },
      },
      'POST /api/me/second-factor/on': {
        message: 'The two-step sign-in is on. Your other sessions have ended.',
      },
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Set up' }));
  await screen.findByRole('img', { name: 'QR code for the authenticator app' });
  screen.getByText('GEZD GNBV GY3T QOJQ');
  screen.getByText('AAAA-BBBB-CCCC-DDDD');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download recovery codes' });
  expect(decodeURIComponent(link.href)).toContain('AAAA-BBBB-CCCC-DDDD\nEEEE-FFFF-GGGG-HHHH\n');
  await user.type(screen.getByLabelText('Current Password'), 'wholesale');
  await user.type(screen.getByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  await toast('The two-step sign-in is on. Your other sessions have ended.');
  expect(calls.find(({ path }) => path === '/api/me/second-factor/on')?.body).toEqual({
    offer: 'c2VhbGVk',
    code: '123456',
    current_password: 'wholesale',
  });
  expect(calls.filter(({ path }) => path === '/api/me/second-factor/offer')).toHaveLength(1);
});

it('a server that cannot keep the secret says so, and offers nothing', async () => {
  await openPage('/dashboard/account/second-factor', {
    as: ME,
    answers: {
      'GET /api/me/second-factor': {
        data: { active: 0, available: 0, demanded: 0, created_at: null, recovery_codes: null },
      },
    },
  });
  await screen.findByText('Not here: this server has no key for it. Ask IT.');
  expect(screen.queryByRole('link', { name: 'Set up' })).toBeNull();
});
