import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { chatServices } from '../../src/custom-widgets/chat-workspace/service/open-service.ts';
import { MemoryChat } from '../../src/custom-widgets/chat-workspace/service/testing-memory-service.ts';
import { openPage } from './open-page.tsx';

const SHOPS = [{ id: 'a', uid: 'shop-a', name: 'Toko Sumber Rejeki', status: 'online' }] as const;
const ANSWERS = {
  'GET /api/chats/configs': { data: [] },
  'GET /api/chats/replies': { data: [] },
  'GET /api/chats/transactions': { data: [] },
  'GET /api/admin/users/uuid/shop-a': { data: null },
};

/** Stands for the browser's own, which a page without a window does not have. */
class Shown {
  static permission: NotificationPermission = 'default';
  static all: Shown[] = [];
  static async requestPermission() {
    return Shown.permission;
  }
  onclick?: () => void;
  readonly close = vi.fn();
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    Shown.all.push(this);
  }
}

let chat: MemoryChat;
beforeEach(() => {
  chat = new MemoryChat(SHOPS);
  const service = chat.serviceOf('sari', 'Sari');
  chatServices.open = async () => service;
  Shown.permission = 'default';
  Shown.all = [];
  const own = globalThis.Notification;
  // What a notice does beside being made is not asked for.
  globalThis.Notification = Shown as unknown as typeof Notification;
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => {
    globalThis.Notification = own;
    vi.restoreAllMocks();
    localStorage.clear();
  });
});

async function turnOn(answer: NotificationPermission) {
  await openPage('/dashboard/chat', { answers: ANSWERS, as: { name: 'Sari' } });
  await screen.findByRole('button', { name: /Toko Sumber Rejeki/ });
  fireEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  Shown.permission = answer;
  fireEvent.click(screen.getByRole('button', { name: 'Turn on' }));
}

const quiet = (from: string, until: string) => {
  fireEvent.change(screen.getByLabelText('Quiet from'), { target: { value: from } });
  fireEvent.change(screen.getByLabelText('Quiet until'), { target: { value: until } });
};

it('tells a shop message on the desktop outside the quiet hours, and opens the conversation', async () => {
  await turnOn('granted');
  await screen.findByRole('button', { name: 'Turn off' });
  quiet('00:00', '00:00');
  chat.write('a', 'Halo?');
  await waitFor(() => expect(Shown.all).toHaveLength(1));
  const [shown] = Shown.all;
  expect(shown?.title).toBe('Toko Sumber Rejeki');
  expect(shown?.options).toEqual({ body: 'Halo?', tag: 'chat a' });
  shown?.onclick?.();
  await screen.findByRole('region', { name: 'Toko Sumber Rejeki' });
  expect(shown?.close).toHaveBeenCalled();

  // From an hour ago for three hours.
  const now = new Date();
  const at = (hours: number) => `${String((now.getHours() + hours) % 24).padStart(2, '0')}:00`;
  quiet(at(23), at(2));
  chat.write('a', 'Masih buka?');
  await screen.findAllByText('Masih buka?');
  expect(Shown.all).toHaveLength(1);
});

it('says that the browser does not allow notifications, and shows none', async () => {
  await turnOn('denied');
  await screen.findByText('This browser does not allow notifications of this page.');
  quiet('00:00', '00:00');
  chat.write('a', 'Halo?');
  await screen.findAllByText('Halo?');
  expect(Shown.all).toHaveLength(0);
});
