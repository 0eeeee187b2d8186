import { beforehand, type Context } from '../calls/handler.ts';
import { readVendorConfigs } from '../chat/vendor.ts';
import { ConnectorError, openChatVendor } from '../connectors/index.ts';
import { productName } from '../generated/access.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { checkUid } from './chat.ts';

/** The settings that select the chat vendor. When the server has the vendor's REST key, the page does not get the auth key. */
export const chatVendorHandlers = (vendor: Settings['cometChat']) => ({
  /** The chat vendor's settings; empty: the chat runs on this server. */
  'chat.configs': async (_input: unknown, { db }: Pick<Context, 'db'>) => {
    const rows = await readVendorConfigs(db);
    // A token replaces the auth key, which would let its holder sign in as anybody.
    return vendor ? rows.filter(({ key }) => key !== 'chat_auth_key') : rows;
  },
  'chat.vendor-token': beforehand(
    async (_input: unknown, context) => {
      const configs = new Map((await readVendorConfigs(context.db)).map(({ key, value }) => [key, value]));
      const appId = configs.get('chat_app_id');
      if (!vendor || !appId) return null;
      const app = { appId, region: configs.get('chat_region') ?? 'us' };
      const { uuid: uid } = await checkUid(undefined, context);
      try {
        return await openChatVendor(vendor, app, context.db).makeToken({ uid, name: productName });
      } catch (error) {
        if (!(error instanceof ConnectorError)) throw error;
        throw new Refusal('unavailable', 'CometChat does not let the staff in now. Try it again later.');
      }
    },
    async (_input, context, token) => {
      context.answerOnce();
      return { token };
    },
  ),
});
