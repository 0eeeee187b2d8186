import { expect, it } from 'vitest';
import { attachment } from './attachment.ts';

it.each([
  ['surat jalan.pdf', 'filename="surat jalan.pdf"; filename*=UTF-8\'\'surat%20jalan.pdf'],
  [
    'données – été.csv',
    'filename="donn_es _ _t_.csv"; filename*=UTF-8\'\'donn%C3%A9es%20%E2%80%93%20%C3%A9t%C3%A9.csv',
  ],
  [
    'a"; x=\r\nset-cookie: b (1)\'*.pdf',
    'filename="a__ x___set-cookie_ b _1___.pdf"; filename*=UTF-8\'\'a%22%3B%20x%3D%0D%0Aset-cookie%3A%20b%20%281%29%27%2A.pdf',
  ],
])('%j is saved under its own name and ends no header', (name, rest) => {
  expect(attachment(name)).toBe(`attachment; ${rest}`);
});
