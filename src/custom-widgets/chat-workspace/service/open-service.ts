import { whenSignedOut } from '../../../runtime/index.ts';
import type { ChatService } from './chat-service.ts';
import { type OwnServerCalls, OwnServerChat } from './own-server/own-server.ts';

/** Who opens the chat, and how it reaches whom. */
export interface ChatOpening {
  readonly account: string;
  /** As colleagues read it beside a message. */
  readonly name: string;
  /** The settings of the chat's vendor; none of them: the chat is on our own server. */
  readonly configs: ReadonlyMap<string, string>;
  readonly calls: OwnServerCalls & {
    checkUid(): Promise<string>;
    /** What lets the business in at the vendor; null where the server makes none. */
    vendorToken(): Promise<string | null>;
  };
}

let forget = () => {};

/** Which service the page opens for an account; the vendor's comes with its own code, when it is asked for. */
export const chatServices = {
  async open({ account, name, configs, calls }: ChatOpening): Promise<ChatService> {
    const appId = configs.get('chat_app_id');
    if (!appId) return new OwnServerChat({ account, calls, open: openLine });
    const [{ CometChatService }, { loadSdk }, uid] = await Promise.all([
      import('./cometchat/cometchat-service.ts'),
      import('./cometchat/load-sdk.ts'),
      calls.checkUid(),
    ]);
    const service = new CometChatService({
      ...{ appId, uid, region: configs.get('chat_region') ?? 'us' },
      person: { uid: `admin-${account}`, name },
      credentials: async () => {
        const token = await calls.vendorToken();
        return token ? { token } : { authKey: configs.get('chat_auth_key') ?? '' };
      },
      load: loadSdk,
    });
    // The page of the chat may be closed by then.
    forget();
    forget = whenSignedOut(() => void service.signOut().catch(() => undefined));
    return service;
  },
};

function openLine(protocols: readonly string[]): WebSocket {
  const address = new URL('/api/chats/socket', globalThis.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address, [...protocols]);
}
