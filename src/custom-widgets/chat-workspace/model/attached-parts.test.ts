import { expect, it } from 'vitest';
import { lasting, messagesOf } from './attached-parts.ts';

const INVOICE = { id: '1', type: 'invoice', part: { document_no: 'INV/9' } };
const PICTURE = { id: '2', type: 'picture', part: { picture: '/files/rak.png', name: 'rak.png' } };
const OTHER = { id: '3', type: 'invoice', part: { document_no: 'INV/10' } };

it('a text alone is a message, and nothing is none', () => {
  expect(messagesOf('Halo', [])).toEqual([{ type: 'text', text: 'Halo' }]);
  expect(messagesOf('', [])).toEqual([]);
});

it('each type is one message in the order of choosing; the text goes with the first', () => {
  expect(messagesOf('Mohon dibayar', [INVOICE, PICTURE, OTHER])).toEqual([
    {
      type: 'invoice',
      text: 'Mohon dibayar',
      data: { attachments: [INVOICE.part, OTHER.part], text: 'Mohon dibayar' },
    },
    { type: 'picture', text: '', data: { attachments: [PICTURE.part], text: '' } },
  ]);
});

it('a file that the server may have forgotten is not sent; a card lasts', () => {
  const hour = 60 * 60_000;
  const stored = { ...PICTURE, storedAt: 1 };
  expect(lasting([INVOICE, stored], 22 * hour)).toEqual([INVOICE, stored]);
  expect(lasting([INVOICE, stored], 24 * hour)).toEqual([INVOICE]);
});
