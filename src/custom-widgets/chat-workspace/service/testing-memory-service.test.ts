import { describeChatService } from './testing-contract.ts';
import { MemoryChat, type MemoryService } from './testing-memory-service.ts';

describeChatService('in memory', () => {
  const shop = { name: 'Toko Sumber Rejeki', status: 'online' } as const;
  const chat = new MemoryChat([
    { ...shop, id: 'a', uid: 'shop-a' },
    { ...shop, id: 'b', uid: 'shop-b', name: 'Warung Bu Tini' },
  ]);
  const services = [chat.serviceOf('sari'), chat.serviceOf('budi')] as const;
  const turn = (state: 'connected' | 'disconnected') => (service: unknown) =>
    (service as MemoryService).turn(state);
  return {
    one: services[0],
    two: services[1],
    conversation: 'a',
    name: 'rejeki',
    cut: turn('disconnected'),
    mend: turn('connected'),
    write: (conversation, words) => chat.write(conversation, words),
    remove: (conversation, message) => chat.remove(conversation, message),
    end: () => {
      for (const service of services) service.close();
    },
  };
});
