/**
 * The measure for orders: the same calls by hand, with Fastify and pg, and nothing that serves another call.
 * `node … hand-orders.ts PORT DATABASE_URL`
 */
import { createHash } from 'node:crypto';
import Fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';
import { connection } from '../../server/store/connect.ts';

const [port = '', url = ''] = process.argv.slice(2);
const pool = new pg.Pool({ ...connection(url), max: 10 });
const app = Fastify();

const COLUMNS = `t.id, t.invoice_no, t.total_price, t.nav_id, t.created_at, t.payment_type, t.paid, t.due_on, t.state,
  t.receiver_address, t.note, t.virtual_account_id, t.xp_point,
  json_build_object('id', u.id, 'shop_name', u.shop_name, 'address', u.address) as user`;
const ORDERS: Record<string, string> = {
  '': 't.id desc',
  'total_price desc': 't.total_price desc, t.id desc',
  'due_on asc': 't.due_on asc, t.id asc',
};

async function caller(request: FastifyRequest): Promise<void> {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const { rows } = await pool.query(
    `select a.id, a.role from tokens t join admin_users a on a.id = t.admin_user_id
      where t.token_hash = $1 and t.revoked_at is null and t.expires_at > now()`,
    [createHash('sha256').update(token).digest()],
  );
  if (![2, 3, 5].includes(rows[0]?.role)) throw new Error('Not allowed.');
}

app.get('/api/admin/transaction', async (request) => {
  await caller(request);
  const query = request.query as Record<string, string>;
  const values: unknown[] = [];
  const where: string[] = [];
  const add = (condition: (place: string) => string, value: unknown) => {
    values.push(value);
    where.push(condition(`$${values.length}`));
  };
  if (query.state) add((place) => `t.state = ${place}`, Number(query.state));
  if (query.due_to) add((place) => `t.due_on < ${place}::date + 1`, query.due_to);
  if (query.search) add((place) => `t.${query.field} ilike ${place}`, `%${query.search}%`);
  const clause = where.length > 0 ? `where ${where.join(' and ')}` : '';
  const size = Number(query.per_page);
  const order = ORDERS[`${query.sort ?? ''} ${query.dir ?? ''}`.trim()];
  const [{ rows }, count] = await Promise.all([
    pool.query(
      `select ${COLUMNS} from transactions t left join users u on u.id = t.user_id ${clause}
        order by ${order} limit ${size} offset ${(Number(query.page) - 1) * size}`,
      values,
    ),
    pool.query(`select count(*)::int as total from transactions t ${clause}`, values),
  ]);
  return { data: { data: rows, total: count.rows[0].total } };
});

app.get('/api/admin/transaction/counts', async (request) => {
  await caller(request);
  const { rows } = await pool.query(
    `select state, count(*)::int as total, (count(*) filter (where paid = 0))::int as unpaid
      from transactions group by state order by state`,
  );
  return { data: rows };
});

app.get('/api/admin/transaction/:id', async (request) => {
  await caller(request);
  const { id } = request.params as { id: string };
  const [order, items, documents, gifts, pricing] = await Promise.all([
    pool.query(
      `select ${COLUMNS}, t.points, t.additional_discount, t.reminded_at, t.xmin::text as version
        from transactions t left join users u on u.id = t.user_id where t.id = $1`,
      [id],
    ),
    pool.query(
      `select i.*, json_build_object('id', p.id, 'name', p.name, 'sku_code', p.sku_code) as product
        from transaction_items i left join products p on p.id = i.product_id where i.transaction_id = $1 order by i.id`,
      [id],
    ),
    pool.query('select * from transaction_documents where transaction_id = $1 order by id', [id]),
    pool.query('select * from transaction_gifts where transaction_id = $1 order by id', [id]),
    pool.query('select offers, result from transaction_pricings where transaction_id = $1', [id]),
  ]);
  return {
    data: {
      transaction: order.rows[0],
      transactionItems: items.rows,
      transactionDocuments: documents.rows,
      cartItemsFreeCustom: gifts.rows,
      pricing: pricing.rows,
    },
  };
});

app.get('/api/admin/analytics', async (request) => {
  await caller(request);
  const { start_date, end_date } = request.query as Record<string, string>;
  const { rows } = await pool.query(
    `with ordered as (
      select created_at::date as day, count(*)::int as orders, sum(total_price) as amount from transactions
      where created_at >= $1::date and created_at < $2::date + 1 group by 1)
    select day::text, coalesce(orders, 0) as orders, coalesce(amount, 0) as amount
    from generate_series($1::date, $2::date, interval '1 day') as d (day_at)
    cross join lateral (select d.day_at::date as day) as days left join ordered using (day) order by day`,
    [start_date, end_date],
  );
  return {
    data: {
      transaction_count: [['Date', 'Count'], ...rows.map(({ day, orders }) => [day, orders])],
      sum_transaction_amount: [['Date', 'Amount'], ...rows.map(({ day, amount }) => [day, amount])],
    },
  };
});

await app.listen({ port: Number(port), host: '127.0.0.1' });
