import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { followClock } from '../../core/clock.ts';
import { addDays } from '../../core/dates.ts';
import { Reply } from './answer-calls.ts';
import {
  add,
  answers,
  choose,
  fill,
  isSave,
  listAnswers,
  row,
  stored,
  TODAY,
  typed,
} from './new-promo-parts.ts';
import { openPage } from './open-page.tsx';
import { pageOf, toast, unlocked } from './page-parts.ts';

it('what is missing is told at its field and once more, and nothing is sent', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/add', { answers });
  await user.click(await screen.findByRole('button', { name: 'Simpan' }));
  await toast('Mohon lengkapi semua field yang wajib diisi');
  for (const text of [
    'Nama Promo wajib diisi',
    'Kode Promo wajib diisi',
    'Kuota Promo wajib diisi dan harus lebih dari 0',
    'Deskripsi wajib diisi',
    'Tanggal mulai wajib diisi',
    'Tanggal selesai wajib diisi',
  ])
    expect(screen.getAllByText(text).length, text).toBeGreaterThan(0);
  await user.type(screen.getByLabelText(/Tanggal mulai/), typed(addDays(TODAY, -1)));
  await user.type(screen.getByLabelText(/Tanggal selesai/), typed(addDays(TODAY, -1)));
  await user.type(screen.getByLabelText(/Kuota Promo/), '0');
  await user.click(await unlocked('Simpan'));
  await waitFor(() =>
    expect(screen.getAllByText('Tanggal mulai tidak boleh lebih kecil dari hari ini').length).toBeGreaterThan(
      0,
    ),
  );
  expect(screen.getAllByText('Tanggal selesai harus lebih besar dari tanggal mulai').length).toBeGreaterThan(
    0,
  );
  expect(calls.filter(isSave)).toEqual([]);
});

it('what is chosen keeps its name for the draft', async () => {
  const { user } = await openPage('/dashboard/promotion/add', { answers });
  await screen.findByText('Silahkan untuk menambahkan filter untuk memunculkan Benefit');
  await add(user, /Product/, 'Kondisi');
  await choose(user, 'manufactur', 'Manufaktur', 'Sari');
  expect(localStorage.getItem('promotion-names 1')).toBe('[["manufactur:2","Sari"]]');
});

it('Batal asks before something is lost', async () => {
  const { user } = await openPage('/dashboard/promotion/add', {
    answers: { ...answers, 'GET /api/admin/promo-master': pageOf() },
  });
  await user.type(await screen.findByLabelText(/Nama Promo/), 'Campur');
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Unsaved Changes');
  expect(question.textContent).toContain(
    'You have unsaved changes. If you go back now, you will lose all your changes.',
  );
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText(/Nama Promo/)).toHaveProperty('value', 'Campur');
  // A tab is no promo list.
  await user.click(screen.getByRole('tab', { name: 'Flash Sale' }));
  const away = within(await screen.findByRole('alertdialog'));
  away.getByRole('button', { name: 'Leave' });
  await user.click(away.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  await user.click(await screen.findByRole('button', { name: 'Back To Promo List' }));
  await screen.findByRole('tab', { name: 'Buat Promo', selected: true });
});

it('what is not finished is left out after one question that names it', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/add', {
    answers: { ...answers, 'POST /api/admin/new-promo': { message: 'Saved.' }, ...listAnswers },
  });
  await fill(user);
  await screen.findByText('Silahkan untuk menambahkan filter untuk memunculkan Benefit');
  await add(user, /Customer/, 'Kondisi');
  await choose(user, 'wl_area', 'WL Area', 'Jakarta');
  await add(user, /Customer/, 'Kondisi');
  fireEvent.change(document.activeElement as HTMLSelectElement, { target: { value: 'sales' } });
  await new Promise(requestAnimationFrame);
  await add(user, /Product/, 'Kondisi');
  const simpan = screen.getByRole('button', { name: 'Simpan' });
  await user.click(simpan);
  const question = await screen.findByRole('alertdialog');
  for (const said of [
    'Not finished, so left out: Sales: …; New condition.',
    'It is for: WL Area: Jakarta',
    'It is for every product.',
    'As it stands this promotion gives nothing.',
  ])
    expect(question.textContent).toContain(said);
  await user.click(within(question).getByRole('button', { name: 'Go back' }));
  expect(calls.filter(isSave)).toEqual([]);
  expect(screen.getAllByLabelText('Pilih Filter')).toHaveLength(3);
  await user.click(await unlocked('Simpan'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(isSave)).toBe(true));
  const sent = calls.find(isSave)?.body as { items_condition: string };
  const { data } = JSON.parse(sent.items_condition);
  expect([data[0].data[0].data, data[1].data[0].data]).toEqual([
    [{ type: 'wl_area', value: 'choose', items: ['Jakarta'] }],
    [],
  ]);
});

it('a promotion without a filter is saved after a question', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/add', {
    answers: { ...answers, 'POST /api/admin/new-promo': { message: 'Saved.' }, ...listAnswers },
  });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(/As it stands this promotion gives nothing\./);
  await user.click(question.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(isSave)).toBe(true));
});

it('a promotion that reaches no shop says so in the question, one for every shop too', async () => {
  const reach = { shops: 0, all_shops: 12, products: 3, all_products: 40 };
  const { user } = await openPage('/dashboard/promotion/add', {
    answers: { ...answers, 'POST /api/admin/new-promo/reach': { data: reach } },
  });
  await fill(user);
  await screen.findByText('Silahkan untuk menambahkan filter untuk memunculkan Benefit');
  const simpan = async () => {
    await user.click(await unlocked('Simpan'));
    return within(await screen.findByRole('alertdialog'));
  };
  await screen.findByText(/^Now for 0 of 12 shops/);
  const question = await simpan();
  question.getByText(/Every shop gets it\..*Now for 0 of 12 shops and 3 of 40 products\./s);
});

it('what is wrong keeps from sending, and the summary leads to each row of it', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/add', { answers });
  await screen.findByText('Silahkan untuk menambahkan filter untuk memunculkan Benefit');
  await add(user, /Product/, 'Kondisi x Kondisi');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const summary = within(await screen.findByRole('region', { name: 'What is wrong' }));
  const what = 'Nothing of this group is finished: choose something, or remove the group.';
  await user.click(summary.getByRole('link', { name: /^Kondisi/ }));
  await waitFor(() => expect(document.activeElement?.textContent).toContain(what));
  expect(calls.filter(isSave)).toEqual([]);
});

it('saving asks once about typed separators, with the values that they became', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/add', {
    answers: { ...answers, 'POST /api/admin/new-promo': { message: 'Saved.' }, ...listAnswers },
  });
  await fill(user);
  await screen.findByText('Silahkan untuk menambahkan filter untuk memunculkan Benefit');
  await add(user, /Customer/, 'Kondisi');
  await choose(user, 'wl_area', 'WL Area', 'Jakarta');
  const percent = screen.getByLabelText('Benefit: Nilai');
  await user.clear(percent);
  await user.type(percent, '2,5');
  const simpan = screen.getByRole('button', { name: 'Simpan' });
  await user.click(simpan);
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText('Benefit: Nilai: 25. A point or comma was typed there that is not used.');
  expect(calls.filter(isSave)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.filter(isSave)).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const sent = calls.find(isSave)?.body as { items_condition: string };
  expect(JSON.parse(sent.items_condition).benefit).toMatchObject([{ value: 25 }]);
});

it('drops a typed point or comma and says so, and reads what is pasted whole', async () => {
  const { user } = await openPage('/dashboard/promotion/add', { answers });
  await screen.findByText('Silahkan untuk menambahkan filter untuk memunculkan Benefit');
  await add(user, /Customer/, 'Kondisi');
  await choose(user, 'wl_area', 'WL Area', 'Jakarta');
  const percent = screen.getByLabelText('Benefit: Nilai') as HTMLInputElement;
  const refusals = () => screen.queryAllByText('Type whole numbers, without a sign or decimals.').length;
  const enter = async (input: HTMLInputElement, text: string, isPasted = false) => {
    await user.clear(input);
    if (isPasted) await user.paste(text);
    else await user.type(input, text);
    const typed = [input.value, refusals()];
    await user.tab();
    expect([input.value, refusals()]).toEqual(typed);
    return typed;
  };
  await user.clear(percent);
  await user.type(percent, '2,5');
  expect(percent.value).toBe('25');
  screen.getByText('"," is not used here: the field holds 25.');
  await user.tab();
  expect(screen.queryByText(/is not used here/)).toBeNull();
  expect(await enter(percent, '5')).toEqual(['5', 0]);
  expect(await enter(percent, '-5')).toEqual(['-5', 1]);
  expect(await enter(percent, '2,5', true)).toEqual(['2,5', 1]);
  expect(await enter(percent, '101')).toEqual(['101', 0]);
  screen.getByText('At most 100 percent.');
  await enter(percent, '50');
  const most = screen.getByLabelText('Benefit: Maksimal') as HTMLInputElement;
  for (const [text, wrong, left] of [
    ['25.000,00', 0, '25000'],
    ['25,000.50', 1, '25,000.50'],
    ['25.00.00', 1, '25.00.00'],
    ['1e3', 1, '1e3'],
    ['Rp 1.500', 0, '1500'],
  ] as const)
    expect(await enter(most, text, true)).toEqual([left, wrong]);
  fireEvent.change(screen.getByLabelText('Benefit: Tipe'), { target: { value: 'amount' } });
  expect(await enter(screen.getByLabelText('Benefit: Nilai'), '1.500')).toEqual(['1500', 0]);
});

it('begins today by the clock of the server, on a computer that is two days ahead', async () => {
  const date = new Date().toUTCString();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
  onTestFinished(() => {
    vi.useRealTimers();
    followClock(new Date().toUTCString(), Date.now());
  });
  const { user } = await openPage('/dashboard/promotion', {
    answers: {
      ...answers,
      ...listAnswers,
      'GET /api/admin/promo-master': new Reply(200, pageOf(), { date }),
    },
  });
  await screen.findByText(/No promotions/);
  await user.click(screen.getAllByRole('link', { name: 'New Promotion' })[0] as HTMLElement);
  await user.type(await screen.findByLabelText(/Tanggal mulai/), typed(TODAY));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect((await screen.findAllByText('Nama Promo wajib diisi')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Tanggal mulai tidak boleh lebih kecil dari hari ini')).toBeNull();
});

it('Simpan marks what stops it and leads there, also after AND was turned to OR', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/edit/3', {
    answers: { ...answers, ...stored },
  });
  await row(/^SKU: Teh Celup/);
  const customers = within(screen.getByRole('region', { name: 'Customer' }));
  await user.click(customers.getByRole('button', { name: 'AND: change to OR' }));
  const name = screen.getByLabelText(/Nama Promo/);
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(calls.filter(isSave)).toEqual([]);
});

it('an edit whose filters are all removed is saved after a question', async () => {
  const { user, calls } = await openPage('/dashboard/promotion/edit/3', {
    answers: {
      ...answers,
      ...stored,
      ...listAnswers,
      'POST /api/admin/new-promo/update': { message: 'Saved.' },
    },
  });
  for (const name of [/^Customer: Toko Maju/, /^WL Area kecuali Bandung/, /^SKU: Teh Celup/]) {
    (await row(name)).focus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(screen.queryByRole('row', { name })).toBeNull());
  }
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(/As it stands this promotion gives nothing\./);
  await user.click(question.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(isSave)).toBe(true));
  const { items_condition } = (calls.find(isSave)?.body ?? {}) as { items_condition: string };
  const { data } = JSON.parse(items_condition) as { data: { data: { data: unknown[] }[] }[] };
  expect(data.flatMap((block) => block.data.flatMap(({ data: filters }) => filters))).toEqual([]);
});

it('tiers are pasted from a spreadsheet', async () => {
  await openPage('/dashboard/promotion/edit/3', { answers: { ...answers, ...stored } });
  const sku = within(await row(/^SKU: Teh Celup/));
  fireEvent.paste(sku.getByLabelText('Teh Celup: Tier 1'), {
    clipboardData: { getData: () => '12\t24\t48' },
  });
  await sku.findByLabelText('Teh Celup: Tier 3');
  const values = [1, 2, 3].map(
    (tier) => sku.getByLabelText<HTMLInputElement>(`Teh Celup: Tier ${tier}`).value,
  );
  expect(values).toEqual(['12', '24', '48']);
});
