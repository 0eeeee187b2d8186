// What the forms of the product send when somebody changes one field, before a server of the stated contract alone.

const DAYS = { start_date: '2999-11-02', end_date: '2999-11-20' };
const CONDITIONS = {
  data: [
    {
      id: 1,
      new_promo_id: 12,
      type: 'customers',
      is_active: 1,
      condition: 'and',
      data: [
        {
          id: 1,
          promo_condition_id: 1,
          level: 1,
          condition: 'and',
          data: [{ id: 1, promo_condition_id: 1, type: 'sales', value: 'choose', items: [1] }],
        },
      ],
    },
    {
      id: 2,
      new_promo_id: 12,
      type: 'products',
      is_active: 1,
      condition: 'and',
      data: [
        {
          id: 2,
          promo_condition_id: 2,
          level: 1,
          condition: 'and',
          data: [
            {
              id: 2,
              promo_condition_id: 2,
              type: 'sku',
              value: 'choose',
              group: 'kelipatan',
              items: [
                {
                  relation_id: 1,
                  data: [{ type: 'qty', type_condition: 'kelipatan', value: 6, is_active: 1 }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  benefit: [
    {
      id: 1,
      new_promo_id: 12,
      type_benefit: 'potongan-harga',
      type: 'percentage',
      value: 50,
      maks_benefit: 0,
      is_super_tier: '0',
    },
  ],
};

/** Forms over a record: one field is changed, and this is all that is sent. */
export const edits: readonly (readonly [address: string, label: RegExp, value: string, sent: object])[] = [
  ['/dashboard/account', /name/i, 'Sari B', { nama: 'Sari B' }],
  [
    ...(['/dashboard/product/edit/1', /Name/, 'Teh B'] as const),
    {
      id: '1',
      name: 'Teh B',
      category_id: '2',
      brand_id: '1',
      weight: '40',
      sku_code: 'TC-1',
      max_qty: '12',
      video_url: 'https://video.id/1',
      description: 'Dua puluh kantong',
    },
  ],
  [
    ...(['/dashboard/product/edit/2', /Name/, 'Kopi B'] as const),
    {
      id: '2',
      name: 'Kopi B',
      category_id: '2',
      brand_id: '1',
      weight: '200',
      sku_code: 'KP-2',
      max_qty: '0',
      description: '',
      video_url: '',
    },
  ],
  [
    ...(['/dashboard/product/discount/1/edit?discount_id=8', /Discount/, '10500'] as const),
    { id: '8', product_id: '1', start_date: '11/02/2999', end_date: '11/20/2999', discount: '10500' },
  ],
  ['/dashboard/user/edit/5', /Owner/, 'Ani B', { owner_name: 'Ani B' }],
  [
    ...(['/dashboard/category/edit/2', /Title/, 'Minum B'] as const),
    { name: 'Minum B', ordering: '1', description: 'Dingin dan panas' },
  ],
  [
    ...(['/dashboard/category/child/12/edit', /Title/, 'Minum B'] as const),
    { name: 'Minum B', ordering: '1', description: 'Dingin dan panas', parent_category: '2' },
  ],
  ['/dashboard/master-approval/edit/1', /Role/, 'Supervisor', { id: '1', user_id: '11', role: '1' }],
  ['/dashboard/brand/edit/1', /Name/, 'Tirta B', { id: '1', name: 'Tirta B', banner: '' }],
  ['/dashboard/sectionedit/4', /Title/, 'Pilihan B', { id: '4', title: 'Pilihan B', type: 'product' }],
  ['/dashboard/admin/edit/1', /Username/i, 'sari b', { id: '1', username: 'sari b', role: '3' }],
  [
    ...(['/dashboard/news/edit/3', /Title/, 'Libur B'] as const),
    { id: '3', title: 'Libur B', banner: '', ...DAYS, content: '<p>Kantor tutup</p>' },
  ],
  ['/dashboard/level/edit/2', /Title/, 'Silver B', { title: 'Silver B', start_xp: '0', end_xp: '1000' }],
  [
    ...(['/dashboard/promo/basic/edit/7', /Title/, 'Panen B'] as const),
    { id: '7', title: 'Panen B', order: '1', ...DAYS, content: '<p>Isi</p>' },
  ],
  [
    ...(['/dashboard/promo/basic/remind/8', /Reminder end/, '19/11/2999'] as const),
    { id: '8', remind_start_date: '2999-11-02', remind_end_date: '2999-11-19' },
  ],
  [
    ...(['/dashboard/promo/harga-coret/1/discount', /^Diskon/, '1600'] as const),
    { product_id: '1', ...DAYS, discount_type: 'amount', discount: '1600', active: '1' },
  ],
  [
    ...(['/dashboard/promo/voucher/edit/3', /Name/, 'Diskon B'] as const),
    { name: 'Diskon B', level_id: '2', credit_poin: '10', deskripsi: '<p>Untuk toko</p>' },
  ],
  [
    ...(['/dashboard/promo/bundle/edit/3', /^Name/, 'Paket B'] as const),
    {
      id: '3',
      name: 'Paket B',
      ...DAYS,
      price: '30000',
      deskripsi: 'Isi dua',
      'product_id[]': ['1', '2'],
      'qty[]': ['2', '1'],
    },
  ],
  [
    ...(['/dashboard/promo/promo-free-barang/edit/5', /Deskripsi/, 'Enam B'] as const),
    {
      id: '5',
      product_id: '1',
      ...DAYS,
      type: 'qty',
      value: '6',
      qty_free: '100',
      berlaku_kelipatan: '1',
      deskripsi: 'Enam B',
      'product_id_free[]': '2',
    },
  ],
  [
    ...(['/dashboard/transaction/detail/4/edit/6', /Pick Ticket/, 'PT-7'] as const),
    { pick_ticket_no: 'PT-7', do_no: 'DO-6', si_no: 'SI-6', 'qty[61]': '3', 'qty[62]': '2' },
  ],
  [
    ...(['/dashboard/flashsale/edit/2', /Hour|Jam|Time/, '09:00'] as const),
    {
      active: 'Y',
      ...DAYS,
      start_time: '09:00',
      end_time: '10:30',
      'product_id[]': '1',
      'discount[]': '10000',
      'discount_type[]': 'amount',
      'product_stock[]': '5',
      'product_limit_stock[]': '2',
      'status[]': 'Y',
    },
  ],
  [
    ...(['/dashboard/campaign/edit/9', /Title/, 'Panen B'] as const),
    {
      id: '9',
      title: 'Panen B',
      ...DAYS,
      type_target: 'amount',
      target: '1000000',
      ordering: '1',
      content: '<p>Isi</p>',
    },
  ],
  [
    ...(['/dashboard/point/edit/1', /Poin/, '2'] as const),
    { minimum_purchase: '0', maximum_purchase: '100000', poin: '2' },
  ],
  [
    ...(['/dashboard/promotion/edit/12', /Nama Promo/, 'Separuh B'] as const),
    {
      id: '12',
      nama: 'Separuh B',
      kode: 'SETENGAH',
      kuota: '100',
      deskripsi: 'Teh separuh',
      start_at: '2999-11-02',
      end_at: '2999-11-20',
      items_condition: CONDITIONS,
    },
  ],
];

/** Forms that read a record and change none of what it holds: each call has tests of its own. */
export const changesNone: Readonly<Record<string, string>> = {
  'campaign-products-add': 'adds to the campaign what is picked',
  'transaction-accept': 'leads the order on',
  'transaction-paid': 'leads the order on',
  'transaction-deliver': 'leads the order on',
  'transaction-complete': 'leads the order on',
  'transaction-sro': 'makes a return of the order',
  'transaction-document-add': 'makes a document of the order',
};
