import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Call, Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';
import { complaint, pageOf, row, toast, unlocked } from './page-parts.ts';

it('one of a few choices is named as a group, asked for, chosen and sent', async () => {
  const { user, calls } = await openPage('/dashboard/section/add', {
    answers: {
      'POST /api/admin/sections': { status: 200, message: 'Section saved.', data: { id: 1 } },
      'GET /api/admin/sections': pageOf(),
    },
  });
  const types = await screen.findByRole('radiogroup', { name: 'Type' });
  expect(types.getAttribute('aria-required')).toBe('true');
  const radio = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  await user.type(screen.getByLabelText('Title'), 'Merek pilihan');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await complaint('Please fill all fields.');
  // The summary and the first message lead to the group; whoever is led there stands on a choice.
  await waitFor(() => expect(document.activeElement).toBe(radio('Product')));
  expect(radio('Product').getAttribute('aria-invalid')).toBe('true');
  const [message = ''] = (radio('Product').getAttribute('aria-describedby') ?? '').split(' ');
  expect(document.getElementById(message)?.textContent).toBe('Please fill all fields.');
  expect(calls).toEqual([]);

  await user.click(radio('Brand'));
  expect(radio('Brand').checked).toBe(true);
  expect(radio('Brand').getAttribute('aria-invalid')).toBeNull();
  await user.click(await unlocked('Submit'));
  await waitFor(() => expect(calls[0]?.body).toEqual({ title: 'Merek pilihan', type: 'brand' }));
  // The page goes to the list: within this test, or it goes there in the next one.
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/section'));
});

it('the highest place is that of all items, also where a search shows one of them', async () => {
  const message = 'Order tidak boleh kurang dari 0 atau lebih dari jumlah data';
  const item = { id: 7, name: 'Saus', sku_code: 'S-1', ordering: 2, category_id: null, brand_id: null };
  const { user, calls } = await openPage('/dashboard/section/1/items?search=saus', {
    answers: {
      'GET /api/admin/sections/1': { data: { id: 1, title: 'Terlaris', type: 'product', active: 1 } },
      'GET /api/admin/sections/items/1': ({ query }: Call) =>
        query.search
          ? pageOf(item)
          : pageOf(item, ...[1, 3, 4, 5].map((id) => ({ ...item, id, ordering: id }))),
      'POST /api/admin/sections/items/ordering': { message: 'Order of Terlaris saved.' },
    },
  });
  const place = await screen.findByRole<HTMLInputElement>('textbox', { name: /Ordering/ });
  const save = () => screen.getByRole('button', { name: 'Save Ordering' });
  await user.clear(place);
  await user.type(place, '6');
  await user.click(save());
  await complaint(message);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.clear(place);
  await user.type(place, '5');
  await user.click(await unlocked('Save Ordering'));
  await toast('Order of Terlaris saved.');
});

it('rows are put in order by keys, to the top and by typed places, no two the same; one call sends them', async () => {
  const item = { sku_code: 'S', category_id: null, brand_id: null };
  const rows = ['Teh', 'Kopi', 'Susu', 'Gula'].map((name, at) => ({
    ...item,
    id: at + 1,
    name,
    ordering: at + 1,
  }));
  const { user, calls } = await openPage('/dashboard/section/1/items', {
    answers: {
      'GET /api/admin/sections/1': { data: { id: 1, title: 'Terlaris', type: 'product', active: 1 } },
      'GET /api/admin/sections/items/1': pageOf(...rows),
      'POST /api/admin/sections/items/ordering': { message: 'Order of Terlaris saved.' },
    },
  });
  const names = () =>
    [...document.querySelectorAll('tbody tr')].map(
      (row) =>
        `${row.querySelector('input')?.value} ${rows.find(({ name }) => row.textContent?.includes(name))?.name}`,
    );
  const start = ['1 Teh', '2 Kopi', '3 Susu', '4 Gula'];
  const grip = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
  const said = (text: string) => screen.findByText(text);
  await screen.findByRole('button', { name: 'Move Teh' });

  // Lifted, moved and put back; then moved and dropped.
  grip('Teh').focus();
  await user.keyboard(' ');
  await said('Teh lifted: arrow keys move it, Space drops it, Escape puts it back');
  expect(grip('Teh').getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await said('Teh: place 3');
  expect(names()).toEqual(['1 Kopi', '2 Susu', '3 Teh', '4 Gula']);
  expect(document.activeElement).toBe(grip('Teh'));
  await user.keyboard('{Escape}');
  await said('Teh is back: place 1');
  expect(names()).toEqual(start);
  expect(screen.queryByText(/Rows changed/)).toBeNull();
  await user.keyboard('{Enter}{ArrowDown} ');
  await said('Teh dropped: place 2');
  await screen.findByText('Rows changed: 1');

  await user.click(screen.getByRole('button', { name: 'Move Gula to the top' }));
  expect(names()).toEqual(['1 Gula', '2 Kopi', '3 Teh', '4 Susu']);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(names()).toEqual(start);

  const place = () => screen.getByLabelText('Ordering of Susu');
  await user.clear(place());
  await user.type(place(), '1');
  expect(names()).toEqual(['1 Teh', '2 Kopi', '1 Susu', '4 Gula']);
  await user.click(screen.getByRole('button', { name: 'Save Ordering' }));
  await complaint('Order tidak boleh sama!');
  await toast('Order tidak boleh sama!');
  expect(document.activeElement).toBe(place());
  // The second click of a double click saves nothing.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Ordering' }).disabled).toBe(true);
  await user.click(await unlocked('Save Ordering'));
  // Once for each refused save: `toast` finds one alone.
  await toast('Order tidak boleh sama!');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.type(screen.getByLabelText('Ordering of Teh'), '{Backspace}3');
  expect(names()).toEqual(['3 Teh', '2 Kopi', '1 Susu', '4 Gula']);
  await user.click(await unlocked('Save Ordering'));
  await toast('Order of Terlaris saved.');
  const [sent] = calls.filter(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ 'id_items[]': ['1', '3'], 'ordering[]': ['3', '1'] });
});

it('brands are picked by picture and name, beside those that are pasted', async () => {
  const { user, calls } = await openPage('/dashboard/section/1/items/add-brands', {
    answers: {
      'GET /api/admin/sections/1': { data: { id: 1, title: 'Merek', type: 'brand', active: 1 } },
      'GET /api/admin/sections/items/1': pageOf(),
      'GET /api/admin/brand': pageOf(
        { id: 4, name: 'Tirta', file_url: '/files/t.png' },
        { id: 5, name: 'Bening', file_url: null },
      ),
      'POST /api/admin/sections/items': { message: 'Items added to Merek: 2.' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Brands: Choose…' }));
  const name = await screen.findByText('Tirta');
  expect(name.querySelector('img')?.getAttribute('src')).toBe('/files/t.png');
  await user.click(name);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.type(await screen.findByLabelText('Brand ID'), '5');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  const { body } = calls.find(({ method }) => method === 'POST') ?? {};
  expect(body).toMatchObject({ id: '1', 'ids[]': '4', 'items[]': '5' });
});

it('a section without items has nothing to order and nothing to delete', async () => {
  let rows = [{ id: 7, name: 'Saus', sku_code: 'S-2', category_id: null, brand_id: null, ordering: 1 }];
  const answers = {
    'GET /api/admin/sections/1': { data: { id: 1, title: 'Terlaris', type: 'product', active: 1 } },
    'GET /api/admin/sections/items/1': () => pageOf(...rows),
  };
  const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  const first = await openPage('/dashboard/section/1/items', { answers });
  await screen.findByText('Saus');
  expect(shown()).toEqual(expect.arrayContaining(['Save Ordering', 'Delete All', 'Add Items']));
  first.unmount();
  rows = [];
  await openPage('/dashboard/section/1/items', { answers });
  await screen.findByText('No items yet');
  await waitFor(() => expect(shown()).toContain('Add Items'));
  expect(shown()).not.toEqual(expect.arrayContaining(['Save Ordering']));
  expect(shown()).not.toEqual(expect.arrayContaining(['Delete All']));
});

it('Add Items with nothing chosen is refused in the page', async () => {
  const { user, calls } = await openPage('/dashboard/section/1/items/add', {
    answers: {
      'GET /api/admin/sections/1': { data: { id: 1, title: 'Terlaris', type: 'product', active: 1 } },
      'GET /api/admin/sections/items/1': pageOf(),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  await complaint('Please fill all fields.');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('a row that somebody else has deleted goes when its own deletion does not find it', async () => {
  const item = { sku_code: 'S', category_id: null, brand_id: null };
  let rows = ['Teh', 'Kopi'].map((name, at) => ({ ...item, id: at + 1, name, ordering: at + 1 }));
  const { user } = await openPage('/dashboard/section/1/items', {
    answers: {
      'GET /api/admin/sections/1': { data: { id: 1, title: 'Terlaris', type: 'product', active: 1 } },
      'GET /api/admin/sections/items/1': () => pageOf(...rows),
      'DELETE /api/admin/sections/items/1': () => new Reply(404, { message: 'Not found.', errors: [] }),
    },
  });
  await user.click((await row('Teh')).getByRole('button', { name: 'Delete' }));
  rows = [{ ...item, id: 2, name: 'Kopi', ordering: 1 }];
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Hapus' }));
  await toast('Not found.');
  await waitFor(() => expect(screen.queryByText('Teh')).toBeNull());
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Ordering of Kopi').value).toBe('1'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('items added in a dialog are read once: its call has asked for the list anew', async () => {
  const { user, calls } = await openPage('/dashboard/section/1/items', {
    answers: {
      'GET /api/admin/sections/1': { data: { id: 1, title: 'Terlaris', type: 'product', active: 1 } },
      'GET /api/admin/sections/items/1': pageOf({ id: 7, name: 'Saus', sku_code: 'S-2', ordering: 1 }),
      'POST /api/admin/sections/items': { message: 'Items added.' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add Items' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('SKU Code'), 'S-1');
  const lists = () => calls.filter(({ path }) => path.startsWith('/api/admin/sections/items'));
  const before = lists().length;
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  await toast('Items added.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(
    lists()
      .slice(before)
      .map(({ method }) => method),
  ).toEqual(['POST', 'GET']);
});
