import { isRecord } from '../../../core/record.ts';
import { ConnectorError, readObject, type Transport, textOf } from '../transport.ts';

/** The chat vendor, called with the server's own key. */
export interface ChatVendor {
  /** An auth token for this identity; an unknown identity is created first. Throws a ConnectorError. */
  makeToken(identity: ChatIdentity): Promise<string>;
}

export interface ChatIdentity {
  readonly uid: string;
  readonly name: string;
}

/** A CometChat app, as the chat settings name it. */
export interface CometChatApp {
  readonly appId: string;
  readonly region: string;
}

/** The API address of an app; null when its name could direct the key to another host. */
export function cometChatAddress({ appId, region }: CometChatApp): string | null {
  const isName = [appId, region].every((name) => /^[a-z0-9]{1,40}$/i.test(name));
  return isName ? `https://${appId}.api-${region}.cometchat.io/v3/` : null;
}

/** CometChat's REST API. */
export function cometChat(
  ask: Transport,
  { appId, restKey }: { appId: string; restKey: string },
): ChatVendor {
  const post = async (url: string, body: object) => {
    const headers = { appid: appId, apikey: restKey, 'content-type': 'application/json' };
    const answer = await ask({ method: 'POST', url, headers, body: JSON.stringify(body) });
    return readAnswer(answer.body);
  };
  return {
    async makeToken({ uid, name }) {
      const tokens = `users/${encodeURIComponent(uid)}/auth_tokens`;
      let tokenAnswer = await post(tokens, {});
      if (tokenAnswer.error?.code === UNKNOWN) {
        const { error } = await post('users', { uid, name });
        // Another request may have created it at the same time.
        if (error && error.code !== KNOWN) throw refused(error);
        tokenAnswer = await post(tokens, {});
      }
      if (tokenAnswer.error) throw refused(tokenAnswer.error);
      if (tokenAnswer.token === '') throw new ConnectorError('unreadable', 'No token');
      return tokenAnswer.token;
    },
  };
}

const [UNKNOWN, KNOWN] = ['ERR_UID_NOT_FOUND', 'ERR_UID_ALREADY_EXISTS'];

interface VendorAnswer {
  /** Empty where the answer has none. */
  readonly token: string;
  readonly error?: { readonly code: string; readonly message: string };
}

const refused = ({ code, message }: NonNullable<VendorAnswer['error']>) =>
  new ConnectorError('refused', message || code || 'Refused');

/** The vendor reports the result in the body, not by the status. */
function readAnswer(body: string): VendorAnswer {
  try {
    const { data, error } = readObject(body);
    if (isRecord(error))
      return { token: '', error: { code: textOf(error.code), message: textOf(error.message) } };
    if (isRecord(data)) return { token: textOf(data.authToken) };
  } catch {
    // Handled below.
  }
  throw new ConnectorError('unavailable', 'Half an answer');
}
