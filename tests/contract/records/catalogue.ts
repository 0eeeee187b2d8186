import { coffee, days, images, made, named, tea } from './shared.ts';

/** What the second document (products, shops, master data and administration) states of an answer. */
export const catalogue = {
  Product: [
    {
      ...{ ...tea, category: named, brand: { id: 1, name: 'Tirta' }, active: 1, blocked: 0, stock: 9 },
      ...{ video_url: 'https://video.id/1', video: 'teh.mp4', description: 'Dua puluh kantong' },
      ...{ weight: 40, max_qty: 12, images, prices: [{ price_code: 'A', price: 12_500 }] },
      inventories: [{ inventory_code: 'GD', stock: 9 }],
    },
    {
      ...{
        ...coffee,
        category: named,
        brand: { id: 1, name: 'Tirta' },
        active: true,
        blocked: '1',
        stock: 0,
      },
      ...{ video_url: null, video: { name: 'kopi.mp4' }, description: '', weight: 200, max_qty: 0 },
      ...{ images: [], prices: [], inventories: [] },
    },
  ],
  ProductPrice: [
    { ...days, min_qty: 12, price: 11_000, created_at: made, deleted_at: null },
    { ...days, min_qty: 24, price: 10_500, created_at: made, deleted_at: made },
  ],
  ProductDiscount: [
    {
      ...{ id: 8, product_id: 1, start_date_time: '2999-11-02T00:00:00+07:00' },
      ...{ end_date_time: '2999-11-20T00:00:00+07:00', discount_price: 11_000 },
    },
  ],
  ProductLog: [{ id: 9, new_values: { price: 12_500 }, event: 'updated' }],
  ShopUser: [
    {
      ...{ id: 5, nav_id: 'C-5', owner_name: 'Ani', shop_name: 'Toko Baru', phone_number: '0812', active: 1 },
      ...{ avatar_url: null, city: 'Bandung', uuid: 'shop-5' },
    },
    {
      ...{
        id: 6,
        nav_id: 'C-6',
        owner_name: 'Budi',
        shop_name: 'Toko Lama',
        phone_number: '0813',
        active: '0',
      },
      ...{ avatar_url: null, city: 'Bogor', uuid: 'shop-6' },
    },
  ],
  OtpLog: [{ id: 1, otp_code: '1234', requested_at: made, expired_at: made }],
  UserUpdateInfo: [
    {
      ...{ id: 3, store_name: 'Toko Baru Jaya', store_address: 'Jl. Melati 3', owner_name: 'Ani' },
      ...{ email: 'ani@toko.id', phone_number: '0812', status_string: 'Pending', created_at: made },
    },
  ],
  Brand: [
    { id: 1, name: 'Tirta', file_url: '/files/b.png', active: 1 },
    { id: 2, name: 'Segar', file_url: null, active: false },
  ],
  Category: [
    {
      ...{ id: 2, name: 'Minuman', description: 'Dingin dan panas', ordering: 1, file_url: '/files/c.png' },
      ...{ active: 1, parent_category_id: null, parent_category: null },
    },
    {
      ...{ id: 3, name: 'Makanan', description: '', ordering: 2, image_url: '/files/d.png', active: '0' },
      ...{ parent_category_id: null, parent_category: null },
    },
  ],
  Section: [
    { id: 4, title: 'Pilihan', type: 'product', active: 1 },
    { id: 5, title: 'Merek', type: 'brand', active: 'N' },
  ],
  SectionItem: [
    { id: 1, name: 'Teh Celup', ordering: 1, sku_code: 'TC-1', category_id: null, brand_id: null },
    { id: 2, name: 'Kopi Bubuk', ordering: 2, sku_code: 'KP-2', category_id: null, brand_id: null },
  ],
  Broadcast: [
    {
      ...{
        id: 1,
        nama_broadcast: 'Promo',
        created_at: made,
        status: 'Terkirim',
        read: 3,
        segment_type: 'all',
      },
      ...{
        voucher: { id: 3, name: 'Diskon' },
        content: 'Halo',
        sender_type: 'now',
        uuid: [],
        date_sender: made,
      },
    },
    {
      ...{
        id: 2,
        nama_broadcast: 'Kedua',
        created_at: made,
        status: null,
        read: null,
        segment_type: 'manual',
      },
      ...{ voucher: 3, content: 'Hai', sender_type: 'now', uuid: ['shop-5'], date_sender: null },
    },
  ],
  BroadcastUserPick: [
    {
      ...{ nav_id: 'C-5', uuid: 'shop-5', username: 'ani', shop_name: 'Toko Baru', phone: '0812' },
      ...{ kota: 'Bandung', status: '1' },
    },
  ],
  VoucherOption: [{ id: 3, name: 'Diskon' }],
  Config: [{ key: 'chat_config', value: 'true' }],
  AdminUser: [
    { id: 1, username: 'sari', role: 3 },
    { id: 2, username: 'budi', role: '2' },
  ],
  MasterApproval: [
    {
      ...{ id: 1, user_id: 11, role: 2, role_string: 'Manager' },
      user: { username: 'sari', owner_name: 'Sari' },
    },
    { id: 2, user_id: 2, role: 1, role_string: 'Supervisor', user: { username: 'budi', owner_name: null } },
  ],
  ApprovalRole: [
    { id: 1, level_name: 'Supervisor', level: 1 },
    { id: 2, level_name: 'Manager', level: 2 },
  ],
  NavLog: [{ id: 1, updated_at: made, url: '/items', method: 'GET', message: 'answered', created_at: made }],
  BankMutation: [
    {
      ...{ id: 1, user: { shop_name: 'Toko Baru' }, nav_id: 'C-5', paid: 0, total_price: 52_500 },
      created_at: made,
    },
    {
      ...{ id: 2, user: { shop_name: 'Toko Lama' }, nav_id: 'C-6', paid: 2, total_price: '18000' },
      created_at: made,
    },
  ],
  BankMutationDetail: [
    {
      transaction: [{ id: 4, invoice_no: 'INV-4', total_price: 52_500, created_at: made }],
      ...{ bcamutation: { transaction_date: '2026-04-03' }, duser: { shop_name: 'Toko Baru' } },
      virtual_account: '8801',
    },
  ],
  Driver: [{ id: 1, kode: 'D-1', name: 'Agus', email: 'agus@gudang.id', alias: 'Gus' }],
  Location: [
    {
      ...{ id: 1, code: 'GD', name: 'Gudang', global_dimension_1_code: 'JKT', last_sync_nav: made },
      ...{ created_at: made, updated_at: made, deleted_at: made },
    },
    {
      ...{ id: 2, code: 'TK', name: 'Toko', global_dimension_1_code: 'BDG', last_sync_nav: null },
      ...{ created_at: made, updated_at: made, deleted_at: null },
    },
  ],
  News: [
    { id: 3, title: 'Libur', ...days, banner: 'n.png', content: '<p>Kantor tutup</p>' },
    { id: 4, title: 'Buka', ...days, filename: 'm.png', content: '<p>Kantor buka</p>' },
  ],
};
