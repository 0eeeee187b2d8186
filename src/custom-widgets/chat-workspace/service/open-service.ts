import { newId, whenSignedOut } from '../../../runtime/index.ts';
import type { ChatService } from './chat-service.ts';
import type { CometChatService } from './cometchat/cometchat-service.ts';
import { holdService } from './held-service.ts';
import { OwnServerChat } from './own-server/own-server.ts';
import type { OwnServerCalls } from './own-server/reads.ts';

/** The account that opens the chat, its settings and the calls to reach the service. */
export interface ChatOpening {
  readonly account: string;
  /** The name that colleagues see beside a message. */
  readonly name: string;
  /** The settings of the chat vendor; empty when the chat runs on our own server. */
  readonly configs: ReadonlyMap<string, string>;
  readonly calls: OwnServerCalls & VendorCalls;
}

export type VendorOpening = Omit<ChatOpening, 'calls'> & { readonly calls: VendorCalls };

/** The calls of our server that are needed to sign in at the vendor. */
export interface VendorCalls {
  checkUid(): Promise<string>;
  /** A sign-in token of the vendor; null where the server creates none. */
  vendorToken(): Promise<string | null>;
}

/**
 * The vendor's service, shared by the parts of this page and open while one of them uses it: the SDK allows one
 * identity and one sign-in.
 */
let vendor: { readonly key: string; readonly service: CometChatService; holders: number } | undefined;
let forget = () => {};

/** Opens the chat service of an account. The vendor's code is loaded only when its service is used. */
export const chatServices = {
  async open(opening: ChatOpening): Promise<ChatService> {
    const { account, configs, calls } = opening;
    if (configs.get('chat_app_id')) return holdVendor(opening);
    return new OwnServerChat({ account, calls, open: openLine });
  },
  /** Opens only the vendor's service, for pages whose settings name a vendor. */
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
      name: newId(),
      appId: configs.get('chat_app_id') ?? '',
      uid,
      region: configs.get('chat_region') ?? 'us',
      person: { uid: `admin-${account}`, name },
      credentials: async () => {
        const token = await calls.vendorToken();
        return token ? { token } : { authKey: configs.get('chat_auth_key') ?? '' };
      },
      load: loadSdk,
    });
    vendor = { key, service, holders: 0 };
    // On sign-out the parts that use it may be closed already.
    forget();
    forget = whenSignedOut(() => {
      vendor = undefined;
      void service.signOut().catch(() => undefined);
    });
  }
  const heldVendor = vendor;
  heldVendor.holders += 1;
  return holdService(heldVendor.service, () => {
    heldVendor.holders -= 1;
    if (heldVendor.holders > 0) return;
    heldVendor.service.close();
    if (vendor === heldVendor) vendor = undefined;
  });
}

function openLine(protocols: readonly string[]): WebSocket {
  const address = new URL('/api/chats/socket', globalThis.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address, [...protocols]);
}
