import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { addDays, businessDay } from '../../core/dates.ts';
import type { Call } from './answer-calls.ts';
import { metaPageOf, pageOf } from './page-parts.ts';

export const TODAY = businessDay('Asia/Jakarta');

/** What the editor of a new promotion asks for. */
export const answers = {
  'GET /api/admin/sales-persons': pageOf({ id: 3, sales_code: 'S-3' }),
  'GET /api/admin/users': pageOf({ id: 11, shop_name: 'Toko Maju', phone_number: '0812' }),
  'GET /api/admin/loyalty/level': pageOf({ id: 2, title: 'Gold' }),
  'GET /api/admin/new-promo/get-wl': { data: [{ city: 'Bandung' }, { city: 'Jakarta' }] },
  'GET /api/admin/brand': pageOf({ id: 1, name: 'Indah' }, { id: 2, name: 'Sari' }),
  'GET /api/admin/category': pageOf({ id: 4, name: 'Kopi' }, { id: 5, name: 'Teh' }),
  'POST /api/admin/new-promo/reach': { data: { shops: 12, all_shops: 1_234, products: 3, all_products: 40 } },
  'GET /api/admin/products': metaPageOf({ id: 7, name: 'Teh Celup', sku_code: 'T1' }),
};

/** The list that a save leads to. */
export const listAnswers = {
  'GET /api/admin/master/list': pageOf(),
  'GET /api/admin/promo-master': pageOf(),
  'GET /api/admin/user-admin': pageOf(),
};

export const isSave = ({ method, path }: Call) => method === 'POST' && /new-promo(\/update)?$/.test(path);
export const row = (name: RegExp) => screen.findByRole('row', { name });

export const tier = (value: number) => ({ value, type: 'qty', type_condition: 'tiering', is_active: 1 });
/** As they are sent. */
export const conditions = {
  data: [
    {
      type: 'customers',
      is_active: 1,
      condition: 'and',
      data: [
        {
          level: 1,
          condition: 'and',
          data: [
            { type: 'customers', value: 'choose', items: [11] },
            { type: 'wl_area', value: 'except', items: ['Bandung'] },
          ],
        },
      ],
    },
    {
      type: 'products',
      is_active: 1,
      condition: 'and',
      data: [
        {
          level: 1,
          condition: 'and',
          data: [
            {
              type: 'sku',
              value: 'choose',
              group: 'tiering',
              items: [{ relation_id: 7, data: [tier(10), tier(20)] }],
            },
          ],
        },
      ],
    },
  ],
  benefit: [5, 7].map((value) => ({
    type_benefit: 'potongan-harga',
    type: 'percentage',
    value,
    maks_benefit: 50000,
    is_super_tier: '0',
  })),
};
export const group = (condition: string, ...data: object[]) => ({ name: '1', condition, data });
/** A promotion that the server has, as it answers it. */
export const stored = {
  'GET /api/admin/new-promo/3': {
    data: {
      id: 3,
      nama: 'Campur',
      kode: 'CAMPUR5',
      kuota: 100,
      banner: '/files/a.png',
      deskripsi: 'Campur',
      start_at: TODAY,
      end_at: addDays(TODAY, 9),
      is_active: 1,
      approval_action: true,
      approval_turn: '1.1',
      approval_id: 9,
      tipe_promo: { jenis: 'other', title: 'Other' },
      approval_status: { approval: 1 },
      promo_condition: [
        {
          type: 'customers',
          level: 1,
          condition: 'and',
          is_active: 1,
          promo_value: [
            group(
              'and',
              {
                type: 'customers',
                value: 'choose',
                promo_value_detail: [{ detail: { id: 11, name: 'Toko Maju' } }],
              },
              {
                type: 'wl_area',
                value: 'except',
                promo_value_detail: [{ detail: { id: 'Bandung', name: 'Bandung' } }],
              },
            ),
          ],
        },
        {
          type: 'products',
          level: 1,
          condition: 'and',
          is_active: 1,
          promo_value: [
            group('and', {
              type: 'sku',
              value: 'choose',
              promo_value_detail: [
                {
                  product_details: {
                    id: 7,
                    name: 'Teh Celup',
                    sku_code: 'T1',
                    price: 1,
                    manufacturer_code: '',
                  },
                  promo_tier: [tier(10), tier(20)],
                },
              ],
            }),
          ],
        },
      ],
      benefit: conditions.benefit,
      super_tier: [],
      items_condition: conditions,
    },
  },
};

/** As it is typed. */
export const typed = (day: string) => day.split('-').reverse().join('/');

/** By keyboard alone: the button that adds to a block or group, and what is added. */
export async function add(user: UserEvent, to: RegExp, what: 'Kondisi' | 'Kondisi x Kondisi') {
  screen.getByRole('button', { name: new RegExp(`^Tambah Kondisi: ${to.source}`) }).focus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: what });
  item.focus();
  await user.keyboard('{Enter}');
  if (what === 'Kondisi x Kondisi') {
    // The lists of its conditions are open: Escape leads to its condition.
    await waitFor(() => expect(document.activeElement?.matches('[type="search"]')).toBe(true));
    await user.keyboard('{Escape}');
  }
  await waitFor(() =>
    expect(document.activeElement?.matches('select[aria-label="Pilih Filter"], [role="row"]')).toBe(true),
  );
}

/** The kind of the filter that has the focus, and what of it. */
export async function choose(user: UserEvent, kind: string, label: string, ...names: string[]) {
  const select = document.activeElement as HTMLSelectElement;
  fireEvent.change(select, { target: { value: kind } });
  // Its list opens in the row; the dialog finds and takes pasted ones too.
  await waitFor(() => expect(document.activeElement?.matches('[type="search"]')).toBe(true));
  await user.keyboard('{Escape}{Enter}{Tab}{Tab}');
  expect(document.activeElement?.textContent).toBe(`Pilih ${label}`);
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: `Pilih ${label}` });
  for (const name of names) {
    (await within(dialog).findByRole('checkbox', { name: new RegExp(name) })).focus();
    await user.keyboard(' ');
  }
  within(dialog).getByRole('button', { name: 'Pilih' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** All that a promotion needs but its conditions. */
export async function fill(user: UserEvent) {
  await user.type(await screen.findByLabelText(/Nama Promo/), 'Campur');
  await user.type(screen.getByLabelText(/Kode Promo/), 'CAMPUR5');
  await user.type(screen.getByLabelText(/Kuota Promo/), '100');
  await user.type(screen.getByLabelText(/Deskripsi/), 'Lima');
  await user.type(screen.getByLabelText(/Tanggal mulai/), typed(TODAY));
  await user.type(screen.getByLabelText(/Tanggal selesai/), typed(addDays(TODAY, 9)));
}
