import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { CometChatDouble } from '../../../../../tests/cometchat/double.ts';
import { type SdkTab, sdkInNode } from '../../../../../tests/cometchat/sdk-in-node.ts';
import { eventually } from '../../../../../tests/eventually.ts';
import { type ChatService, SendRefusal } from '../chat-service.ts';
import { describeChatService } from '../testing-contract.ts';
import { type CometChatOptions, CometChatService } from './cometchat-service.ts';

const SHOP = { uid: 'shop-a', name: 'Toko Sumber Rejeki' };

function open() {
  const double = new CometChatDouble('app', 'key', [
    { uid: 'business', name: 'Wholesale' },
    SHOP,
    { uid: 'shop-b', name: 'Warung Bu Tini' },
  ]);
  const tabs = new Map<ChatService, SdkTab>();
  const service = (
    uid: string,
    credentials: CometChatOptions['credentials'] = async () => ({ authKey: 'key' }),
  ) => {
    const tab = sdkInNode(double);
    const made = new CometChatService({
      name: randomUUID(),
      appId: 'app',
      region: 'us',
      uid: 'business',
      person: { uid, name: uid },
      credentials,
      load: async () => tab.sdk,
    });
    tabs.set(made, tab);
    return made;
  };
  const end = () => {
    for (const [made, tab] of tabs) {
      made.close();
      tab.close();
    }
  };
  return { double, tabs, service, end };
}

describeChatService('CometChat, by its own SDK', () => {
  const { double, tabs, service, end } = open();
  const [one, two] = [service('sari'), service('budi')];
  return {
    one,
    two,
    conversation: SHOP.uid,
    name: 'rejeki',
    cut: (which) => tabs.get(which)?.cut(),
    mend: (which) => tabs.get(which)?.mend(),
    remove: (_conversation, message) => double.remove(message),
    readAsShop: (_conversation, message) => double.readUpTo(SHOP.uid, 'business', message),
    write: (conversation, text) => void double.write(conversation, 'business', text),
    end,
  };
});

const message = { clientId: 'once', type: 'text', text: 'Barang siap' };
let end = () => {};
afterEach(() => end());

async function connected() {
  const stage = open();
  end = stage.end;
  const one = stage.service('sari');
  one.connect();
  await eventually(() => expect(one.connection).toBe('connected'));
  const tab = stage.tabs.get(one) as SdkTab;
  const posts = () =>
    stage.double.requests.filter(({ method, url }) => method === 'POST' && /\/messages$/.test(url));
  return { ...stage, one, tab, posts };
}

it('sends a message once whose answer was lost', async () => {
  const { one, tab, posts } = await connected();
  tab.cutBehindNextCall();
  await expect(one.send(SHOP.uid, message)).rejects.toMatchObject({ again: true });
  tab.mend();
  await eventually(() => expect(one.connection).toBe('connected'));
  const again = await one.send(SHOP.uid, message);
  expect(posts()).toHaveLength(1);
  expect((await one.messages(SHOP.uid)).rows).toEqual([again]);
});

it('hides a message that was sent twice: the vendor keeps both', async () => {
  const { one, posts, service } = await connected();
  await one.send(SHOP.uid, message);
  const reloaded = service('sari');
  reloaded.connect();
  await eventually(() => expect(reloaded.connection).toBe('connected'));
  await reloaded.send(SHOP.uid, message);
  expect(posts()).toHaveLength(2);
  expect((await one.messages(SHOP.uid)).rows).toHaveLength(1);
  expect((await reloaded.messages(SHOP.uid)).rows).toHaveLength(1);
});

it('says who of the business wrote', async () => {
  const { one, service } = await connected();
  const two = service('budi');
  two.connect();
  await eventually(() => expect(two.connection).toBe('connected'));
  await one.send(SHOP.uid, message);
  expect((await two.messages(SHOP.uid)).rows[0]?.sender).toEqual({ uid: 'sari', name: 'sari' });
});

it('signs in by a token of our server, and leaves nothing behind with the sign-out', async () => {
  const stage = open();
  end = stage.end;
  const one = stage.service('sari', async () => ({ token: stage.double.makeToken('business') }));
  one.connect();
  await eventually(() => expect(one.connection).toBe('connected'));
  expect(stage.double.requests.filter(({ headers }) => headers.apikey)).toEqual([]);
  await one.send(SHOP.uid, message);
  expect(stage.double.tokens).toHaveLength(1);
  const { sdk } = stage.tabs.get(one) as SdkTab;
  await one.signOut();
  expect(stage.double.tokens).toEqual([]);
  expect(await sdk.CometChat.getLoggedinUser()).toBeNull();
  expect(one.connection).toBe('disconnected');
});

it('asks the vendor for nothing where our server refuses a token', async () => {
  const stage = open();
  end = stage.end;
  let asked = 0;
  const refused = stage.service('sari', async () => {
    asked += 1;
    throw new SendRefusal('Role is not Authorized.', false);
  });
  refused.connect();
  await eventually(() => expect(refused.connection).toBe('disconnected'));
  await expect(refused.signOut()).resolves.toBeUndefined();
  expect(asked).toBe(1);
  expect(stage.double.requests).toEqual([]);
});

it('reads every kind of message that the SDK brings, live and on fetch', async () => {
  const { double, one } = await connected();
  const heard: object[] = [];
  one.listen((event) => {
    if (event.kind === 'message') heard.push(event.message);
  });
  const file = (extension: string, mimeType: string) => {
    const url = `https://data-us.cometchat.io/app/media/a.${extension}`;
    return { url, attachments: [{ extension, mimeType, name: `a.${extension}`, size: 2048, url }] };
  };
  const part = (name: string) => {
    const url = `https://data-us.cometchat.io/app/media/${name}`;
    return { attachments: [{ picture: url, url, name, size: 2048 }] };
  };
  const voucher = [{ name: 'Diskon 10%' }];
  const kinds = [
    [
      { type: 'text', data: { text: 'Halo' } },
      { type: 'text', text: 'Halo' },
    ],
    [
      { type: 'image', data: { ...file('png', 'image/png'), text: 'Ini fotonya' } },
      { type: 'picture', text: 'Ini fotonya', data: part('a.png') },
    ],
    [
      { type: 'video', data: file('mp4', 'video/mp4') },
      { type: 'video', text: '', data: part('a.mp4') },
    ],
    [
      { type: 'audio', data: file('mp3', 'audio/mpeg') },
      { type: 'audio', text: '', data: part('a.mp3') },
    ],
    [
      { type: 'file', data: file('pdf', 'application/pdf') },
      { type: 'file', text: '', data: part('a.pdf') },
    ],
    [
      { type: 'Broadcast', category: 'custom', data: { customData: { voucher, text: 'Promo' } } },
      { type: 'Broadcast', text: 'Promo', data: { voucher } },
    ],
    [
      { type: 'location', category: 'custom', data: { customData: { latitude: 1 } } },
      { type: 'location', text: '' },
    ],
  ] as const;
  for (const [sent] of kinds)
    double.send(SHOP.uid, 'business', sent as Parameters<CometChatDouble['send']>[2]);
  const expected = kinds.map(([, read]) =>
    expect.objectContaining({ ...read, ...('data' in read && { data: expect.objectContaining(read.data) }) }),
  );
  await eventually(() => expect(heard).toHaveLength(kinds.length));
  expect(heard).toEqual(expected);
  expect((await one.messages(SHOP.uid)).rows).toEqual(expected);
});

it('says why it cannot be reached, and what the vendor refuses', async () => {
  const stage = open();
  end = stage.end;
  const refused = stage.service('sari', async () => ({ authKey: 'wrong' }));
  refused.connect();
  await eventually(() => expect(refused.trouble).toContain('AUTH_ERR_APIKEY_NOT_FOUND'));
  const away = stage.service('budi');
  stage.tabs.get(away)?.cut();
  away.connect();
  await eventually(() => expect(away.trouble).toBe('CometChat cannot be reached.'));
});
