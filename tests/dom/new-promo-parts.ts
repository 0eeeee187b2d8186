import { screen } from '@testing-library/react';
import { addDays, businessDay } from '../../core/dates.ts';
import type { Call } from './answer-calls.ts';
import { metaPageOf, pageOf } from './page-parts.ts';

export const TODAY = businessDay('Asia/Jakarta');

/** What the editor of a new promotion asks for. */
export const answers = {
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
      ...{ type: 'customers', is_active: 1, condition: 'and' },
      data: [
        {
          ...{ level: 1, condition: 'and' },
          data: [
            { type: 'customers', value: 'choose', items: [11] },
            { type: 'wl_area', value: 'except', items: ['Bandung'] },
          ],
        },
      ],
    },
    {
      ...{ type: 'products', is_active: 1, condition: 'and' },
      data: [
        {
          ...{ level: 1, condition: 'and' },
          data: [
            {
              ...{ type: 'sku', value: 'choose', group: 'tiering' },
              items: [{ relation_id: 7, data: [tier(10), tier(20)] }],
            },
          ],
        },
      ],
    },
  ],
  benefit: [5, 7].map((value) => ({
    ...{ type_benefit: 'potongan-harga', type: 'percentage', value, maks_benefit: 50000 },
    is_super_tier: '0',
  })),
};
export const group = (condition: string, ...data: object[]) => ({ name: '1', condition, data });
/** A promotion that the server has, as it answers it. */
export const stored = {
  'GET /api/admin/new-promo/3': {
    data: {
      ...{ id: 3, nama: 'Campur', kode: 'CAMPUR5', kuota: 100, banner: '/files/a.png', deskripsi: 'Campur' },
      ...{
        start_at: TODAY,
        end_at: addDays(TODAY, 9),
        is_active: 1,
        approval_action: true,
        approval_turn: '1.1',
        approval_id: 9,
      },
      tipe_promo: { jenis: 'other', title: 'Other' },
      approval_status: { approval: 1 },
      promo_condition: [
        {
          ...{ type: 'customers', level: 1, condition: 'and', is_active: 1 },
          promo_value: [
            group(
              'and',
              {
                ...{ type: 'customers', value: 'choose' },
                promo_value_detail: [{ detail: { id: 11, name: 'Toko Maju' } }],
              },
              {
                ...{ type: 'wl_area', value: 'except' },
                promo_value_detail: [{ detail: { id: 'Bandung', name: 'Bandung' } }],
              },
            ),
          ],
        },
        {
          ...{ type: 'products', level: 1, condition: 'and', is_active: 1 },
          promo_value: [
            group('and', {
              ...{ type: 'sku', value: 'choose' },
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
