import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from './open-page.tsx';
import { fileOf, metaPageOf, pageOf, row, toast, unlocked } from './page-parts.ts';

const SAVED = { status: 200, message: 'Saved.', data: null };
const here = () => `${location.pathname}${location.search}`;
const CAMPAIGN = {
  id: 7,
  ordering: 1,
  title: 'Target Teh',
  participant: 1,
  type: 'product',
  type_target: 'amount',
  start_date: '2026-08-02',
  end_date: '2026-11-20',
  active: 1,
  target: 12_500,
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
};
const answers = {
  'GET /api/admin/campaign': pageOf(CAMPAIGN),
  'GET /api/admin/campaign/7': { data: CAMPAIGN },
  'GET /api/admin/campaign/items/7': pageOf({ id: 1, product: { name: 'Teh Celup', sku_code: 'TC-1' } }),
  'GET /api/admin/campaign/participants/7': pageOf(PARTICIPANT),
  'GET /api/admin/products': metaPageOf({ id: 9, name: 'Teh Celup', sku_code: 'TC-1' }),
  'GET /api/admin/users': pageOf({ id: 4, shop_name: 'Toko Rizki', owner_name: 'Rizki', city: 'Solo' }),
  'POST /api/admin/campaign': SAVED,
};
type Opened = Awaited<ReturnType<typeof openPage>>;
const press = async ({ user }: Opened, name: string) => user.click(await unlocked(name));
const posts = ({ calls }: Opened) => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

/** Searches in the dialog that the button opens, and takes the one row. */
async function pick(page: Opened, button: string, name: string) {
  await press(page, button);
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.type(await dialog.findByRole('searchbox'), 't');
  await page.user.click(await dialog.findByText(name));
  const submit = dialog.getByRole('button', { name: 'Submit' });
  await waitFor(() => expect(submit).toHaveProperty('disabled', false));
  await page.user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** What only a browser can type into. */
async function write(html: string) {
  const editor = await waitFor(() => {
    const found = document.querySelector<HTMLElement & { editor?: Editor }>('.ProseMirror')?.editor;
    if (!found) throw new Error('no editor');
    return found;
  });
  act(() => void editor.commands.setContent(html, { emitUpdate: true }));
}
interface Editor {
  readonly commands: { setContent(html: string, options: { emitUpdate: true }): boolean };
}

async function twoSteps() {
  const page = await openPage('/dashboard/campaign/add', { answers });
  const { user } = page;
  await user.type(await screen.findByLabelText('Title'), 'Target Teh');
  await user.type(screen.getByLabelText('Start Date'), '02112999');
  await user.type(screen.getByLabelText('End Date'), '20112999');
  await user.type(screen.getByLabelText('Target value'), '12500');
  await user.type(screen.getByLabelText('Order'), '1');
  await user.upload(screen.getByLabelText('Banner', { selector: 'input' }), fileOf('a.png', 'image/png'));
  screen.getByText(/720 x 480/);
  await write('<p>Isi</p>');
  await press(page, 'Next');
  await press(page, 'Next');
  await toast('Please add product first.');
  await pick(page, 'Products: Add Products', 'Teh Celup');
  // What was chosen is there by its name.
  await within(await screen.findByRole('list', { name: 'Products' })).findByText('Teh Celup · TC-1');
  return page;
}

async function threeSteps() {
  const page = await twoSteps();
  await press(page, 'Next');
  await press(page, 'Submit');
  await toast('Please add participant.');
  await pick(page, 'Participants: Add Participant', 'Toko Rizki');
  return page;
}

it('a content of spaces alone is no content', async () => {
  const page = await openPage('/dashboard/campaign/add', { answers });
  await write('<p>&nbsp;&nbsp;&nbsp;</p>');
  await press(page, 'Next');
  const editor = document.querySelector('.ProseMirror');
  await waitFor(() => expect(editor?.closest('[data-invalid]')?.textContent).toBeDefined());
});

it('a campaign is made in three steps that are checked once more, is sent as it is stated, and leads to the list', async () => {
  const page = await threeSteps();
  const at = (step: string) => waitFor(() => expect(here()).toBe(`/dashboard/campaign/add${step}`));
  for (const step of ['?step=2', '']) {
    window.history.back();
    await at(step);
  }
  const title = await screen.findByLabelText('Title');
  await page.user.clear(title);
  for (const step of ['?step=2', '?step=3']) {
    window.history.forward();
    await at(step);
  }
  await press(page, 'Submit');
  await toast('Something Wrong');
  expect(posts(page)).toEqual([]);
  // It leads to the step of what is missing.
  await page.user.type(title, 'Target Teh');
  await press(page, 'Next');
  await press(page, 'Next');
  await press(page, 'Submit');
  await waitFor(() => expect(here()).toBe('/dashboard/campaign'));
  expect(posts(page)).toEqual([
    {
      title: 'Target Teh',
      start_date: '2999-11-02',
      end_date: '2999-11-20',
      type_target: 'amount',
      target: '12500',
      ordering: '1',
      content: '<p>Isi</p>',
      type: 'product',
      banner: expect.anything(),
      'items[]': '9',
      'participants[]': '4',
    },
  ]);
  await row('Target Teh');
});

it('an edit sends the kind of target as it is, and leads back to the list', async () => {
  const update = 'POST /api/admin/campaign/update';
  const page = await openPage('/dashboard/campaign/edit/7', {
    answers: {
      ...answers,
      'GET /api/admin/campaign/7': { data: { ...CAMPAIGN, end_date: '2999-11-20' } },
      [update]: SAVED,
    },
  });
  expect(await screen.findByLabelText('Target value')).toHaveProperty('value', '12,500');
  const banner = screen.getByLabelText('Banner', { selector: 'input' });
  await page.user.upload(banner, fileOf('a.png', 'image/png', 2_000_001));
  await toast('max size 2MB');
  await page.user.upload(banner, fileOf('a.pdf', 'application/pdf'));
  await toast('Please select image file');
  await press(page, 'Submit');
  await waitFor(() => expect(here()).toBe('/dashboard/campaign'));
  expect(posts(page)).toEqual([
    {
      id: '7',
      title: 'Target Teh',
      start_date: '2026-08-02',
      end_date: '2999-11-20',
      target: '12500',
      type_target: 'amount',
      ordering: '1',
      content: '<p>Isi</p>',
    },
  ]);
});

it('the detail has its dates, its parts, and a menu; what is deleted leads to the list', async () => {
  const page = await openPage('/dashboard/campaign/detail/7', {
    answers: { ...answers, 'DELETE /api/admin/campaign/7': SAVED },
  });
  await screen.findByText('02 Agu 2026');
  screen.getByText(/^Rp\s12\.500$/);
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent?.trim())).toEqual(['Products', 'Participants', 'Reward']);
  await press(page, 'More actions');
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map((entry) => entry.textContent)).toEqual(['Delete', 'Deactivate', 'End it now']);
  await page.user.click(entries[0] as HTMLElement);
  const asked = within(await screen.findByRole('alertdialog'));
  await page.user.click(asked.getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(here()).toBe('/dashboard/campaign'));
});

it('one participant is told, or all of them, after it is said how many they are', async () => {
  const counted = { message: 'A message to all goes to {count} shops now.', params: { count: 1 } };
  const reach = { 'GET /api/admin/campaign/7/reach': { data: counted } };
  const page = await openPage('/dashboard/campaign/detail/7?part=participants', {
    answers: { ...answers, ...reach, 'POST /api/admin/campaign/notification': SAVED },
  });
  await page.user.click((await row('Toko Rizki')).getByRole('button', { name: 'Push Notification' }));
  const one = within(await screen.findByRole('alertdialog'));
  one.getByText('Send a notification to Toko Rizki?');
  await page.user.click(one.getByRole('button', { name: 'Push Notification' }));
  await waitFor(() => expect(posts(page)).toHaveLength(1));
  await press(page, 'Push Notifications');
  const asked = within(await screen.findByRole('alertdialog'));
  asked.getByText('A message to all goes to 1 shop now.');
  await page.user.click(asked.getByRole('button', { name: 'Push Notifications' }));
  await waitFor(() => expect(posts(page)).toHaveLength(2));
  expect(posts(page)).toEqual([
    { campaign_id: '7', type: 'participant', user_id: '4' },
    { campaign_id: '7', type: 'all' },
  ]);
});

it('the first step is left by Cancel, to the list', async () => {
  const page = await openPage('/dashboard/campaign/add', { answers });
  await screen.findByLabelText('Title');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await press(page, 'Cancel');
  await waitFor(() => expect(here()).toBe('/dashboard/campaign'));
  await row('Target Teh');
});

it('another kind of products takes out what was chosen, and says so', async () => {
  const page = await twoSteps();
  await page.user.click(screen.getByRole('radio', { name: 'Category' }));
  await toast('Products: 1 taken out, as they were of another kind.');
  expect(screen.queryByRole('list', { name: 'Products' })).toBeNull();
});
