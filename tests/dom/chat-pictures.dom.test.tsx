import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chatServices } from '../../src/custom-widgets/chat-workspace/service/open-service.ts';
import { MemoryChat } from '../../src/custom-widgets/chat-workspace/service/testing-memory-service.ts';
import { type Call, Reply } from './answer-calls.ts';
import { openPage } from './open-page.tsx';

const ANSWERS = {
  'GET /api/chats/configs': { data: [] },
  'GET /api/chats/replies': { data: [] },
  'GET /api/chats/transactions': { data: [] },
};
const UPLOAD = 'POST /api/chats/pictures';
const UPLOAD_PDF = 'POST /api/chats/files';
const PICTURE = new File(['x'], 'rak.png', { type: 'image/png' });
const clipboardData = { files: [PICTURE, new File(['x'], 'daftar.txt', { type: 'text/plain' })] };

let chat: MemoryChat;
beforeEach(() => {
  URL.createObjectURL = () => 'blob:rak';
  URL.revokeObjectURL = () => undefined;
  chat = new MemoryChat([
    { id: 'a', uid: 'shop-a', name: 'Toko Sumber Rejeki', status: 'online' },
    { id: 'b', uid: 'shop-b', name: 'Warung Bu Tini', status: 'offline' },
  ]);
  const service = chat.serviceOf('sari', 'Sari');
  chatServices.open = async () => service;
});

const WITHOUT_PDF = ['chat.ticket', 'chat.add-picture'];
const PDF = new File(['x'.repeat(42_000)], 'harga.pdf', { type: 'application/pdf' });

async function openShop(answer: unknown, more: object = {}) {
  const answers = { ...ANSWERS, [UPLOAD]: answer, [UPLOAD_PDF]: { data: { url: '/files/harga.pdf' } } };
  await openPage('/dashboard/chat', { answers: answers as never, ...more });
  fireEvent.click(await screen.findByRole('button', { name: /Toko Sumber Rejeki/ }));
  const talk = await screen.findByRole('region', { name: 'Toko Sumber Rejeki' });
  return { talk, field: within(talk).getByPlaceholderText('Type a message...') };
}

it('sends a pasted picture with its words, and shows it in the conversation', async () => {
  const { talk, field } = await openShop({ data: { picture: '/files/rak.png' } });
  fireEvent.paste(field, { clipboardData });
  const list = await within(talk).findByRole('list', { name: 'Attachments to send' });
  expect(within(list).getAllByRole('img')).toHaveLength(1);
  fireEvent.change(field, { target: { value: 'Rak baru' } });
  await waitFor(() => expect(within(list).queryByText('rak.png is uploading')).toBeNull());
  fireEvent.keyDown(field, { key: 'Enter' });
  const shown = await within(talk).findByRole('link', { name: 'rak.png' });
  expect(shown.getAttribute('href')).toBe('/files/rak.png');
  expect(within(talk).queryByRole('list', { name: 'Attachments to send' })).toBeNull();
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
  const why = 'An image may have up to 5 MB.';
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

it('says which files can be sent', async () => {
  const { talk } = await openShop({});
  const files = [new File(['a'], 'catatan.txt', { type: 'text/plain' })];
  fireEvent.change(within(talk).getByLabelText('Add an image'), { target: { files } });
  await screen.findByText('Only images (PNG, JPEG, WebP, GIF) and PDFs can be sent.');
});

it('a PDF goes with its name and size', async () => {
  const { talk, field } = await openShop({});
  fireEvent.change(within(talk).getByLabelText('Add a PDF'), { target: { files: [PDF] } });
  const list = await within(talk).findByRole('list', { name: 'Attachments to send' });
  await within(list).findByText('42 KB');
  within(list).getByText('harga.pdf');
  fireEvent.keyDown(field, { key: 'Enter' });
  const shown = await within(talk).findByRole('link', { name: 'harga.pdf' });
  expect(shown.getAttribute('href')).toBe('/files/harga.pdf');
  await waitFor(() =>
    expect(chat.of('a')).toMatchObject([
      { type: 'file', data: { attachments: [{ url: '/files/harga.pdf', name: 'harga.pdf', size: 42_000 }] } },
    ]),
  );
});

it('what was not sent is there again in this conversation, and in it alone', async () => {
  const { talk } = await openShop({ data: { picture: '/files/rak.png' } });
  fireEvent.drop(within(talk).getByPlaceholderText('Type a message...'), {
    dataTransfer: { files: [PICTURE, PDF], types: ['Files'] },
  });
  const list = await within(talk).findByRole('list', { name: 'Attachments to send' });
  await within(list).findByText('42 KB');
  await waitFor(() => expect(within(list).queryByRole('status')).toBeNull());
  expect(Object.keys(localStorage).filter((key) => key.endsWith(' chat parts a'))).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /Warung Bu Tini/ }));
  const other = await screen.findByRole('region', { name: 'Warung Bu Tini' });
  expect(within(other).queryByRole('list', { name: 'Attachments to send' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Toko Sumber Rejeki/ }));
  const again = await screen.findByRole('list', { name: 'Attachments to send' });
  expect(within(again).getByRole('img', { name: 'rak.png' }).getAttribute('src')).toBe('/files/rak.png');
  within(again).getByText('harga.pdf');
  expect(chat.of('a')).toEqual([]);
});

it('makes a picture above 2,000,000 bytes smaller before it is stored', async () => {
  const bitmap = { width: 4000, height: 3000, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: async () => bitmap });
  const context = { fillRect: vi.fn(), drawImage: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    done(new Blob([new Uint8Array(this.width * 900)], { type: 'image/jpeg' }));
  });
  const stored: unknown[] = [];
  const { field } = await openShop(({ body }: Call) => {
    stored.push(body);
    return { data: { picture: '/files/rak.jpg' } };
  });
  const large = new File([new Uint8Array(2_000_000)], 'rak.png', { type: 'image/png' });
  fireEvent.paste(field, { clipboardData: { files: [large] } });
  await waitFor(() => expect(stored).toHaveLength(1));
  expect(context.drawImage).toHaveBeenLastCalledWith(bitmap, 0, 0, 1920, 1440);
  await screen.findByRole('img', { name: 'rak.jpg' });
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  vi.restoreAllMocks();
});

it('a service that takes no PDF offers none', async () => {
  const { talk } = await openShop({ data: { picture: '/files/rak.png' } }, { extensions: WITHOUT_PDF });
  expect(within(talk).queryByLabelText('Add a PDF')).toBeNull();
  fireEvent.drop(within(talk).getByPlaceholderText('Type a message...'), {
    dataTransfer: { files: [PDF], types: ['Files'] },
  });
  expect(within(talk).queryByRole('list', { name: 'Attachments to send' })).toBeNull();
});

it.each([
  ['Add an image', PICTURE],
  ['Add a PDF', PDF],
])('%s: the focus is in the text once a file was chosen', async (label, file) => {
  const { talk, field } = await openShop({ data: { picture: '/files/rak.png' } });
  within(talk).getByRole('button', { name: 'Add attachment' }).focus();
  fireEvent.change(within(talk).getByLabelText(label), { target: { files: [file] } });
  await within(talk).findByRole('list', { name: 'Attachments to send' });
  expect(document.activeElement).toBe(field);
});
