import { expect, it } from 'vitest';
import { attachment } from './attachment.ts';

it.each([
  ['letter.pdf', `filename="letter.pdf"; filename*=UTF-8''letter.pdf`],
  [
    'Surat “Café” 北.pdf',
    `filename="Surat _Caf__ _.pdf"; filename*=UTF-8''Surat%20%E2%80%9CCaf%C3%A9%E2%80%9D%20%E5%8C%97.pdf`,
  ],
  ["it's (1)*.pdf", `filename="it_s _1__.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
  [
    'a"; filename=b.html\r\nset-cookie: x=1.pdf',
    `filename="a__ filename_b.html__set-cookie_ x_1.pdf"; filename*=UTF-8''a%22%3B%20filename%3Db.html__set-cookie%3A%20x%3D1.pdf`,
  ],
  ['../..\\a\u202Efdp.pdf', `filename=".._.._a_fdp.pdf"; filename*=UTF-8''.._.._a_fdp.pdf`],
  ['a\uD800.pdf', `filename="a_.pdf"; filename*=UTF-8''a_.pdf`],
])('the name %j is told without a sign that ends it', (name, told) => {
  expect(attachment(name)).toBe(`attachment; ${told}`);
});

it('a long name keeps its end, the extension', () => {
  expect(attachment(`${'a'.repeat(300)}.pdf`)).toContain(`filename="${'a'.repeat(196)}.pdf"`);
});
