import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { chatServices } from '../../src/custom-widgets/chat-workspace/service/open-service.ts';
import { MemoryChat } from '../../src/custom-widgets/chat-workspace/service/testing-memory-service.ts';
import { Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';

const ANSWERS = {
  'GET /api/chats/configs': { data: [] },
  'GET /api/chats/replies': { data: [] },
  'GET /api/chats/transactions': { data: [] },
};
const UPLOAD = 'POST /api/chats/pictures';
const PICTURE = new File(['x'], 'rak.png', { type: 'image/png' });
const clipboardData = { files: [PICTURE, new File(['x'], 'daftar.txt', { type: 'text/plain' })] };

let chat: MemoryChat;
beforeEach(() => {
  URL.createObjectURL = () => 'blob:rak';
  URL.revokeObjectURL = () => undefined;
  chat = new MemoryChat([{ id: 'a', uid: 'shop-a', name: 'Toko Sumber Rejeki', status: 'online' }]);
  const service = chat.serviceOf('sari', 'Sari');
  chatServices.open = async () => service;
});

async function openShop(answer: unknown) {
  await openPage('/dashboard/chat', { answers: { ...ANSWERS, [UPLOAD]: answer } as never });
  fireEvent.click(await screen.findByRole('button', { name: /Toko Sumber Rejeki/ }));
  const talk = await screen.findByRole('region', { name: 'Toko Sumber Rejeki' });
  return { talk, field: within(talk).getByPlaceholderText('Type a message...') };
}

it('sends a pasted picture with its words, and shows it in the conversation', async () => {
  const { talk, field } = await openShop({ data: { picture: '/files/rak.png' } });
  fireEvent.paste(field, { clipboardData });
  const list = await within(talk).findByRole('list', { name: 'Pictures to send' });
  expect(within(list).getAllByRole('img')).toHaveLength(1);
  fireEvent.change(field, { target: { value: 'Rak baru' } });
  await waitFor(() => expect(within(list).queryByText('rak.png is uploading')).toBeNull());
  fireEvent.keyDown(field, { key: 'Enter' });
  const shown = await within(talk).findByRole('link', { name: 'rak.png' });
  expect(shown.getAttribute('href')).toBe('/files/rak.png');
  expect(within(talk).queryByRole('list', { name: 'Pictures to send' })).toBeNull();
  await waitFor(() =>
    expect(chat.of('a')).toMatchObject([
      {
        type: 'picture',
        text: 'Rak baru',
        data: { attachments: [{ picture: '/files/rak.png', name: 'rak.png' }] },
      },
    ]),
  );
});

it('says why a dropped picture was not taken; nothing is sent without it, and it can be left out', async () => {
  const why = 'A picture may have up to 5 MB.';
  const { talk, field } = await openShop(new Reply(422, { message: why, data: null }));
  fireEvent.change(field, { target: { value: 'Rak baru' } });
  fireEvent.drop(field, { dataTransfer: { files: [PICTURE], types: ['Files'] } });
  await within(talk).findByText(`rak.png could not be uploaded: ${why}`);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(chat.of('a')).toEqual([]);
  fireEvent.click(within(talk).getByRole('button', { name: 'Remove rak.png' }));
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(chat.of('a').map(({ type }) => type)).toEqual(['text']));
});
