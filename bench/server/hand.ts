/**
 * The measure: the same calls over the same SQL, written by hand for this one table with Fastify and pg, and nothing
 * that serves another. `node … hand.ts PORT DATABASE_URL`
 */
import { createHash, randomUUID } from 'node:crypto';
import Fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';
import { connection } from '../../server/store/connect.ts';

const [port = '', url = ''] = process.argv.slice(2);
const pool = new pg.Pool({ ...connection(url), max: 10 });
const app = Fastify({ genReqId: () => randomUUID() });

const COLUMNS = `t.id, t.name, t.sku_code, c.id as category_id, c.name as category_name, b.id as brand_id,
  b.name as brand_name, t.price, t.active, t.blocked, t.stock`;
const JOINS = 'left join categories c on c.id = t.category_id left join brands b on b.id = t.brand_id';
const ORDERS: Record<string, string> = {
  '': 't.id desc',
  'price desc': 't.price desc, t.id desc',
  'name asc': 't.name asc, t.id asc',
};

interface Flat {
  readonly [column: string]: unknown;
  readonly category_id: number | null;
  readonly brand_id: number | null;
}
const named = (id: unknown, name: unknown) => (id === null ? null : { id, name });
const nestRow = ({ category_id, category_name, brand_id, brand_name, ...rest }: Flat) => ({
  ...rest,
  category: named(category_id, category_name),
  brand: named(brand_id, brand_name),
});

async function caller(request: FastifyRequest): Promise<number> {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const { rows } = await pool.query(
    `select a.id, a.username, a.role from tokens t join admin_users a on a.id = t.admin_user_id
      where t.token_hash = $1 and t.revoked_at is null and t.expires_at > now()`,
    [createHash('sha256').update(token).digest()],
  );
  if (![2, 3].includes(rows[0]?.role)) throw new Error('Not allowed.');
  return rows[0].id;
}

app.get('/api/admin/products', async (request) => {
  await caller(request);
  const query = request.query as Record<string, string>;
  const page = Number(query.page ?? 1);
  const size = Number(query.perPage ?? 10);
  const text = query.search?.trim();
  const where = text ? 'where (t.name ilike $1 or t.sku_code ilike $1)' : '';
  const values = text ? [`%${text.replace(/[\\%_]/g, '\\$&')}%`] : [];
  const order = ORDERS[`${query.sort ?? ''} ${query.dir ?? ''}`.trim()];
  const [{ rows }, count] = await Promise.all([
    pool.query(
      `select ${COLUMNS} from products t ${JOINS} ${where} order by ${order}
        limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, size, (page - 1) * size],
    ),
    pool.query(`select count(*)::int as total from products t ${where}`, values),
  ]);
  const total: number = count.rows[0].total;
  const to = (page - 1) * size + rows.length;
  return { data: rows.map(nestRow), meta: { last_page: Math.ceil(total / size), total, to } };
});

const DETAIL = `select ${COLUMNS}, t.video_url, t.video, t.description, t.weight, t.max_qty
  from products t ${JOINS} where t.id = $1`;

async function detail(db: Pick<pg.Pool, 'query'>, id: number) {
  const { rows } = await db.query(DETAIL, [id]);
  const images = await db.query(
    'select id, image_url, thumbnail_image_url, ordering from product_images where product_id = $1 order by ordering, id',
    [id],
  );
  const prices = await db.query(
    'select id, price_code, price from product_prices where product_id = $1 order by price_code, id',
    [id],
  );
  const inventories = await db.query(
    'select id, inventory_code, stock from product_inventories where product_id = $1 order by inventory_code, id',
    [id],
  );
  const row = nestRow(rows[0]);
  return { ...row, images: images.rows, prices: prices.rows, inventories: inventories.rows };
}

app.get('/api/admin/products/:id', async (request) => {
  await caller(request);
  return { data: await detail(pool, Number((request.params as { id: string }).id)) };
});

app.post('/api/admin/products/update', async (request) => {
  const user = await caller(request);
  const body = request.body as Record<string, unknown>;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const previousProducts = await client.query('select * from products where id = $1 for update', [body.id]);
    const updatedProducts = await client.query(
      `update products set name = $2, category_id = $3, brand_id = $4, sku_code = $5, edited_at = now()
        where id = $1 returning *`,
      [body.id, body.name, body.category_id, body.brand_id, body.sku_code],
    );
    await client.query(
      `insert into audit_entries (admin_user_id, request_id, endpoint, entity, entity_id, before, after)
        values ($1, $2, 'product.update', 'product', $3, $4, $5)`,
      [
        user,
        request.id,
        String(body.id),
        JSON.stringify(previousProducts.rows[0]),
        JSON.stringify(updatedProducts.rows[0]),
      ],
    );
    const data = await detail(client, Number(body.id));
    await client.query('commit');
    return { status: 200, message: `Product ${body.name} saved.`, data };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

await app.listen({ port: Number(port), host: '127.0.0.1' });
