import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { held, row, TOAST, toast } from './page-parts.ts';

const REFUSED = 'Please input false or true value.';
const KEYS = [
  ...[
    'app_min_version_ios',
    'banner_interval_seconds',
    'chat_config',
    'cs_email',
    'invoice_footer',
    'invoice_prefix',
  ],
  ...['minimum_order', 'news_url', 'privacy_url', 'return_days', 'support_phone', 'terms_url'],
];
const LIST = {
  'GET /api/admin/configs': { data: KEYS.map((key) => ({ key, value: `the ${key}`, version: '1' })) },
};
const UPDATE = 'POST /api/admin/configs/update';

const rows = () => document.querySelectorAll('tbody tr');
const value = (key: string) => screen.getByLabelText<HTMLInputElement>(`Value of ${key}`);
const writes = (calls: readonly { method: string }[]) =>
  calls.filter(({ method }) => method === 'POST').length;

it('the shape of the rows that are loading is not read out as rows', async () => {
  const { answered, answer } = held();
  await openPage('/dashboard/configs', { answers: { 'GET /api/admin/configs': () => answered } });
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(screen.getAllByRole('row')).toHaveLength(1);
  answer(LIST['GET /api/admin/configs']);
  await row('cs_email');
  expect(screen.getAllByRole('row')).toHaveLength(11);
});

it('a key is found without a call; a search without a match can be cleared', async () => {
  const { user, calls } = await openPage('/dashboard/configs', { answers: LIST });
  await row('cs_email');
  await user.type(screen.getByRole('searchbox'), 'INVOICE');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'tidak ada begini');
  const main = within(screen.getByRole('main'));
  await user.click((await main.findAllByRole('button', { name: /clear/i }))[0] as HTMLElement);
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(calls).toHaveLength(1);
});

it('chat_config takes only true or false: told at the cell and by a toast, nothing is sent', async () => {
  const { user, calls } = await openPage('/dashboard/configs', {
    answers: { ...LIST, [UPDATE]: { status: 200, message: 'Config chat_config saved.', data: {} } },
  });
  const line = await row('chat_config');
  await user.click(line.getByRole('button', { name: 'Edit' }));
  for (const wrong of ['yes', 'True', '']) {
    await user.clear(value('chat_config'));
    if (wrong) await user.type(value('chat_config'), wrong);
    await user.click(line.getByRole('button', { name: 'Save' }));
    await line.findByText(REFUSED);
    expect(value('chat_config').getAttribute('aria-invalid')).toBe('true');
  }
  await toast(REFUSED);
  expect(writes(calls)).toBe(0);
  await waitFor(() => expect(screen.queryByText(REFUSED, { selector: TOAST })).toBeNull());
  await user.clear(value('chat_config'));
  await user.type(value('chat_config'), 'false{Enter}');
  await toast('Config chat_config saved.');
  expect(calls.at(-2)?.body).toMatchObject({ key: 'chat_config', value: 'false' });
});

it('what is typed stays while its row, or another, is filtered away or on another page, and is not left unasked', async () => {
  const { user } = await openPage('/dashboard/configs', { answers: LIST });
  for (const [key, text] of [
    ['app_min_version_ios', '9'],
    ['banner_interval_seconds', '7'],
  ] as const) {
    await user.click((await row(key)).getByRole('button', { name: 'Edit' }));
    await user.type(value(key), text);
  }
  await user.type(screen.getByRole('searchbox'), 'banner');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(value('banner_interval_seconds').value).toBe('the banner_interval_seconds7');
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(value('app_min_version_ios').value).toBe('the app_min_version_ios9'));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(screen.queryByLabelText('Value of app_min_version_ios')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(value('app_min_version_ios').value).toBe('the app_min_version_ios9'));
  await user.click(screen.getAllByRole('link', { name: 'Product' })[0] as HTMLElement);
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getAllByRole('button')[0] as HTMLElement);
  expect(value('banner_interval_seconds').value).toBe('the banner_interval_seconds7');
});

it('a failed save keeps what was typed and says so at the row and as a toast', async () => {
  const { user } = await openPage('/dashboard/configs', {
    answers: { ...LIST, [UPDATE]: new Reply(500, { message: 'The database is resting.' }) },
  });
  const line = await row('cs_email');
  await user.click(line.getByRole('button', { name: 'Edit' }));
  await user.type(value('cs_email'), '!{Enter}');
  await toast('The database is resting.');
  await line.findByText('The database is resting.');
  expect(value('cs_email').value).toBe('the cs_email!');
});

it('a failed load says so and has Retry', async () => {
  let answer: object = new Reply(500, { message: 'The database is asleep.' });
  const { user } = await openPage('/dashboard/configs-middleware', {
    answers: { 'GET /api/admin/configs': () => answer },
  });
  await screen.findAllByText('The database is asleep.');
  answer = LIST['GET /api/admin/configs'];
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await row('cs_email');
});
