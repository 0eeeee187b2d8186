import { ConnectorError } from '../connector-error.ts';
import type { Transport } from '../transport.ts';
import type { Erp, ErpAsk, ErpPage, ErpSource } from './erp.ts';
import { type NavEntity, type NavRow, navEntities } from './nav-entities.ts';

/** Microsoft Dynamics NAV (or Business Central) through its OData v4 web services. */
export function navErp(
  transport: Transport,
  { describe, pageSize }: { describe: string; pageSize: number },
): Erp {
  const source = <Row>(entity: NavEntity<Row>): ErpSource<Row> => {
    return async (ask) =>
      readPage(await get(transport, addressOf(entity, ask, pageSize), ask.signal), entity);
  };
  return {
    describe,
    products: source(navEntities.products),
    prices: source(navEntities.prices),
    stock: source(navEntities.stock),
    customers: source(navEntities.customers),
    drivers: source(navEntities.drivers),
    locations: source(navEntities.locations),
    orders: source(navEntities.orders),
  };
}

/** Later pages follow the server's own next link; only the first URL is built here. */
function addressOf(entity: NavEntity<unknown>, { page, only }: ErpAsk, pageSize: number): string {
  if (page !== null) return page;
  const query = [
    `$select=${entity.fields.join(',')}`,
    `$orderby=${entity.order}`,
    `$top=${pageSize}`,
    '$count=true',
    ...(only === undefined
      ? []
      : [`$filter=${encodeURIComponent(`${entity.key} eq '${only.replaceAll("'", "''")}'`)}`]),
  ];
  return `${entity.service}?${query.join('&')}`;
}

interface NavBody {
  readonly value: readonly NavRow[];
  readonly '@odata.nextLink'?: string;
  readonly '@odata.count'?: number;
  /** The requested URL, for paging servers that send no next link. */
  readonly asked: string;
}

async function get(transport: Transport, url: string, signal?: AbortSignal): Promise<NavBody> {
  const { body } = await transport({ method: 'GET', url, ...(signal ? { signal } : {}) });
  const parsed = parse(body);
  if (!Array.isArray(parsed.value)) throw new ConnectorError('unreadable', 'The answer holds no rows');
  return { ...(parsed as Omit<NavBody, 'asked'>), asked: url };
}

function parse(body: string): { value?: unknown } {
  try {
    return (JSON.parse(body) ?? {}) as { value?: unknown };
  } catch (cause) {
    throw new ConnectorError('unreadable', 'The answer is no JSON', { cause });
  }
}

function readPage<Row>(body: NavBody, entity: NavEntity<Row>): ErpPage<Row> {
  const rows: Row[] = [];
  const unreadable: { about: string; why: string }[] = [];
  for (const row of body.value) {
    try {
      rows.push(entity.read(row));
    } catch (error) {
      const key = entity.order.split(',')[0] ?? entity.key;
      unreadable.push({ about: String(row?.[key] ?? '?').slice(0, 60), why: (error as Error).message });
    }
  }
  return { rows, next: nextOf(body), total: body['@odata.count'] ?? null, unreadable };
}

/** When the server sends no next link and the page was full, the next page starts after it. */
function nextOf(body: NavBody): string | null {
  const link = body['@odata.nextLink'];
  if (typeof link === 'string') return link;
  const top = Number(/\$top=(\d+)/.exec(body.asked)?.[1] ?? 0);
  if (top === 0 || body.value.length < top) return null;
  const skipped = Number(/\$skip=(\d+)/.exec(body.asked)?.[1] ?? 0) + body.value.length;
  if (skipped >= (body['@odata.count'] ?? Number.POSITIVE_INFINITY)) return null;
  return `${body.asked.replace(/&\$skip=\d+/, '')}&$skip=${skipped}`;
}
