import type { Db } from '../store/index.ts';
import { readConfigs } from './vendor.store.ts';

/** Keys of the settings that select CometChat; without an app id the chat runs on this server. */
const VENDOR_KEYS = ['chat_app_id', 'chat_region', 'chat_auth_key'] as const;

/** Origins that CometChat's SDK calls from the page: its API, its files and its socket. */
const COMETCHAT = ['https://*.cometchat.io', 'wss://*.cometchat.io'] as const;

/** The settings of the chat's vendor that have a value. */
export async function readVendorConfigs(db: Db): Promise<{ key: string; value: string }[]> {
  const rows = await readConfigs(db, VENDOR_KEYS);
  return rows.flatMap(({ key, value }) => (value?.trim() ? [{ key, value: value.trim() }] : []));
}

/** The origins of the chat vendor, as configured. */
export async function vendorOrigins(db: Db): Promise<readonly string[]> {
  const configs = await readVendorConfigs(db);
  return configs.some(({ key }) => key === 'chat_app_id') ? COMETCHAT : [];
}
