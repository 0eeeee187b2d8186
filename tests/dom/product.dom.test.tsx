import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { columns, complaint, fileOf, metaPageOf, pageOf, row, toast, unlocked } from './page-parts.ts';

const product = {
  id: 110,
  name: 'Teh Celup',
  sku_code: 'TC-1',
  price: 12500,
  active: 1,
  blocked: 0,
  category: { id: 2, name: 'Minuman' },
  brand: { id: 1, name: 'Tirta' },
  images: [],
};
const ONE = { 'GET /api/admin/products/{id}': { data: product } };
const CHOICES = {
  'GET /api/admin/category': pageOf({ id: 2, name: 'Minuman' }),
  'GET /api/admin/brand': metaPageOf({ id: 1, name: 'Tirta' }),
};

it('the list shows what the specification names, in rupiah', async () => {
  await openPage('/dashboard/product', { answers: { 'GET /api/admin/products': metaPageOf(product) } });
  const { line } = await row('Teh Celup');
  expect(line.textContent).toMatch(/Rp\s?12\.500/);
  const named = ['ID', 'Name', 'SKU Code', 'Category', 'Brand', 'Price', 'Status', 'Blocked', 'Action'];
  expect(await columns()).toEqual(named);
});

it('text that was typed and not entered counts when a filter is chosen', async () => {
  const { user, calls } = await openPage('/dashboard/product', {
    answers: { 'GET /api/admin/products': metaPageOf(product) },
  });
  await row('Teh Celup');
  await user.type(screen.getByRole('searchbox'), 'teh ');
  await user.selectOptions(screen.getByLabelText('Status'), 'Active');
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ search: 'teh', active: '1' }));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value.trim()).toBe('teh');
});

it('filters without a match can be cleared, alone or with the search', async () => {
  const { user } = await openPage('/dashboard/product?active=1', {
    answers: { 'GET /api/admin/products': metaPageOf() },
  });
  await screen.findByRole('button', { name: 'Clear filters' });
  await user.type(screen.getByRole('searchbox'), 'teh{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  await screen.findByText('No products yet');
});

it('a record that is loading shows the heads of its tables', async () => {
  const never = new Promise(() => undefined);
  await openPage('/dashboard/product/detail/110', {
    answers: { 'GET /api/admin/products/{id}': () => never },
  });
  const prices = await screen.findByRole('table', { name: 'Prices' });
  expect(prices.getAttribute('aria-busy')).toBe('true');
  expect(
    within(prices)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Price Code', 'Price']);
});

it('every missing field is named, the first is focused, nothing is sent', async () => {
  const { user, calls } = await openPage('/dashboard/product/add', { answers: {} });
  const name = await screen.findByLabelText('Product Name');
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  await complaint('Please fill all fields.');
  // The summary says once what is the same for all, and names the fields.
  const summary = await screen.findByRole('region', { name: 'What is wrong' });
  expect(within(summary).getByRole('alert').textContent).toContain('Please fill all fields.');
  expect(within(summary).getByRole('list').textContent).toBe('Product NameCategoryBrandSKU Code');
  for (const label of ['Product Name', 'Category', 'Brand', 'SKU Code'])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid'), label).toBe('true');
  expect(document.activeElement).toBe(name);
  const weight = screen.getByLabelText('Weight (gram)');
  await user.click(weight);
  await user.paste('-1');
  await user.click(await unlocked('Save'));
  await waitFor(() => expect(weight.getAttribute('aria-invalid')).toBe('true'));
  expect(calls).toEqual([]);
});

it.each(['1,5', '1.5', '1e3'])('%s stays as it was pasted and is called wrong at the field', async (text) => {
  const { user } = await openPage('/dashboard/product/add', { answers: {} });
  const field = await screen.findByLabelText<HTMLInputElement>('Weight (gram)');
  await user.click(field);
  await user.paste(text);
  await user.tab();
  expect(field.value).toBe(text);
  await screen.findByText('Please enter a whole number.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.clear(field);
  await user.type(field, '1.250');
  await user.tab();
  expect(field.value).toBe('1.250');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).not.toBe('true'));
});

it('a picker asks for ten, once the typing has rested, and is chosen from by keyboard alone', async () => {
  const all = ['Tirta', 'Mie Jempol', 'Sari Murni'].map((name, at) => ({ id: at + 1, name }));
  const { user, calls } = await openPage('/dashboard/product/add', {
    answers: {
      ...CHOICES,
      'GET /api/admin/brand': ({ query: { search = '' } }) =>
        pageOf(...all.filter(({ name }) => name.toLowerCase().includes(search))),
    },
  });
  const picker = await screen.findByLabelText<HTMLInputElement>('Brand');
  picker.focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  await user.type(picker, 'mie', { skipClick: true });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  const asked = calls.filter(({ path }) => path === '/api/admin/brand').map(({ query }) => query);
  expect(asked).toMatchObject([{ perPage: '10' }, { perPage: '10', search: 'mie' }]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(picker.value).toBe('Mie Jempol');
});

it('the film is refused with the specified alerts', async () => {
  const said = vi.fn();
  Object.assign(window, { alert: said });
  const { user } = await openPage('/dashboard/product/add', { answers: {} });
  const film = await screen.findByLabelText('Video Product');
  await user.upload(film, fileOf('a.avi', 'video/x-msvideo'));
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  await user.upload(film, fileOf('b.mp4', 'video/mp4', 10_485_761));
  await waitFor(() => expect(said).toHaveBeenCalledTimes(2));
  expect(said.mock.calls.flat()).toEqual([
    'Hanya file dengan format MP4 dan MOV yang diperbolehkan.',
    'Ukuran file tidak boleh lebih dari 10MB.',
  ]);
});

it('a file that was refused says why until another one is chosen', async () => {
  const { user, calls } = await openPage('/dashboard/product/mass-upload-qty', { answers: {} });
  const choose = async (file: File) => user.upload(await screen.findByLabelText(/File/), file);
  await choose(fileOf('qty.pdf', 'application/pdf'));
  await toast('File must contain CSV format');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findAllByText('File must contain CSV format', { selector: '.form-message, .form-message *' });
  expect(screen.queryByText('Please fill all fields.')).toBeNull();
  await choose(fileOf('qty.csv', 'text/csv'));
  await waitFor(() =>
    expect(screen.queryByText('File must contain CSV format', { selector: '.form-message *' })).toBeNull(),
  );
  expect(calls).toEqual([]);
});

it('a file whose heads are others is sent under those that the person assigns, and the next one too', async () => {
  const bytes = Buffer.from('\uFEFFBARCODE;Max Qty;"Nama; lama"\r\nTC-1;12;"a;b"\r\n', 'utf16le');
  const { user, calls } = await openPage('/dashboard/product/mass-upload-qty', {
    answers: {
      'POST /api/admin/products/mass/upload-qty': new Reply(503, { message: 'Later.', errors: [] }),
    },
  });
  const choose = async () =>
    user.upload(await screen.findByLabelText(/^File/), new File([bytes], 'qty.csv', { type: 'text/csv' }));
  await choose();
  const sku = await screen.findByLabelText<HTMLSelectElement>('SKU');
  expect(screen.queryByLabelText('Max Qty')).toBeNull();
  await user.selectOptions(sku, 'BARCODE');
  await user.click(await screen.findByRole('button', { name: /^Remove qty/ }));
  await choose();
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('SKU').value).toBe('BARCODE'));
  await screen.findByText(/^48 bytes/);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  const sent = calls.find(({ method }) => method === 'POST')?.body as { file: File } | undefined;
  expect(await sent?.file.text()).toBe('\uFEFF"SKU";"Max Qty";"Nama; lama"\r\nTC-1;12;"a;b"\r\n');
});

it('a SKU that is taken is said under its field and nothing typed is lost', async () => {
  const message = 'This SKU code is taken.';
  const { user, calls } = await openPage('/dashboard/product/add', {
    answers: {
      ...CHOICES,
      'POST /api/admin/products': new Reply(422, { message, errors: [{ field: 'sku_code', message }] }),
    },
  });
  const name = await screen.findByLabelText<HTMLInputElement>('Product Name');
  await user.type(name, 'Produk Kembar');
  for (const [label, option] of [
    ['Category', 'Minuman'],
    ['Brand', 'Tirta'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  const sku = screen.getByLabelText('SKU Code');
  await user.type(sku, 'uji-kembar');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await complaint(message);
  expect(sku.getAttribute('aria-invalid')).toBe('true');
  expect(name.value).toBe('Produk Kembar');
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ sku_code: 'uji-kembar' });
});

it('the wholesale prices of a product stand with their days', async () => {
  const price = { id: 1, start_date: '2026-11-01', end_date: null, min_qty: 144, price: 11500 };
  await openPage('/dashboard/product/price/110', {
    answers: {
      ...ONE,
      'GET /api/admin/products/prices/110': pageOf({ ...price, created_at: '2026-11-01T02:00:00Z' }),
    },
  });
  const { line } = await row('144');
  expect(line.textContent).toMatch(/01\/11\/2026.*144.*Rp\s?11\.500/);
  expect(await columns()).toEqual(
    expect.arrayContaining(['Start Date', 'End Date', 'Min Qty', 'Price', 'Created At', 'Deleted At']),
  );
  const [term] = await within(screen.getByRole('main')).findAllByRole('term');
  const summary = term?.closest('dl');
  const words = /Name.*Teh Celup.*SKU.*TC-1.*Price.*Rp\s?12\.500/;
  await waitFor(() => expect(summary?.textContent).toMatch(words));
});

it('an address that does not say which discount leads to all of them, and goes on saying why', async () => {
  await openPage('/dashboard/product/discount/110/edit', {
    answers: { ...ONE, 'GET /api/admin/products/discount/110': { data: { product, discounts: [] } } },
  });
  const told = await toast('This record was not found.');
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/product/discount/110'));
  // Longer than a toast takes to fade out.
  await new Promise((later) => setTimeout(later, 600));
  expect(told.isConnected).toBe(true);
});

it('an instant is edited as its business day, which is how it is shown', async () => {
  const discount = {
    id: 7,
    product_id: 110,
    discount_price: 9000,
    start_date_time: '2026-11-23T17:00:00.000Z',
    end_date_time: '2026-11-30T16:59:59+00:00',
  };
  const answers = {
    ...ONE,
    'GET /api/admin/products/110/discount/7': { data: discount },
    'GET /api/admin/products/discount/{id}': { data: { productDiscounts: [discount] } },
  };
  await openPage('/dashboard/product/discount/110/edit?discount_id=7', { answers });
  expect((await screen.findByLabelText<HTMLInputElement>('Start Date')).value).toBe('24/11/2026');
  expect(screen.getByLabelText<HTMLInputElement>('End Date').value).toBe('30/11/2026');
});

it('a film that is answered as an object is called by its name', async () => {
  const filmed = { ...product, video: { name: 'teh-celup.mp4' } };
  await openPage('/dashboard/product/edit/110', {
    answers: { 'GET /api/admin/products/{id}': { data: filmed } },
  });
  await screen.findByText('teh-celup.mp4');
});

it('a number field turns nothing that is typed into another number, and steps from its least value', async () => {
  const { user } = await openPage('/dashboard/product/add', { answers: {} });
  const weight = await screen.findByLabelText<HTMLInputElement>('Weight (gram)');
  await user.type(weight, '1e3{Tab}');
  expect(weight.value).toBe('1e3');
  await screen.findByText('Please enter a whole number.');
  await user.clear(weight);
  await user.type(weight, '-3');
  expect(weight.value).toBe('-3');
  expect([weight.min, weight.step]).toEqual(['0', '1']);
  await user.clear(weight);
  await user.keyboard('{ArrowDown}');
  expect(weight.value).toBe('0');
});

const noProducts = { 'GET /api/admin/products': metaPageOf() };

it('the menu has its stated order, the logo its stated address, and Broadcast is found at User', async () => {
  await openPage('/dashboard/product', { answers: noProducts });
  const menu = await screen.findByRole('navigation', { name: 'Main navigation' });
  const entries = [...menu.querySelectorAll('li')].map((one) => one.textContent);
  expect(entries.slice(0, 6)).toEqual(['Analytics', 'Chat', 'Transaction', 'Product', 'User', 'Driver']);
  expect(entries).not.toContain('Broadcast');
  expect(screen.getByRole('link', { name: 'Wholesale' }).getAttribute('href')).toBe('/dashboard/default');
});

it('the screens of a product lead to each other; its prices say where they come from', async () => {
  const { user } = await openPage('/dashboard/product/price/110', {
    answers: {
      ...ONE,
      'GET /api/admin/products/prices/{id}': pageOf(),
      'GET /api/admin/products/logs/{id}': { data: { id: 110, diffs: [] } },
    },
  });
  await screen.findByText(/Prices come from the ERP/);
  await screen.findByRole('button', { name: 'Sync' });
  const pages = within(screen.getByRole('navigation', { name: 'Pages of this record' }));
  expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Detail',
    'Price',
    'Images',
    'Discount',
    'Logs',
  ]);
  expect(pages.getByRole('link', { name: 'Price' }).getAttribute('aria-current')).toBe('page');
  await user.click(pages.getByRole('link', { name: 'Logs' }));
  await screen.findByText('No changes yet');
  const logs = await screen.findByRole('link', { name: 'Logs', current: 'page' });
  expect(logs.getAttribute('href')).toBe('/dashboard/product/logs/110');
});

it('a discount that is not lower, or over, is told and may be saved', async () => {
  const { user, calls } = await openPage('/dashboard/product/discount/110/add', {
    answers: {
      ...ONE,
      'POST /api/admin/products/discount': { message: 'Discount saved.' },
      'GET /api/admin/products/discount/{id}': { data: { productDiscounts: [] } },
    },
  });
  await user.type(await screen.findByLabelText('Discount Price'), '13000{Tab}');
  await screen.findByText(/^This is not lower than the normal price \(Rp\s?12\.500\)\.$/);
  await user.type(screen.getByLabelText('Start Date'), '2020-01-01{Tab}');
  await user.type(screen.getByLabelText('End Date'), '2020-02-01{Tab}');
  await screen.findByText('This discount lies in the past.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
});

it('the log names what was, what is, who and when; a film keeps its name and plays', async () => {
  const film = { video: '/files/ab12.mp4', video_name: 'Iklan.mp4' };
  const { user } = await openPage('/dashboard/product/logs/110', {
    answers: {
      'GET /api/admin/products/{id}': { data: { ...product, ...film } },
      'GET /api/admin/products/logs/{id}': {
        data: {
          id: 110,
          diffs: [
            {
              id: 7,
              new_values: { brand: 'Bening' },
              old_values: { brand: 'Tirta' },
              event: 'updated',
              changed_by: 'sari',
              created_at: '2026-11-24T03:00:00Z',
            },
          ],
        },
      },
    },
  });
  const { line } = await row('Bening');
  expect(line.textContent).toMatch(/Brand.*Tirta.*Bening.*Changed.*sari.*24\/11\/2026/);
  await user.click(screen.getByRole('link', { name: 'Detail' }));
  const name = await screen.findByRole('link', { name: 'Iklan.mp4' });
  expect(name.getAttribute('href')).toBe('/files/ab12.mp4');
  expect(name.parentElement?.querySelector('video')?.getAttribute('src')).toBe('/files/ab12.mp4');
});
