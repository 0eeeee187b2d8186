import { whenSignedOut } from '../../../runtime/index.ts';
import type { ChatService } from './chat-service.ts';
import type { CometChatService } from './cometchat/cometchat-service.ts';
import { HeldService } from './held-service.ts';
import { type OwnServerCalls, OwnServerChat } from './own-server/own-server.ts';

/** Who opens the chat, and how it reaches whom. */
export interface ChatOpening {
  readonly account: string;
  /** As colleagues read it beside a message. */
  readonly name: string;
  /** The settings of the chat's vendor; none of them: the chat is on our own server. */
  readonly configs: ReadonlyMap<string, string>;
  readonly calls: OwnServerCalls & VendorCalls;
}

export type VendorOpening = Omit<ChatOpening, 'calls'> & { readonly calls: VendorCalls };

/** What our server is asked on the way to the vendor. */
export interface VendorCalls {
  checkUid(): Promise<string>;
  /** What lets the business in at the vendor; null where the server makes none. */
  vendorToken(): Promise<string | null>;
}

/** The vendor's service of this page, open while a part of the page holds it: its SDK lets one identity in, once. */
let vendor: { readonly key: string; readonly service: CometChatService; holders: number } | undefined;
let forget = () => {};

/** Which service the page opens for an account; the vendor's comes with its own code, when it is asked for. */
export const chatServices = {
  async open(opening: ChatOpening): Promise<ChatService> {
    const { account, configs, calls } = opening;
    if (configs.get('chat_app_id')) return holdVendor(opening);
    return new OwnServerChat({ account, calls, open: openLine });
  },
  /** The vendor's alone, where the settings name one. */
  openVendor: (opening: VendorOpening): Promise<ChatService> => holdVendor(opening),
};

async function holdVendor(opening: VendorOpening): Promise<ChatService> {
  const [{ CometChatService }, { loadSdk }, uid] = await Promise.all([
    import('./cometchat/cometchat-service.ts'),
    import('./cometchat/load-sdk.ts'),
    opening.calls.checkUid(),
  ]);
  const { account, name, configs, calls } = opening;
  const key = JSON.stringify([account, name, uid, ...configs]);
  if (vendor?.key !== key) {
    vendor?.service.close();
    const service = new CometChatService({
      ...{ appId: configs.get('chat_app_id') ?? '', uid, region: configs.get('chat_region') ?? 'us' },
      person: { uid: `admin-${account}`, name },
      credentials: async () => {
        const token = await calls.vendorToken();
        return token ? { token } : { authKey: configs.get('chat_auth_key') ?? '' };
      },
      load: loadSdk,
    });
    vendor = { key, service, holders: 0 };
    // All parts that show it may be closed by then.
    forget();
    forget = whenSignedOut(() => {
      vendor = undefined;
      void service.signOut().catch(() => undefined);
    });
  }
  const held = vendor;
  held.holders += 1;
  return new HeldService(held.service, () => {
    held.holders -= 1;
    if (held.holders > 0) return;
    held.service.close();
    if (vendor === held) vendor = undefined;
  });
}

function openLine(protocols: readonly string[]): WebSocket {
  const address = new URL('/api/chats/socket', globalThis.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address, [...protocols]);
}
