import { fireEvent, screen } from '@testing-library/react';
import { chatServices } from '../../src/custom-widgets/chat-workspace/service/open-service.ts';
import { MemoryChat } from '../../src/custom-widgets/chat-workspace/service/testing-memory-service.ts';
import type { Answers } from './answer-calls.ts';
import { openPage } from './open-page.tsx';

const CUSTOMER = {
  id: 3,
  uuid: 'shop-a',
  shop_name: 'Toko Sumber Rejeki',
  owner_name: 'Bu Rina',
  nav_id: 'C-3',
  email: 'rina@example.com',
  address: 'Jl. Melati 3',
  phone_number: '0812',
};
/** What the page asks for wherever a shop is open. */
export const ANSWERS = {
  'GET /api/chats/configs': { data: [] },
  'GET /api/chats/replies': {
    data: [{ id: 1, title: 'Salam', text: 'Halo {owner} dari {shop}, saya {me}.' }],
  },
  'GET /api/chats/transactions': { data: [] },
  'GET /api/chats/ttb': {
    data: [
      { id: 5, no: 'SRO-5', type: 'Retur', status: 'On Process' },
      { id: 6, no: 'SRO-6', type: 'Retur', status: 'Failed' },
    ],
  },
  'GET /api/admin/users/uuid/shop-a': { data: CUSTOMER },
};

/** A chat of two shops without a server, as Sari opens it. */
export function startMemoryChat() {
  const chat = new MemoryChat([
    { id: 'a', uid: 'shop-a', name: 'Toko Sumber Rejeki', status: 'online' },
    { id: 'b', uid: 'shop-b', name: 'Warung Bu Tini', status: 'offline' },
  ]);
  const service = chat.serviceOf('sari', 'Sari');
  chatServices.open = async () => service;
  return { chat, service };
}

/** Opens the conversation with the first shop. */
export async function openShop(
  answers: Answers = {},
  more: Omit<Parameters<typeof openPage>[1], 'answers'> = {},
): Promise<HTMLElement> {
  await openPage('/dashboard/chat', { ...more, answers: { ...ANSWERS, ...answers } });
  fireEvent.click(await screen.findByRole('button', { name: /Toko Sumber Rejeki/ }));
  return screen.findByRole('region', { name: 'Toko Sumber Rejeki' });
}

/** What stands beside the conversation. */
export const side = () => screen.findByRole('region', { name: 'Customer Info' });

export async function attach(label: string): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: 'Add attachment' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: label }));
  return side();
}

export const facts = (panel: HTMLElement) =>
  [...panel.querySelectorAll('dl > div')].map((fact) => [...fact.children].map((part) => part.textContent));
