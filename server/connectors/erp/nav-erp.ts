import { isRecord } from '../../../core/record.ts';
import { writable } from '../../../core/text.ts';
import { ConnectorError, readObject, type Transport } from '../transport.ts';
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
  ];
  if (only !== undefined)
    query.push(`$filter=${encodeURIComponent(`${entity.key} eq '${only.replaceAll("'", "''")}'`)}`);
  return `${entity.service}?${query.join('&')}`;
}

interface NavBody {
  readonly rows: readonly NavRow[];
  readonly nextLink: string | null;
  readonly total: number | null;
  /** The requested URL, for paging servers that send no next link. */
  readonly requestedUrl: string;
}

async function get(transport: Transport, url: string, signal?: AbortSignal): Promise<NavBody> {
  const { body } = await transport({ method: 'GET', url, ...(signal ? { signal } : {}) });
  const { value, '@odata.nextLink': nextLink, '@odata.count': count } = readObject(body);
  if (!Array.isArray(value)) throw new ConnectorError('unreadable', 'The answer holds no rows');
  return {
    rows: value.map((row: unknown) => (isRecord(row) ? row : {})),
    nextLink: typeof nextLink === 'string' ? nextLink : null,
    // OData may send large integers as text.
    total: /^\d+$/.test(String(count)) ? Number(count) : null,
    requestedUrl: url,
  };
}

function readPage<Row>(body: NavBody, entity: NavEntity<Row>): ErpPage<Row> {
  const rows: Row[] = [];
  const unreadable: { about: string; why: string }[] = [];
  for (const row of body.rows) {
    try {
      rows.push(entity.read(row));
    } catch (error) {
      const key = entity.order.split(',')[0] ?? entity.key;
      const why = error instanceof Error ? error.message : String(error);
      unreadable.push({ about: writable(String(row[key] ?? '?').slice(0, 60)), why });
    }
  }
  return { rows, next: nextOf(body), total: body.total, unreadable };
}

/** When the server sends no next link and the page was full, the next page starts after it. */
function nextOf({ rows, nextLink, total, requestedUrl }: NavBody): string | null {
  if (nextLink !== null) return nextLink;
  const top = Number(/\$top=(\d+)/.exec(requestedUrl)?.[1] ?? 0);
  if (top === 0 || rows.length < top) return null;
  const skipped = Number(/\$skip=(\d+)/.exec(requestedUrl)?.[1] ?? 0) + rows.length;
  if (skipped >= (total ?? Number.POSITIVE_INFINITY)) return null;
  return `${requestedUrl.replace(/&\$skip=\d+/, '')}&$skip=${skipped}`;
}
