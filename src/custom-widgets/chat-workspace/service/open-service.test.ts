// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { chatServices } from './open-service.ts';
import { OwnServerChat } from './own-server/own-server.ts';

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('./cometchat/cometchat-service.ts', () => {
  loaded.push('adapter');
  return { CometChatService: class {} };
});
vi.mock('./cometchat/load-sdk.ts', () => {
  loaded.push('sdk');
  return { loadSdk: () => undefined };
});
vi.mock('@cometchat/chat-sdk-javascript', () => {
  loaded.push('vendor');
  return {};
});

const never = () => Promise.reject(new Error('Nothing is asked before it connects.'));
const open = (configs: Record<string, string>) =>
  chatServices.open({
    account: '1',
    name: 'Sari',
    configs: new Map(Object.entries(configs)),
    calls: {
      ticket: never,
      conversations: never,
      messages: never,
      unread: never,
      vendorToken: never,
      team: undefined,
      checkUid: async () => 'business',
    },
  });

// That such a page's Content-Security-Policy names no other host is tested in server/chat/vendor.test.ts.
it("an installation without the vendor's app opens our own server, and loads nothing of the vendor", async () => {
  expect(await open({})).toBeInstanceOf(OwnServerChat);
  expect(await open({ chat_app_id: '', chat_region: 'us' })).toBeInstanceOf(OwnServerChat);
  expect(loaded).toEqual([]);
  expect(await open({ chat_app_id: 'app' })).not.toBeInstanceOf(OwnServerChat);
  expect(loaded.sort()).toEqual(['adapter', 'sdk']);
});
