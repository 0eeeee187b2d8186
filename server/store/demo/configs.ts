/** A setting: its key, its value, and 1 when the link to the ERP reads it. */
interface DemoConfig {
  key: string;
  value: string;
  is_middleware: 0 | 1;
}

const OWN = {
  app_min_version_android: '4.12.0',
  app_min_version_ios: '4.11.2',
  banner_interval_seconds: '6',
  broadcast_batch_size: '500',
  chat_config: 'true',
  chat_office_hours: '08:00-17:00',
  cs_email: 'cs@wholesale.example',
  cs_whatsapp: '+62 812-0000-1188',
  delivery_cutoff_time: '15:30',
  delivery_days: 'Senin,Selasa,Rabu,Kamis,Jumat,Sabtu',
  free_shipping_minimum: '750000',
  invoice_due_days: '14',
  invoice_note: 'Barang yang sudah dibeli dapat ditukar dalam 3 hari dengan nota asli.',
  maintenance_message: 'Aplikasi sedang dalam perawatan. Silakan kembali pukul 06:00 WIB.',
  maintenance_mode: 'false',
  max_cart_items: '120',
  minimum_order: '150000',
  otp_valid_minutes: '5',
  ppn_percent: '11',
  privacy_policy_url: 'https://wholesale.example/kebijakan-privasi',
  referral_bonus: '25000',
  session_days: '30',
  terms_url: 'https://wholesale.example/syarat-ketentuan',
} as const;

const MIDDLEWARE = {
  nav_base_url: 'http://nav.wholesale.example:7048/BC/ODataV4',
  nav_company: 'Wholesale Indonesia',
  nav_default_location: 'JKT-01',
  nav_price_group: 'GROSIR',
  nav_retry_count: '3',
  nav_retry_delay_ms: '2000',
  nav_sync_driver_cron: '0 2 * * *',
  nav_sync_inventory_cron: '*/15 * * * *',
  nav_sync_location_cron: '30 2 * * *',
  nav_sync_price_cron: '0 */4 * * *',
  nav_sync_product_cron: '0 1 * * *',
  nav_timeout_ms: '30000',
} as const;

export const CONFIGS: readonly DemoConfig[] = [
  ...Object.entries(OWN).map(([key, value]) => ({ key, value, is_middleware: 0 as const })),
  ...Object.entries(MIDDLEWARE).map(([key, value]) => ({ key, value, is_middleware: 1 as const })),
];
