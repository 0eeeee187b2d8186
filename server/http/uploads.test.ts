import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { READER } from '../fixtures/declare.ts';
import { type LibraryServer, startLibrary } from '../fixtures/library-server.ts';
import { form, type Part, picture } from '../fixtures/multipart.ts';

let library: LibraryServer;
beforeAll(async () => {
  library = await startLibrary();
});
afterAll(() => library.close());

let codes = 0;
const create = (cover: Part, rest: Record<string, Part> = {}) =>
  library.call(
    READER,
    'POST',
    '/api/books',
    form({ title: 'Covered', code: `C-${++codes}`, cover, ...rest }),
  );
const filesIn = async (folder: string) => {
  const found = await readdir(join(library.dataDir, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
};

describe('an upload', () => {
  it('is kept by its content and answered as an address that serves it for ever', async () => {
    const content = await picture('png');
    const { body } = await create({ name: 'My cover.png', content, mime: 'image/png' });
    expect(body.data.cover).toMatch(/^\/files\/[0-9a-f]{32}\.png$/);
    const served = await library.call(null, 'GET', body.data.cover);
    expect(served.status).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(content.length),
    });
    expect(served.headers['content-disposition']).toBeUndefined();
    const row = library.store.db.selectFrom('files').selectAll().where('original_name', '=', 'My cover.png');
    expect(await row.executeTakeFirstOrThrow()).toMatchObject({
      mime: 'image/png',
      width: 40,
      height: 20,
      created_by: 1,
    });
    const again = await create({ name: 'Copy.png', content });
    expect(again.body.data.cover).toBe(body.data.cover);
    expect(await filesIn('tmp')).toEqual([]);
  });

  it('without a byte in it is refused as such, and is no field left empty', async () => {
    expect(await create({ name: 'nothing.png', content: Buffer.alloc(0), mime: 'image/png' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'cover', message: 'This file is empty.' }] },
    });
    expect((await create({ name: '', content: Buffer.alloc(0) })).status).toBe(200);
    expect(await filesIn('tmp')).toEqual([]);
  });

  it('that is too large is refused with the declared text, and nothing of it stays', async () => {
    const before = await filesIn('files');
    const content = Buffer.concat([await picture('png'), Buffer.alloc(5000)]);
    const answer = await create({ name: 'big.png', content, mime: 'image/png' });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'cover', message: 'Too many bytes.' }] },
    });
    expect(await filesIn('files')).toEqual(before);
    expect(await filesIn('tmp')).toEqual([]);
  });

  it.each([
    ['a text that calls itself an image', async () => Buffer.from('not a picture at all')],
    ['an image of another kind', () => picture('webp')],
    ['a head without a picture', async () => (await picture('png')).subarray(0, 20)],
    ['a picture that is cut off', async () => (await picture('png')).subarray(0, -20)],
    [
      'a drawing that could hold a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
  ])('is known by its content: %s is refused', async (_what, content) => {
    const answer = await create({ name: 'cover.png', content: await content(), mime: 'image/png' });
    expect(answer).toMatchObject({
      status: 422,
      body: { message: 'Only PNG.', errors: [{ field: 'cover' }] },
    });
  });

  it('is not kept when the write fails', async () => {
    const before = await filesIn('files');
    const content = await picture('png', '#a11');
    const answer = await create({ name: 'x.png', content }, { shelf_id: '77' });
    expect(answer.status).toBe(422);
    expect(await filesIn('files')).toEqual(before);
  });

  it('stays as it is when the field is empty or absent', async () => {
    const { body } = await create({ name: 'x.png', content: await picture('png', '#123') });
    const values = { title: 'Covered', code: `C-${codes}` };
    for (const cover of [{ cover: '' }, { cover: { name: '', content: Buffer.alloc(0) } }, {}] as Record<
      string,
      Part
    >[]) {
      const put = await library.call(
        READER,
        'PUT',
        `/api/books/${body.data.id}`,
        form({ ...values, ...cover }),
      );
      expect(put.body.data.cover).toBe(body.data.cover);
    }
  });

  it('is taken away where the body says so, unless another one comes with it', async () => {
    const { body } = await create({ name: 'x.png', content: await picture('png', '#456') });
    const values = { title: 'Covered', code: `C-${codes}`, cover_remove: '1' };
    const put = (more: Record<string, Part>) =>
      library.call(READER, 'PUT', `/api/books/${body.data.id}`, form({ ...values, ...more }));
    const other = await put({ cover: { name: 'y.png', content: await picture('png', '#654') } });
    expect(other.body.data.cover).toMatch(/^\/files\/.*\.png$/);
    expect(other.body.data.cover).not.toBe(body.data.cover);
    expect((await put({ cover_remove: '0' })).body.data.cover).toBe(other.body.data.cover);
    expect((await put({ cover: '' })).body.data.cover).toBeNull();
  });

  it('cannot be claimed by a description in JSON', async () => {
    const payload = { title: 'x', code: 'J-1', cover: { name: 'x.png', mime: 'image/png', bytes: 5 } };
    const answer = await library.call(READER, 'POST', '/api/books', { payload });
    expect(answer).toMatchObject({ status: 422, body: { message: 'Send the file as multipart/form-data.' } });
  });

  it('under a name that is not declared is thrown away', async () => {
    const before = await filesIn('files');
    const answer = await create('', { other: { name: 'x.png', content: await picture('png', '#777') } });
    expect(answer.status).toBe(200);
    expect(await filesIn('files')).toEqual(before);
    expect(await filesIn('tmp')).toEqual([]);
  });

  it('of a number that no form has is refused', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [`f${n}`, { name: 'x.png', content: Buffer.from('x') }]),
    );
    expect((await create('', many)).status).toBe(413);
  });
});

describe('a stored file', () => {
  it.each(['/files/nothing', `/files/${'0'.repeat(32)}.png`, '/files/..%2f..%2fsettings.ts', '/files/'])(
    'is not found at %s',
    async (url) => {
      expect(await library.call(null, 'GET', url)).toMatchObject({
        status: 404,
        body: { message: 'Not found.' },
      });
    },
  );
});

describe('an upload that breaks off half-way', () => {
  it('leaves neither a row nor a file behind', async () => {
    const before = await filesIn('files');
    const books = () => library.store.db.selectFrom('books').selectAll().execute();
    const rows = (await books()).length;
    await library.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = library.app.server.address() as AddressInfo;
    const head = [
      'POST /api/books HTTP/1.1',
      'Host: localhost',
      `Authorization: ${library.bearer(READER)}`,
      'Content-Type: multipart/form-data; boundary=half',
      'Content-Length: 100000',
      '',
      '--half',
      'Content-Disposition: form-data; name="title"',
      '',
      'Half a book',
      '--half',
      'Content-Disposition: form-data; name="cover"; filename="x.png"',
      'Content-Type: image/png',
      '',
      '',
    ].join('\r\n');
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(head);
    socket.write(await picture('png', '#456'));
    // The part must be on its way to the disk by now, or the test proves nothing.
    await expect.poll(() => filesIn('tmp')).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => filesIn('tmp')).toEqual([]);
    expect(await filesIn('files')).toEqual(before);
    expect((await books()).length).toBe(rows);
  });
});
