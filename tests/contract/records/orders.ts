import { made } from './shared.ts';

/** What the first document (the shell, the chat and the orders) states of an answer. */
export const orders = {
  LoginUser: [
    {
      ...{ username: 'sari', role: 3, uuid: 'staff-1', avatar_url: null, role_string: 'Superadmin' },
      ...{ shop_name: 'Kantor' },
    },
  ],
  ChatConfigEntry: [
    { key: 'chat_app_id', value: 'app' },
    { key: 'chat_region', value: 'us' },
    { key: 'chat_auth_key', value: 'key' },
  ],
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
      ...{ receiver_address: 'Jl. Melati 1', note: 'Pagi', virtual_account_id: '8801', xp_point: 0 },
    },
    {
      ...{ id: 5, invoice_no: 'INV-5', user: { shop_name: 'Toko Baru', address: 'Jl. Melati 1' } },
      ...{ total_price: 9000, nav_id: 'SO-5', created_at: made, payment_type: 'BCA', paid: 1, state: 1 },
      ...{ receiver_address: 'Jl. Melati 1', note: 'Sore', virtual_account_id: '8801', xp_point: 2 },
    },
    {
      ...{ id: 3, invoice_no: 'INV-3', user: { shop_name: 'Toko Lama', address: 'Jl. Mawar 2' } },
      ...{ total_price: '18000', nav_id: 'SO-3', created_at: made, payment_type: 'BCA', paid: '1' },
      ...{ state: '2', receiver_address: 'Jl. Mawar 2', note: 'Malam', virtual_account_id: '8803' },
      xp_point: 5,
    },
    {
      ...{ id: 2, invoice_no: 'INV-2', user: { shop_name: 'Toko Lama', address: 'Jl. Mawar 2' } },
      ...{ total_price: '7000', nav_id: null, created_at: made, payment_type: 'COD', paid: '0', state: '3' },
      ...{ receiver_address: 'Jl. Mawar 2', note: '', virtual_account_id: null, xp_point: null },
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
};
