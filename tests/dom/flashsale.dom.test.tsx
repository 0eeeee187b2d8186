import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sale } from './flashsale-parts.ts';
import { openPage } from './open-page.tsx';
import { complaint, metaPageOf, pageOf, toast, unlocked } from './page-parts.ts';

const product = (id: number, name: string, price: number) => ({
  id,
  name,
  sku_code: `S${id}`,
  price,
  stock: 5,
});
const answers = {
  'GET /api/admin/products': metaPageOf(product(1, 'Teh Celup', 12_500), product(2, 'Kopi Bubuk', 8_000)),
};
it('products are picked from a table, each once, with their price', async () => {
  const { user } = await openPage('/dashboard/flashsale/add', { answers });
  const add = await screen.findByRole('button', { name: 'Add Produk' });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const list = screen.getByRole('group', { name: 'Produk' });
  await waitFor(() => expect(list.dataset.invalid).toBe('true'));
  const pick = async (...names: string[]) => {
    await user.click(add);
    const dialog = within(await screen.findByRole('dialog', { name: 'Mass Upload Product Max Qty' }));
    await dialog.findByText('12.500');
    expect(dialog.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'Harga',
      'Stock',
    ]);
    for (const name of names) await user.click(dialog.getByText(name));
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await pick('Teh Celup');
  await pick('Teh Celup', 'Kopi Bubuk');
  const values = (label: string) =>
    [1, 2].map((line) => (screen.getByLabelText(`${label}, line ${line}`) as HTMLInputElement).value);
  await screen.findByLabelText('Name, line 2');
  expect(screen.queryByLabelText('Name, line 3')).toBeNull();
  expect(list.dataset.invalid).toBeUndefined();
  expect([values('Name'), values('Harga'), values('Diskon'), values('Stock')]).toEqual([
    ['Teh Celup', 'Kopi Bubuk'],
    ['12.500', '8.000'],
    ['0', '0'],
    ['0', '0'],
  ]);
  expect(screen.getByLabelText('Harga, line 1')).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await complaint('Please fill all field and upload necessary files.')).not.toEqual([]);
});

it('a session is one range: its end goes along with a later start, and times are put right', async () => {
  const { user } = await openPage('/dashboard/flashsale/add', { answers });
  const session = within(await screen.findByRole('group', { name: 'Waktu Event' }));
  const type = async (label: string, text: string) => {
    const input = session.getByLabelText(label);
    await user.clear(input);
    await user.type(input, text);
    await user.tab();
  };
  const values = () =>
    ['Start Date', 'Start Hour', 'Start Hour: minute', 'End Date', 'End Hour', 'End Hour: minute'].map(
      (label) => (session.getByLabelText(label) as HTMLInputElement).value,
    );
  for (const [label, text] of [
    ['Start Date', '01/12/2999'],
    ['Start Hour', '9'],
    ['End Date', '02/12/2999'],
    ['End Hour', '2105'],
  ] as const)
    await type(label, text);
  expect(values()).toEqual(['01/12/2999', '09', '00', '02/12/2999', '21', '05']);
  await type('Start Date', '03/12/2999');
  expect(values()).toEqual(['03/12/2999', '09', '00', '03/12/2999', '21', '05']);
  await type('End Date', '02/12/2999');
  expect(values()).toEqual(['03/12/2999', '09', '00', '02/12/2999', '21', '05']);
  // On one day its end hour is after its start hour.
  const message = 'End Date cannot be earlier than Start Date or Today Date';
  await type('End Date', '03/12/2999');
  await type('End Hour', '09');
  await type('End Hour: minute', '00');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await complaint(message)).not.toEqual([]);
  expect(session.getByLabelText('End Date').getAttribute('aria-invalid')).toBe('true');
  await type('End Hour: minute', '01');
  await user.click(await unlocked('Submit'));
  await waitFor(() =>
    expect(session.getByLabelText('End Date').getAttribute('aria-invalid')).not.toBe('true'),
  );
});

it('the hour and minute of a session hold what was typed, or are refused', async () => {
  const { user } = await openPage('/dashboard/flashsale/add', { answers });
  const session = within(await screen.findByRole('group', { name: 'Waktu Event' }));
  const hour = session.getByLabelText('Start Hour') as HTMLInputElement;
  const minute = session.getByLabelText('Start Hour: minute') as HTMLInputElement;
  const values = () => [hour.value, minute.value];
  const empty = async () => {
    await user.clear(hour);
    await user.clear(minute);
  };
  const type = async (keys: string) => {
    await empty();
    await user.type(hour, keys);
    await user.tab();
    return values();
  };
  const paste = async (text: string) => {
    await empty();
    await user.click(hour);
    await user.paste(text);
    await user.tab();
    return values();
  };
  expect(await type('9 pm')).toEqual(['9 pm', '']);
  expect(await type('7x')).toEqual(['7x', '']);
  expect(await paste('9:30 PM')).toEqual(['9:30 PM', '']);
  expect(await paste('9.30')).toEqual(['09', '30']);
  expect(await paste('0745')).toEqual(['07', '45']);
  expect(await type('9.30 pm')).toEqual(['09', '30 pm']);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findAllByText('Please enter a time from 00:00 to 23:59.');
  expect(await type('9:5')).toEqual(['09', '05']);
  // The first click selects: 2 is the hour, and the minute is as it was until the hour is full.
  await user.click(hour);
  await user.keyboard('2');
  expect(values()).toEqual(['2', '05']);
  await user.keyboard('13');
  expect(values()).toEqual(['21', '3']);
  expect(document.activeElement).toBe(minute);
  await user.keyboard('{Control>}z{/Control}');
  expect(values()).toEqual(['21', '05']);
  // A third digit in an hour that stands there is dropped, and said.
  await user.click(hour);
  await user.keyboard('{End}4');
  expect(values()).toEqual(['21', '05']);
  screen.getByText('"4" is not used here: the field holds 21.');
});

it('a changed cell says so once it is left, and a switch is sent as Y or N', async () => {
  const item = { id: 5, product: { id: 1, name: 'Teh Celup', price: 12_500 }, active: 0 };
  const item_detail = [{ ...item, discount: 0, discount_type: 'amount', stock: 1, limit_stock: 4 }];
  const whole = { ...sale(1, '2999-01-01T00:00:00+07:00', 1), end_date: '2999-01-01', item_detail };
  const { user, calls } = await openPage('/dashboard/flashsale/edit/1', {
    answers: {
      'GET /api/admin/flashale/detail/1': {
        data: { ...whole, thumbnail: '/files/1.png', item_banner: [] },
      },
      'POST /api/admin/flashale/update/1': { status: 200, message: 'Saved.' },
      'GET /api/admin/flashale': pageOf(),
    },
  });
  await user.click(await screen.findByLabelText('Stock, line 1'));
  await user.tab();
  expect(screen.queryByText('Edit saved.')).toBeNull();
  // More than the price is no edit to speak of.
  await user.type(screen.getByLabelText('Diskon, line 1'), '13000');
  await user.tab();
  await screen.findByText('The discount exceeds the price.');
  expect(screen.queryByText('Edit saved.')).toBeNull();
  await user.clear(screen.getByLabelText('Diskon, line 1'));
  await user.type(screen.getByLabelText('Diskon, line 1'), '1500');
  await user.tab();
  await toast('Edit saved.');
  expect(screen.queryByText('The discount exceeds the price.')).toBeNull();
  expect(screen.getByLabelText('Diskon, line 1')).toHaveProperty('value', '1,500');
  // "Edit saved." is said of the cell, nothing is sent yet.
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText('You have unsaved changes. Leave without saving?');
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Diskon, line 1')).toHaveProperty('value', '1,500');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      active: 'Y',
      'status[]': 'N',
      'discount[]': '1500',
      'product_id[]': '1',
      'product_stock[]': '1',
      'product_limit_stock[]': '4',
    }),
  );
});

it('more than 100 percent of a product is refused before it is sent', async () => {
  const item = { id: 5, product: { id: 1, name: 'Teh Celup', price: 12_500 }, active: 1 };
  const item_detail = [{ ...item, discount: 10, discount_type: 'persentage', stock: 1, limit_stock: 4 }];
  const whole = { ...sale(1, '2999-01-01T00:00:00+07:00', 1), end_date: '2999-01-01', item_detail };
  const { user, calls } = await openPage('/dashboard/flashsale/edit/1', {
    answers: {
      'GET /api/admin/flashale/detail/1': {
        data: { ...whole, thumbnail: '/files/1.png', item_banner: [] },
      },
    },
  });
  const discount = await screen.findByLabelText('Diskon, line 1');
  // Of the test before.
  await waitFor(() => expect(screen.queryByText('Edit saved.')).toBeNull(), { timeout: 7000 });
  await user.tripleClick(discount);
  await user.keyboard('120');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await complaint('At most 100 percent.');
  expect(screen.queryByText('Edit saved.')).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('a product that was sold offers no Hapus and is not exchanged, in the edit as in the list', async () => {
  const line = { discount: 0, discount_type: 'amount', stock: 1, limit_stock: 4, active: 1 };
  const whole = { ...sale(1, '2026-11-01T00:00:00+07:00', 1), item_banner: [] };
  const item_detail = [
    { ...line, id: 11, product: product(1, 'Teh Celup', 12_500), total_produk_terjual: 0 },
    { ...line, id: 12, product: product(2, 'Kopi Bubuk', 8_000), total_produk_terjual: 3 },
    { ...line, id: 13, product: product(3, 'Gula', 9_000) },
  ];
  const others = [product(4, 'Sirup', 7_000), product(5, 'Madu', 6_000)];
  const { user } = await openPage('/dashboard/flashsale/edit/1', {
    answers: {
      'GET /api/admin/flashale/detail/1': { data: { ...whole, item_detail } },
      'GET /api/admin/products': metaPageOf(...others),
    },
  });
  await screen.findByLabelText('Stock, line 3');
  const removals = screen.getAllByRole('button', { name: /^Hapus, line/ });
  expect(removals.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Hapus, line 1',
    'Hapus, line 3',
  ]);
  const names = () => [1, 2, 3].map((line) => screen.getByLabelText<HTMLInputElement>(`Name, line ${line}`));
  expect(names().map(({ disabled }) => disabled)).toEqual([false, true, false]);
  // A block that is pasted over it changes the others alone.
  await user.click(screen.getByLabelText('Name, line 1'));
  await user.paste('Sirup\nMadu\nMadu');
  await waitFor(() => expect(names().map(({ value }) => value)).toEqual(['Sirup', 'Kopi Bubuk', 'Madu']));
});

it('a switch that is read as Y or N shows it, and goes back as it came', async () => {
  const line = { id: 5, product: { id: 1, name: 'Teh Celup', price: 12_500 }, active: 'N', discount: 0 };
  const item_detail = [{ ...line, discount_type: 'amount', stock: 1, limit_stock: 4 }];
  const whole = { ...sale(1, '2999-01-01T00:00:00+07:00', 'Y'), end_date: '2999-01-01', item_detail };
  const { user, calls } = await openPage('/dashboard/flashsale/edit/1', {
    answers: {
      'GET /api/admin/flashale/detail/1': { data: { ...whole, thumbnail: '/files/1.png', item_banner: [] } },
      'POST /api/admin/flashale/update/1': { status: 200, message: 'Saved.' },
      'GET /api/admin/flashale': pageOf(),
    },
  });
  expect(await screen.findByLabelText('Status, line 1')).toHaveProperty('checked', false);
  expect(screen.getByRole('switch', { name: 'Event Active' })).toHaveProperty('checked', true);
  await user.type(screen.getByLabelText('Stock, line 1'), '10');
  // A discount drops what is no digit, and is asked about where that may have been decimals.
  const discount = screen.getByLabelText('Diskon, line 1') as HTMLInputElement;
  await user.type(discount, '12a.5');
  expect(discount.value).toBe('125');
  screen.getByText('"." is not used here: the field holds 125.');
  const hour = screen.getByLabelText('Start Hour') as HTMLInputElement;
  const minute = screen.getByLabelText('Start Hour: minute') as HTMLInputElement;
  const { value: begins } = hour;
  await user.clear(hour);
  await user.type(hour, '25');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findAllByText('Please enter a time from 00:00 to 23:59.');
  expect(hour.value).toBe('25');
  await user.clear(hour);
  // Each takes two digits: what is typed beyond them in the hour is the minute.
  await user.type(hour, `${begins}309`);
  expect([hour.value, minute.value]).toEqual([begins, '30']);
  await user.clear(minute);
  await user.tab();
  expect(minute.value).toBe('00');
  await user.click(await unlocked('Submit'));
  await screen.findByText('Diskon (1): 125. A point or comma was typed there that is not used.');
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(await unlocked('Submit'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      active: 'Y',
      'status[]': 'N',
      'product_stock[]': '10',
      'discount[]': '125',
    }),
  );
});

it('the page of the second tab is called as what it adds', async () => {
  const { user } = await openPage('/dashboard/promotion/add', { answers });
  await screen.findByRole('heading', { name: 'Add New Promotion', level: 1 });
  await user.click(screen.getByRole('tab', { name: 'Flash Sale' }));
  await screen.findByRole('heading', { name: 'Add New Flash Sale', level: 1 });
});

it('the thumbnail of an edit that waits stands beside the approved one, and is taken out of the edit', async () => {
  const whole = { ...sale(1, '2999-01-01T00:00:00+07:00', 1), thumbnail: '/files/1.png', item_banner: [] };
  let waits = [{ picture: '/files/2.png' }];
  const { user, calls } = await openPage('/dashboard/flashsale/edit/1', {
    answers: {
      'GET /api/admin/flashale/detail/1': () => ({ data: { ...whole, waiting_picture: waits } }),
      'DELETE /api/admin/master/waiting-picture/FLASHALE/1': () => {
        waits = [];
        return { status: 200, message: 'Image deleted.' };
      },
    },
  });
  await screen.findByAltText('Foto Thumbnail 1');
  await user.click(screen.getByRole('button', { name: 'Delete (waiting): Foto Thumbnail 1' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByAltText('Foto Thumbnail 1')).toBeNull());
  screen.getByAltText('Preview of Foto Thumbnail');
  expect(calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ picture: '/files/2.png' });
});

it('a stored banner is seen in the edit, and is deleted at once after a question', async () => {
  const banners = [7, 8].map((id) => ({ id, banner_url: `/files/${id}.png` }));
  const whole = { ...sale(1, '2999-01-01T00:00:00+07:00', 1), thumbnail: '/files/1.png', item_detail: [] };
  let left = banners;
  const { user, calls } = await openPage('/dashboard/flashsale/edit/1', {
    answers: {
      'GET /api/admin/flashale/detail/1': () => ({ data: { ...whole, item_banner: left } }),
      'DELETE /api/admin/flashale/banner/7': () => {
        left = banners.slice(1);
        return { status: 200, message: 'Banner deleted.' };
      },
      'DELETE /api/admin/flashale/banner/8': () => {
        left = [];
        return { status: 200, message: 'Banner deleted.' };
      },
    },
  });
  const stored = () => screen.getAllByAltText(/^Foto Banner \d$/);
  await waitFor(() => expect(stored()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Delete: Foto Banner 1' }));
  const asked = within(await screen.findByRole('alertdialog'));
  asked.getByText('Are you sure you want to delete this banner?');
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(stored()).toHaveLength(1));
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete: Foto Banner 1' }));
  const again = within(await screen.findByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: 'Delete' }));
  const field = screen.getByLabelText('Foto Banner', { selector: 'input' });
  await waitFor(() => expect(document.activeElement).toBe(field));
});
