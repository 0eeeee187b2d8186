/**
 * What a server answers that knows the three documents and nothing of ours: for each of their entities its stated fields
 * (`../../shared/contract/entities.json` without what only forms have), first as our own server words them, then in the
 * other words that the documents allow: true or Y for 1, `image_url` for `file_url`, a number that came as text. A test
 * holds them against the documents where these stand beside the project.
 */
type Rows = readonly Readonly<Record<string, unknown>>[];

const made = '2026-04-02T08:00:00+07:00';
const days = { start_date: '2999-11-02', end_date: '2999-11-20' };
const named = { id: 2, name: 'Minuman' };
const tea = { id: 1, sku_code: 'TC-1', name: 'Teh Celup', price: 12_500 };
const coffee = { id: 2, sku_code: 'KP-2', name: 'Kopi Bubuk', price: 9000 };
const images = [{ id: 7, image_url: '/files/a.png', thumbnail_image_url: '/files/a-s.png', ordering: 1 }];

export const records = {
  LoginUser: [
    {
      ...{ username: 'sari', role: 3, uuid: 'staff-1', avatar_url: null, role_string: 'Superadmin' },
      ...{ shop_name: 'Kantor' },
    },
  ],
  ChatConfigEntry: [{ key: 'business_hours', value: '08:00-17:00' }],
  Invoice: [
    {
      ...{ document_type: 'Invoice', due_date: '2026-04-30', description: 'April', document_no: 'INV-4' },
      remaining_amount: 50_000,
    },
  ],
  CustomerInfo: [
    {
      ...{ shop_name: 'Toko Baru', owner_name: 'Ani', nav_id: 'C-5', email: 'ani@toko.id' },
      ...{ address: 'Jl. Melati 1', phone_number: '0812' },
    },
  ],
  AnalyticsIndex: [
    {
      transaction_count: [
        ['Date', 'Count'],
        ['2026-04-02', 3],
      ],
      sum_transaction_amount: [
        ['Date', 'Sum'],
        ['2026-04-02', 30_000],
      ],
      start_date: '2026-04-01',
      end_date: '2026-04-30',
    },
  ],
  AnalyticsKeyword: [{ keywords: 'teh', total: 4 }],
  AnalyticsProduct: [{ sku_code: 'TC-1', name: 'Teh Celup', total: 9 }],
  AnalyticsUsage: [{ user_id: 5, shop_name: 'Toko Baru', total: 61 }],
  Transaction: [
    {
      ...{ id: 4, invoice_no: 'INV-4', user: { shop_name: 'Toko Baru', address: 'Jl. Melati 1' } },
      ...{ total_price: 52_500, nav_id: 'SO-4', created_at: made, payment_type: 'BCA', paid: 0, state: 0 },
      ...{ receiver_address: 'Jl. Melati 1', note: 'Pagi', virtual_account_id: '8801', xp_point: null },
    },
    {
      ...{ id: 5, invoice_no: 'INV-5', user: { shop_name: 'Toko Baru', address: 'Jl. Melati 1' } },
      ...{ total_price: 9000, nav_id: 'SO-5', created_at: made, payment_type: 'BCA', paid: 1, state: 1 },
      ...{ receiver_address: 'Jl. Melati 1', note: 'Sore', virtual_account_id: '8801', xp_point: 2 },
    },
    {
      ...{ id: 3, invoice_no: 'INV-3', user: { shop_name: 'Toko Lama', address: 'Jl. Mawar 2' } },
      ...{
        total_price: '18000',
        nav_id: 'SO-3',
        created_at: made,
        payment_type: 'COD',
        paid: '1',
        state: '2',
      },
      ...{ receiver_address: 'Jl. Mawar 2', note: '', virtual_account_id: null, xp_point: 5 },
    },
  ],
  TransactionItem: [
    {
      ...{ id: 41, product: { id: 1, name: 'Teh Celup', sku_code: 'TC-1' }, quantity: 3, deliver_qty: 0 },
      ...{
        price: 12_500,
        discount_price: 0,
        final_price: 37_500,
        ready_qty: 3,
        pre_order_qty: 0,
        notes: null,
      },
    },
    {
      ...{ id: 42, product: { id: 2, name: 'Kopi Bubuk', sku_code: 'KP-2' }, quantity: 2, deliver_qty: 0 },
      ...{ price: 9000, discount_price: 1500, final_price: 15_000, ready_qty: 1, pre_order_qty: 1 },
      notes: 'Giling halus',
    },
  ],
  TransactionDocument: [
    {
      ...{ id: 6, pick_ticket_no: 'PT-6', do_no: 'DO-6', si_no: 'SI-6', qty: 5 },
      details: [
        { id: 61, qty: 3 },
        { id: 62, qty: 2 },
      ],
    },
  ],
  FreeGiftLine: [{ free_custom: 'Gelas', qty: 2 }],
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
      ...{ id: 1, user_id: 1, role: 2, role_string: 'Manager' },
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
      ...{ id: 1, code: 'GD', name: 'Gudang', global_dimension_1_code: 'JKT', last_sync_nav: null },
      ...{ created_at: made, updated_at: made, deleted_at: null },
    },
    {
      ...{ id: 2, code: 'TK', name: 'Toko', global_dimension_1_code: 'BDG', last_sync_nav: made },
      ...{ created_at: made, updated_at: made, deleted_at: made },
    },
  ],
  News: [
    { id: 3, title: 'Libur', ...days, banner: 'n.png', content: '<p>Kantor tutup</p>' },
    { id: 4, title: 'Buka', ...days, filename: 'm.png', content: '<p>Kantor buka</p>' },
  ],
  Level: [
    { id: 2, title: 'Silver', start_xp: 0, end_xp: 1000, customer: 4, active: 'Y' },
    { id: 3, title: 'Gold', start_xp: 1001, end_xp: 9000, customer: 0, active: 0 },
  ],
  Voucher: [
    {
      ...{ id: 3, name: 'Diskon', credit_poin: 10, level_id: 2, level: { title: 'Silver' } },
      ...{ deskripsi: 'Untuk toko', image: 'v.png', image_url: '/files/v.png', active: 'Y' },
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
          ...{ discount_type: 'amount', stock: 5, limit_stock: 2, active: 'Y', total_produk_terjual: 3 },
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
} satisfies Readonly<Record<string, Rows>>;
