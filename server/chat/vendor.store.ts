import type { Store } from '../store/index.ts';

/** Keys of the settings that select CometChat; without an app id the chat runs on this server. */
export const VENDOR_KEYS = ['chat_app_id', 'chat_region', 'chat_auth_key'] as const;

/** Origins that CometChat's SDK calls from the page: its API, its files and its socket. */
const COMETCHAT = ['https://*.cometchat.io', 'wss://*.cometchat.io'] as const;

/** The origins of the chat vendor, as configured. */
export async function vendorOrigins(db: Store['db']): Promise<readonly string[]> {
  const appIdQuery = db.selectFrom('configs').select('value').where('key', '=', 'chat_app_id');
  return (await appIdQuery.executeTakeFirst())?.value?.trim() ? COMETCHAT : [];
}
