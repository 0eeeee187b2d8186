import type { Store } from '../store/index.ts';

/** Keys of the settings that lead the chat to CometChat; without an app id it stays on this server. */
export const VENDOR_KEYS = ['chat_app_id', 'chat_region', 'chat_auth_key'] as const;

/** Where CometChat's SDK calls from a page: its API, its files and its socket. */
const COMETCHAT = ['https://*.cometchat.io', 'wss://*.cometchat.io'] as const;

/** The servers of the chat's vendor, as the settings name one. */
export async function vendorOrigins(db: Store['db']): Promise<readonly string[]> {
  const asked = db.selectFrom('configs').select('value').where('key', '=', 'chat_app_id');
  return (await asked.executeTakeFirst())?.value?.trim() ? COMETCHAT : [];
}
