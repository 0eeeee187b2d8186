import { coffee, days, made, tea } from './shared.ts';

/** What the third document (promotions and loyalty) states of an answer. */
export const promotions = {
  Level: [
    { id: 2, title: 'Silver', start_xp: 0, end_xp: 1000, customer: 4, active: 'Y' },
    { id: 3, title: 'Gold', start_xp: 1001, end_xp: 9000, customer: 0, active: 0 },
  ],
  Voucher: [
    {
      ...{ id: 3, name: 'Diskon', credit_poin: 10, level_id: 2, level: { title: 'Silver' } },
      ...{ deskripsi: '<p>Untuk toko</p>', image: 'v.png', image_url: '/files/v.png', active: 'Y' },
    },
  ],
  BasicPromo: [
    {
      ...{ id: 7, title: 'Panen', ...days, order: 1, content: '<p>Isi</p>', banner: 'p.png' },
      ...{ file_url: '/files/p.png', banner_url: '/files/p.png', status: 1, product: 2 },
      promo_images: [{ id: 71, promo_id: 7, imageUrl: '/files/i.png' }],
      ...{ remind_start_date: null, remind_end_date: null },
    },
    {
      ...{ id: 8, title: 'Raya', ...days, order: 2, content: '<p>Isi</p>', file_url: '/files/r.png' },
      ...{ promo_images: [], status: '0', product: 0, remind_start_date: '2999-11-02' },
      remind_end_date: '2999-11-03',
    },
  ],
  PromoProduct: [{ id: 1, product: { sku_code: 'TC-1', name: 'Teh Celup' } }],
  Bundle: [
    {
      ...{ id: 3, name: 'Paket', price: 30_000, ...days, active: 1, deskripsi: 'Isi dua' },
      detail: [
        { id: 31, qty: 2, product: tea },
        { id: 32, qty: 1, product: coffee },
      ],
      thumbnail: [{ id: 33, thumbnail: '/files/t.png' }],
    },
    {
      ...{ id: 4, name: 'Paket dua', price: '20000', ...days, active: 'N', deskripsi: '', detail: [] },
      thumbnail: [],
    },
  ],
  HargaCoretProduct: [
    {
      ...{ id: 1, name: 'Teh Celup', category: { name: 'Minuman' }, brand: { name: 'Tirta' } },
      ...{ price: 12_500, harga_coret: 11_000 },
      product_promo_price: { id: 11, active: 1, ...days, discount: 1500, discount_type: 'amount' },
    },
    {
      ...{ id: 2, name: 'Kopi Bubuk', category: { name: 'Minuman' }, brand: { name: 'Tirta' } },
      ...{ price: 9000, harga_coret: null, product_promo_price: null },
    },
  ],
  FreeItemPromo: [
    {
      ...{ id: 5, product: tea, product_free: [coffee], ...days, type: 'qty', value: 6, qty_free: 100 },
      ...{ berlaku_kelipatan: 1, deskripsi: 'Enam dapat satu', active: 1 },
    },
    {
      ...{
        id: 6,
        product: coffee,
        product_free: [tea],
        ...days,
        type: 'amount',
        value: 50_000,
        qty_free: 10,
      },
      ...{ berlaku_kelipatan: '0', deskripsi: 'Lima puluh ribu', active: false },
    },
  ],
  FlashSaleEvent: [
    {
      ...{ id: 2, ...days, start_time: '08:00', end_time: '10:30', active: 'Y', product: 1 },
      ...{ total_pendapatan: 7500, thumbnail: '/files/f.png' },
      item_banner: [{ id: 22, banner_url: '/files/g.png' }],
      item_detail: [
        {
          ...{ id: 21, product: { id: 1, name: 'Teh Celup', price: 12_500 }, discount: 10_000 },
          ...{ discount_type: 'amount', stock: 5, limit_stock: 2, active: 'Y', total_produk_terjual: 0 },
          cart_item: [
            {
              ...{ price: 2500, quantity: 3 },
              transaction: { created_at: made, total_price: 99, user: { shop_name: 'Toko Baru' } },
            },
          ],
        },
      ],
    },
  ],
  PromoMasterRow: [
    { id: 1, id_relation: 12, title: 'Setengah harga', jenis: 'NEW PROMO', ...days, active: 1 },
    { id: 2, id_relation: 2, title: 'Kilat', jenis: 'FLASHALE', ...days, active: '0' },
  ],
  ApprovalRow: [
    {
      ...{ id: 1, name: 'Setengah harga', jenis: 'NEW PROMO', tanggal: '2026-04-02', relation_id: 12 },
      ...{ creator: { owner_name: 'Sari' }, approval_state: 1 },
    },
    {
      ...{ id: 2, name: 'Kilat', jenis: 'FLASHALE', tanggal: '2026-04-02', relation_id: 2 },
      ...{ creator: { username: 'budi' }, approval: 2 },
    },
  ],
  NewPromotion: [
    {
      ...{ id: 12, nama: 'Setengah harga', kode: 'SETENGAH', kuota: 100, banner: '/files/s.png' },
      ...{ deskripsi: 'Teh separuh', start_at: '2999-11-02', end_at: '2999-11-20', is_active: 1 },
      ...{ tipe_promo: { jenis: 'other', title: 'Other' }, approval_status: { approval: 1 } },
      ...{ approval_action: true, approval_id: 77, super_tier: [] },
      promo_condition: [
        {
          ...{ id: 1, new_promo_id: 12, type: 'customers', level: 1, condition: 'and', is_active: 1 },
          promo_value: [
            {
              ...{ id: 1, promo_condition_id: 1, name: '1', condition: 'and' },
              data: [
                {
                  ...{ id: 1, promo_condition_id: 1, type: 'sales', value: 'choose' },
                  promo_value_detail: [{ detail: { id: 1, name: 'S-1' } }],
                },
              ],
            },
          ],
        },
        {
          ...{ id: 2, new_promo_id: 12, type: 'products', level: 1, condition: 'and', is_active: 1 },
          promo_value: [
            {
              ...{ id: 2, promo_condition_id: 2, name: '1', condition: 'and' },
              data: [
                {
                  ...{ id: 2, promo_condition_id: 2, type: 'sku', value: 'choose' },
                  promo_value_detail: [
                    {
                      product_details: { ...tea, manufacturer_code: 'M-1' },
                      promo_tier: [{ type: 'qty', type_condition: 'kelipatan', value: 6, is_active: 1 }],
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
          ...{ id: 1, new_promo_id: 12, type_benefit: 'potongan-harga', type: 'percentage', value: 50 },
          ...{ maks_benefit: 0, is_super_tier: '0', tier_id: null, itemFree: [], is_deleted: false },
        },
      ],
    },
  ],
  SalesPerson: [{ id: 1, sales_code: 'S-1' }],
  WlArea: [{ city: 'Bandung' }],
  Campaign: [
    {
      ...{ id: 9, ordering: 1, title: 'Panen raya', participant: 1, ...days, active: 1 },
      ...{ active_string: 'Active', type: 'product', type_target: 'amount', target: 1_000_000 },
      ...{ content: '<p>Isi</p>', banner_url: '/files/k.png', items: [], participants: [] },
    },
  ],
  CampaignItem: [
    {
      id: 91,
      product: {
        sku_code: 'TC-1',
        name: 'Teh Celup',
        category: { name: 'Minuman' },
        manufacturer_code: 'M-1',
      },
      ...{ category: null, brand: null },
    },
  ],
  CampaignParticipant: [
    {
      ...{ id: 92, user_id: 5, user: { shop_name: 'Toko Baru', owner_name: 'Ani' } },
      ...{ participant_progress: 40, reward: 'Payung' },
    },
  ],
  PointRule: [
    { id: 1, minimum_purchase: 0, maximum_purchase: 100_000, poin: 1, active: 'Y' },
    { id: 2, minimum_purchase: 100_001, maximum_purchase: 500_000, poin: 5, active: 'N' },
  ],
};
