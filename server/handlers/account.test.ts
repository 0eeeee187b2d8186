import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../fixtures/library-server.ts';
import { form, picture } from '../fixtures/multipart.ts';
import { SUPPORT, startProduct } from '../fixtures/product-server.ts';

let product: TestServer;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const update = (parts: Parameters<typeof form>[0]) =>
  product.call(SUPPORT, 'POST', '/api/admin/users/update', form(parts));

describe('one changes the own account', () => {
  it('to another name and picture; without a file the picture stays', async () => {
    const avatar = { name: 'saya.png', content: await picture('png') };
    const { body } = await update({ nama: ' Sri L. ', avatar });
    expect(body).toMatchObject({
      status: 200,
      message: 'Account saved.',
      data: { username: 'role-5', role_string: 'Customer Service', name: 'Sri L.' },
    });
    expect(body.data.avatar_url).toMatch(/^\/files\/[0-9a-f]{32}\.png$/);
    const later = (await update({ nama: 'Sri', avatar: '' })).body.data;
    expect(later).toEqual({ ...body.data, name: 'Sri', version: expect.any(String) });
    expect((await product.call(SUPPORT, 'GET', '/api/me')).body.data).toEqual(later);
  });

  it.each([
    [{ nama: '  ' }, 'Name cannot be empty.'],
    [{}, 'Name cannot be empty.'],
    [{ nama: 'Sri', avatar: { name: 'a.png', content: Buffer.from('a text') } }, 'File must be image type.'],
    [
      { nama: 'Sri', avatar: { name: 'a.gif', content: Buffer.from(`GIF89a${'x'.repeat(2_000_000)}`) } },
      'Max file size is 2MB',
    ],
  ])('but not to what is not accepted (%#)', async (parts, message) => {
    expect(await update(parts as Parameters<typeof form>[0])).toMatchObject({
      status: 422,
      body: { message },
    });
  });

  it('and a drawing with a script in it is kept where it can run nothing', async () => {
    const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const { body } = await update({ nama: 'Sri', avatar: { name: 'a.svg', content } });
    const { headers } = await product.call(null, 'GET', body.data.avatar_url);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'.*frame-ancestors 'none'; sandbox$/,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
