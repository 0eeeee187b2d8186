import { ChannelListener } from '../live/channel-listener.ts';
import type { Store } from '../store/index.ts';
import { addMessage, markReadByShop, notifyChat, readDemoShopOf } from './chat.store.ts';

/** Delays in milliseconds until a shop reads, starts typing and sends. */
const [READS, WRITES, SENDS] = [800, 1_500, 4_000];
const REPLIES = [
  'Baik, terima kasih infonya.',
  'Oke, ditunggu ya.',
  'Siap 👍',
  'Bisa dikirim hari ini?',
  'Kalau ambil 20 dus ada potongan?',
  'Nanti saya kabari lagi ya.',
  'Boleh, sekalian gula 10 kg.',
] as const;

/** Makes the demo shops answer staff messages. Returns the function that stops it. */
export async function startSimulator(
  { db, url }: Pick<Store, 'db' | 'url'>,
  onError: (error: unknown) => void,
) {
  const timers = new Set<NodeJS.Timeout>();
  const scheduleWork = (ms: number, work: () => Promise<unknown>) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work().catch(onError);
    }, ms);
    timers.add(timer.unref());
  };
  const answerMessage = async (id: number) => {
    const staffMessage = await readDemoShopOf(db, id);
    if (!staffMessage) return;
    const { conversation_id: conversation, user_id, uuid: uid, shop_name: name } = staffMessage;
    scheduleWork(READS, () => markReadByShop(db, conversation, uid, id));
    scheduleWork(WRITES, () => notifyChat(db, { kind: 'typing', conversation, uid, name }));
    // When several processes react, the client id makes sure that only one answer is stored.
    const reply = { client_id: `reply-${id}`, type: 'text', data: null };
    const text = REPLIES[id % REPLIES.length] ?? '';
    scheduleWork(SENDS, () => addMessage(db, user_id, null, { ...reply, text }));
  };
  const listener = new ChannelListener(
    url,
    'chat',
    (payload) => {
      const notification = JSON.parse(payload) as { readonly is: string; readonly id: number };
      if (notification.is === 'message') answerMessage(notification.id).catch(onError);
    },
    () => undefined,
  );
  await listener.start();
  return async () => {
    for (const timer of timers) clearTimeout(timer);
    await listener.end();
  };
}
