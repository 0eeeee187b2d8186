import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import yazl from 'yazl';
import type { TestServer } from '../fixtures/library-server.ts';
import { form, type Part, picture } from '../fixtures/multipart.ts';
import { SUPERADMIN, SUPPORT, startProduct } from '../fixtures/product-server.ts';
import { jobTasks } from '../job-tasks.ts';
import { runQueuedJobs } from '../jobs/testing.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startProduct();
});
afterEach(() => server.close());

const csv = (content: string | Buffer, name = 'a.csv'): Part => ({
  name,
  content: Buffer.from(content as string),
});
const send = (path: string, parts: Record<string, Part>, role = SUPERADMIN, language = 'en') => {
  const { headers, ...body } = form(parts);
  const all = { ...headers, 'accept-language': language };
  return server.call(role, 'POST', `/api/admin/${path}`, { ...body, headers: all });
};
const tasks = () =>
  jobTasks({ storage: { describe: '' } as never, connectors: { erp: {}, bank: {} } as never });
/** Sends, runs what it started, and answers the job as the page sees it. */
async function done(path: string, parts: Record<string, Part>, language?: string) {
  const { body } = await send(path, parts, SUPERADMIN, language);
  expect(await runQueuedJobs(server, tasks())).toEqual([]);
  return (await server.call(SUPERADMIN, 'GET', `/api/admin/jobs/${body.data.job}`)).body.data;
}
const report = async (id: number) =>
  (await server.call(SUPERADMIN, 'GET', `/api/admin/jobs/${id}/download`)).body as string;
const products = async (column: 'max_qty' | 'active') =>
  (
    await sql<{ value: number }>`select ${sql.ref(column)} as value from products order by id`.execute(
      server.store.db,
    )
  ).rows.map(({ value }) => value);
const addProducts = (count: number) =>
  sql`insert into products (name, sku_code) select 'P', 'P-' || n from generate_series(1, ${count}) as n`.execute(
    server.store.db,
  );
const audits = async (entity: string) =>
  (await server.store.db.selectFrom('audit_entries').selectAll().where('entity', '=', entity).execute()).map(
    ({ entity_id, before, after }) => [entity_id, before, after],
  );

describe('a mass upload of max qty', () => {
  it('applies the right lines and gives back the wrong ones, to be mended and sent again', async () => {
    await addProducts(2);
    const lines = [
      'SKU;Max Qty',
      'tc-1;12',
      'P-1;1.000',
      'NONE;3',
      'P-2;7',
      'P-2;8',
      ';1',
      'P-1;1;x',
      '=1+1;2',
    ];
    const job = await done('products/mass/upload-qty', { file: csv(lines.join('\r\n')) });
    expect(job).toMatchObject({
      state: 'partly',
      done: 8,
      total: 8,
      message: '{result} {problems} refused.',
      params: {
        result: { text: '{updated} updated, {unchanged} unchanged.' },
        updated: 2,
        unchanged: 0,
        problems: 6,
      },
      result_name: 'max-qty-problems.csv',
      problems: [
        { line: 3, about: 'P-1', message: 'Max qty must be a whole number of 0 or more.' },
        { line: 4, about: 'NONE', message: 'There is no product with this SKU.' },
        { line: 6, about: 'P-2', message: 'It stands in line {line} already.', params: { line: 5 } },
        { line: 7, message: '{column} is empty.', params: { column: 'SKU' } },
        { line: 8, message: 'The line does not have as many columns as the first.' },
        { line: 9, about: '=1+1' },
      ],
    });
    expect(await products('max_qty')).toEqual([12, null, 7]);
    expect(await audits('product')).toContainEqual(['1', { max_qty: null }, { max_qty: 12 }]);
    const text = await report(job.id);
    expect(text.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFSKU,Max Qty,,Line,Reason',
      'P-1,1.000,,3,Max qty must be a whole number of 0 or more.',
      'NONE,3,,4,There is no product with this SKU.',
    ]);
    expect(text).toContain('P-1,1,x,8,');
    expect(text).toContain("'=1+1,2,,9");
    const mended = await done('products/mass/upload-qty', { file: csv(text.replace('1.000', '1000')) });
    expect(mended).toMatchObject({ params: { updated: 2, unchanged: 0, problems: 4 } });
    expect(await products('max_qty')).toEqual([12, 1000, 8]);
  });

  it('gives back the wrong lines in the language of who sent it, under columns that can be read again', async () => {
    const file = csv('SKU,Max Qty\r\nNONE,3\r\nTC-1,1\r\nTC-1,2\r\n');
    const { id } = await done('products/mass/upload-qty', { file }, 'id,id-ID;q=0.9');
    const text = await report(id);
    expect(text.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFSKU;Max Qty;Baris;Alasan',
      'NONE;3;2;Tidak ada produk dengan SKU ini.',
      'TC-1;2;4;Sudah ada di baris 3.',
    ]);
    // What comes back a second time has each added column once.
    const again = await done('products/mass/upload-qty', { file: csv(text) }, 'id,id-ID;q=0.9');
    expect((await report(again.id)).split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFSKU;Max Qty;Baris;Alasan',
      'NONE;3;2;Tidak ada produk dengan SKU ini.',
    ]);
  });

  it('gives back lines with all that stood in them, also those that could not be read', async () => {
    const file = csv(
      Buffer.from('Nama;SKU;Max Qty;Catatan\rKopi;NONE; 3 ;" a;b"\rX;TC-1;1000000001\rY;"TC\r\r', 'latin1'),
    );
    const job = await done('products/mass/upload-qty', { file }, 'en,id-ID;q=0.9');
    expect(job.problems).toEqual([
      { line: 2, about: 'NONE', message: 'There is no product with this SKU.' },
      { line: 3, about: 'TC-1', message: 'Must be at most {limit}.', params: { limit: 1_000_000_000 } },
      { line: 4, message: 'The quotation marks do not match.' },
    ]);
    expect((await report(job.id)).split('\r\n')).toEqual([
      '\uFEFFNama;SKU;Max Qty;Catatan;Line;Reason',
      'Kopi;NONE; 3 ;" a;b";2;There is no product with this SKU.',
      'X;TC-1;1000000001;;3;Must be at most 1000000000.',
      '"Y;""TC";;;;4;The quotation marks do not match.',
      '',
    ]);
  });

  it('reads a file as Windows and old Macs save it, and refuses a line that no file can hold', async () => {
    await addProducts(2);
    const wide = Buffer.from('\uFEFFSKU;Max Qty\r\nP-1;11\r\nP-2\uD800;12\r\nP-2;13\r\n', 'utf16le');
    const job = await done('products/mass/upload-qty', { file: csv(wide) });
    expect(job.problems).toEqual([
      {
        line: 3,
        message: 'This holds {character}, which is not text. Please remove it.',
        params: { character: 'U+D800' },
      },
    ]);
    expect(await report(job.id)).toContain('P-2\uFFFD,12,3,');
    const old = Buffer.concat([
      Buffer.from(`SKU;Max Qty;Nama\r${'NONE;1;x\r'.repeat(600)}`),
      Buffer.from('P-1;14;Caf\xe9\rP-2;15', 'latin1'),
    ]);
    expect(await done('products/mass/upload-qty', { file: csv(old) })).toMatchObject({
      params: { updated: 2 },
    });
    expect(await products('max_qty')).toEqual([null, 14, 15]);
  });

  it('changes nothing when the file as a whole is wrong', async () => {
    for (const [text, message] of [
      ['Name,Qty\nTC-1,5', 'The first line lacks {columns}.'],
      ['SKU,Max Qty,sku\nTC-1,5,x', 'The first line names {column} twice.'],
      ['SKU,Max Qty\n', 'The file has no lines below its header.'],
      [`SKU,Max Qty\n${'TC-1,5\n'.repeat(100_001)}`, 'The file has more than {most} lines.'],
    ] as const) {
      expect(await done('products/mass/upload-qty', { file: csv(text) })).toMatchObject({
        state: 'failed',
        message,
      });
    }
    expect(await products('max_qty')).toEqual([null]);
  });

  it('goes on after a step that failed, without doing a line twice', async () => {
    await addProducts(1200);
    const lines = Array.from({ length: 1200 }, (_, at) =>
      at % 100 === 0 ? `NONE-${at},1` : `P-${at},${at}`,
    );
    const { body } = await send('products/mass/upload-qty', {
      file: csv(['SKU,Max Qty', ...lines].join('\n')),
    });
    await sql`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'the disk is full'; end $$`.execute(server.store.db);
    await sql`create trigger refuse before update on products for each row when (new.max_qty = 777)
      execute function refuse()`.execute(server.store.db);
    expect(await runQueuedJobs(server, tasks())).toHaveLength(1);
    expect((await products('max_qty')).filter((qty) => qty !== null)).toHaveLength(495);
    await sql`drop trigger refuse on products`.execute(server.store.db);
    await sql`update jobs set run_at = now() - interval '1 minute'`.execute(server.store.db);
    expect(await runQueuedJobs(server, tasks())).toEqual([]);
    const job = await server.call(SUPERADMIN, 'GET', `/api/admin/jobs/${body.data.job}`);
    expect(job.body.data).toMatchObject({ state: 'partly', params: { updated: 1188, problems: 12 } });
    expect((await report(body.data.job)).trim().split('\r\n')).toHaveLength(13);
    expect(await audits('product')).toHaveLength(1188);
  });

  it('is for its sender alone, and what came of it as well; nobody else has it by its address', async () => {
    const ADMIN = 2;
    const { body } = await send('products/mass/upload-qty', { file: csv('SKU,Max Qty\nNONE,1') }, ADMIN);
    await runQueuedJobs(server, tasks());
    const { db } = server.store;
    const { rows } = await sql<{ name: string }>`
      select result_file as name from jobs where id = ${body.data.job}
      union select file from job_files where job_id = ${body.data.job}`.execute(db);
    expect(rows).toHaveLength(2);
    for (const { name } of rows) {
      const status = async (role: number | null) => (await server.call(role, 'GET', `/files/${name}`)).status;
      expect([
        await status(null),
        await status(SUPPORT),
        await status(ADMIN),
        await status(SUPERADMIN),
      ]).toEqual([401, 404, 200, 200]);
    }
  });

  it('held by a record it is for who may read that, also by a link of the page', async () => {
    const { body } = await send('products/mass/upload-qty', { file: csv('SKU,Max Qty\nNONE,2') });
    await runQueuedJobs(server, tasks());
    const { db } = server.store;
    const job = db.selectFrom('jobs').select('result_file').where('id', '=', body.data.job);
    const name = (await job.executeTakeFirstOrThrow()).result_file ?? '';
    const ADMIN = 2;
    const status = async (role: number | null, headers = {}) =>
      (await server.call(role, 'GET', `/files/${name}`, { headers })).status;
    expect(await status(ADMIN)).toBe(404);
    await db.insertInto('brands').values({ name: 'With a table', file_url: name }).execute();
    expect([await status(ADMIN), await status(SUPPORT)]).toEqual([200, 404]);
    const cookie = (token: string) => ({ cookie: `role=2; token=${token}` });
    const [, token = ''] = server.bearer(ADMIN).split(' ');
    expect([await status(null, cookie(token)), await status(null, cookie('x'.repeat(43)))]).toEqual([
      200, 401,
    ]);
    // A link that is followed from elsewhere comes without the cookie, and is asked for again from here, once.
    const follow = (url: string, cookies = {}) =>
      server.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', ...cookies } });
    const [, next = ''] = /url=([^"]+)"/.exec((await follow(`/files/${name}`)).body) ?? [];
    expect(next).toBe(`/files/${name}?here`);
    expect((await follow(next, cookie(token))).headers['content-disposition']).toContain('attachment');
    expect((await follow(next)).statusCode).toBe(401);
    // It is saved under the name that it came with, where it had one.
    await db
      .updateTable('files')
      .set({ original_name: 'surat jalan.csv' })
      .where('name', '=', name)
      .execute();
    const { headers } = await server.call(ADMIN, 'GET', `/files/${name}`);
    expect(headers['content-disposition']).toContain('filename="surat jalan.csv"');
  });

  it('is refused without a file, with another kind of file, and to roles that may not', async () => {
    const answer = async (file: Part) => (await send('products/mass/upload-qty', { file })).body.message;
    expect(await answer(csv('SKU,Max Qty\nTC-1,1', 'a.txt'))).toBe('File must contain CSV format');
    expect(await answer({ name: 'a.csv', content: await picture('png') })).toBe(
      'File must contain CSV format',
    );
    const late = Buffer.concat([Buffer.from(`SKU,Max Qty\n${'A,1\n'.repeat(2000)}`), Buffer.alloc(1)]);
    expect(await answer({ name: 'a.csv', content: late })).toBe('File must contain CSV format');
    expect(await answer('')).toBe('Please fill all fields.');
    expect((await send('products/mass/upload-qty', { file: csv('SKU') }, SUPPORT)).status).toBe(403);
  });
});

describe('a bulk action', () => {
  it('makes products inactive and active, each once however often the file names it', async () => {
    const file = csv('Name,SKU Code\nx,TC-1\ny,tc-1\nz,NONE\n');
    const off = await done('products/bulk-action', { file, action: 'deactive' });
    expect(off).toMatchObject({ state: 'partly', params: { updated: 1, unchanged: 0, problems: 1 } });
    expect(await products('active')).toEqual([0]);
    expect(await audits('product')).toContainEqual(['1', { active: 1 }, { active: 0 }]);
    await done('products/bulk-action', { file, action: 'active' });
    expect(await products('active')).toEqual([1]);
    expect((await send('products/bulk-action', { file, action: 'gone' })).status).toBe(422);
  });

  it('finds shops by their NAV ID, letter by letter', async () => {
    await sql`update users set nav_id = '000123'`.execute(server.store.db);
    const others = ['c-7', 'C-7'].map((nav_id) => ({ nav_id, shop_name: nav_id }));
    await server.store.db.insertInto('users').values(others).execute();
    const parts = { file: csv('NAV ID\n000123\n123\nc-7\nC-7\n'), action: 'deactive' };
    expect(await done('users/bulk-action', parts)).toMatchObject({
      params: { updated: 3, problems: 1 },
      problems: [{ line: 3, about: '123', message: 'There is no shop with this NAV ID.' }],
    });
    expect(await audits('user')).toContainEqual(['1', { active: 1 }, { active: 0 }]);
    expect((await send('users/bulk-action', parts, SUPPORT)).status).toBe(200);
  });
});

describe('a mass upload of images', () => {
  const zipOf = async (files: Record<string, Buffer>): Promise<Part> => {
    const zip = new yazl.ZipFile();
    for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name);
    zip.end();
    return { name: 'a.zip', content: await buffer(zip.outputStream) };
  };
  const images = async () =>
    (
      await sql<{ sku: string; name: string; ordering: number }>`
        select p.sku_code as sku, f.original_name as name, i.ordering from product_images as i
        join products as p on p.id = i.product_id join files as f on f.name = i.image_url
        order by p.id, i.ordering`.execute(server.store.db)
    ).rows.map(({ sku, name, ordering }) => `${sku} ${ordering} ${name}`);
  const left = async () => readdir(join(server.dataDir, 'tmp')).catch(() => []);

  it('adds each to the product that its name says, in order, and tells what did not match', async () => {
    await addProducts(1);
    const file = await zipOf({
      'photos/TC-1-2.jpg': await picture('jpeg', '#a11'),
      'photos/tc-1.png': await picture('png', '#1a1'),
      'P-1.jpg': await picture('jpeg', '#11a'),
      'NONE.jpg': await picture('jpeg'),
      'TC-1-3.png': Buffer.from('not a picture'),
      'TC-1-4.png': await picture('webp'),
      'TC-1-5.jpg': Buffer.concat([await picture('jpeg'), Buffer.alloc(2_000_000)]),
      'TC-1-6.jpg': (await picture('jpeg')).subarray(0, -20),
      'x.txt': Buffer.from('a note'),
      'Foto/Thumbs.db': Buffer.from('x'),
      'Foto/desktop.ini': Buffer.from('x'),
      '__MACOSX/Foto/._P-1.jpg': Buffer.from('x'),
    });
    const job = await done('products/mass/upload-image', { file });
    expect(job).toMatchObject({
      state: 'partly',
      done: 9,
      params: { added: 3, unchanged: 0, problems: 6 },
      result_name: 'images-problems.csv',
    });
    expect(job.problems).toEqual([
      { about: 'NONE.jpg', message: 'There is no product with this SKU.' },
      { about: 'TC-1-3.png', message: 'Select appropiate image file.' },
      { about: 'TC-1-4.png', message: 'Select appropiate image file.' },
      { about: 'TC-1-5.jpg', message: 'Max file size is 2MB' },
      { about: 'TC-1-6.jpg', message: 'Select appropiate image file.' },
      { about: 'x.txt', message: 'Select appropiate image file.' },
    ]);
    expect(await images()).toEqual(['TC-1 1 tc-1.png', 'TC-1 2 TC-1-2.jpg', 'P-1 1 P-1.jpg']);
    expect(await audits('product-image')).toHaveLength(3);
    expect(await report(job.id)).toContain('NONE.jpg,There is no product with this SKU.');
    expect(await left()).toEqual([]);
    const { body } = await server.call(SUPERADMIN, 'GET', '/api/admin/products/1');
    expect((await server.call(null, 'GET', body.data.images[0].thumbnail_image_url)).status).toBe(200);
    expect(await done('products/mass/upload-image', { file })).toMatchObject({
      params: { added: 0, unchanged: 3 },
    });
    expect(await images()).toHaveLength(3);
  });

  it('leaves nothing behind of an archive that is damaged half-way or holds too much', async () => {
    const many = await zipOf(
      Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`${n}.png`, Buffer.from('x')])),
    );
    expect(await done('products/mass/upload-image', { file: many })).toMatchObject({
      state: 'failed',
      message: 'The archive holds more than {most} files.',
    });
    const whole = (await zipOf({ 'TC-1.png': await picture('png') })) as { content: Buffer };
    const torn = { name: 'a.zip', content: whole.content.subarray(0, whole.content.length - 30) };
    expect(await done('products/mass/upload-image', { file: torn })).toMatchObject({ state: 'failed' });
    expect(await images()).toEqual([]);
    expect(await left()).toEqual([]);
  });

  it('is refused when it is no archive', async () => {
    const { status, body } = await send('products/mass/upload-image', { file: csv('SKU') });
    expect([status, body.message]).toEqual([422, 'File must contain ZIP format']);
  });
});
