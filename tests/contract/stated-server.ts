import { contract, pathShape } from './contract.ts';
import { bareName, statedCalls, statedFields, statedQuery } from './stated.ts';
import { records } from './stated-records.ts';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}
type Row = Readonly<Record<string, unknown>>;

const paged = (rows: readonly unknown[]) => ({ last_page: 1, total: rows.length, to: rows.length });
/** The three ways in which the documents page: `data.data`, `data` beside the numbers, and the numbers in `meta`. */
const nested = (...rows: readonly Row[]) => ({ data: { data: rows, ...paged(rows) } });
const flat = (...rows: readonly Row[]) => ({ data: rows, ...paged(rows) });
const withMeta = (...rows: readonly Row[]) => ({ data: rows, meta: paged(rows) });
const list = (...rows: readonly Row[]) => ({ data: rows });
const item = (row: unknown) => ({ data: row });

const order = (id: string) => ({
  transaction: records.Transaction.find((row) => String(row.id) === id) ?? records.Transaction[0],
  transactionItems: records.TransactionItem,
  transactionDocuments: records.TransactionDocument,
  cartItemsFreeCustom: records.FreeGiftLine,
});
const [product] = records.Product;
const [document] = records.TransactionDocument;
/** Categories below the first one; they carry their parent. */
const children = records.Category.map((row) => ({
  ...row,
  id: row.id + 10,
  parent_category_id: 2,
  parent_category: { id: 2, name: 'Minuman' },
}));
/** The row with the id of the address, else the first. */
const byId = (rows: readonly Row[]) => (id: string) =>
  item(rows.find((row) => String(row.id) === id) ?? rows[0]);

/** What a read answers, by method and shape of the address; it is given what stands in the address. */
const READS: Readonly<Record<string, object | ((id: string, asked: Asked) => object)>> = {
  'GET /api/chats/check-uid': item({ uuid: 'office' }),
  'GET /api/chats/configs': list(...records.ChatConfigEntry),
  'GET /api/admin/products': withMeta(...records.Product),
  'GET /api/admin/products/{}': byId(records.Product),
  'GET /api/admin/products/prices/{}': nested(...records.ProductPrice),
  'GET /api/admin/products/discount/{}': item({ product, productDiscounts: records.ProductDiscount }),
  'GET /api/admin/products/logs/{}': item({ diffs: records.ProductLog }),
  'GET /api/admin/nav/jtcustomer': list(...records.Invoice),
  'GET /api/admin/users/uuid/{}': item(records.CustomerInfo[0]),
  'GET /api/admin/analytics': item(records.AnalyticsIndex[0]),
  'GET /api/admin/analytics/keywords': list(...records.AnalyticsKeyword),
  'GET /api/admin/analytics/products': list(...records.AnalyticsProduct),
  'GET /api/admin/analytics/usage': list(...records.AnalyticsUsage),
  'GET /api/admin/transaction': (_, { query: { state } }) =>
    nested(...records.Transaction.map((row) => ({ ...row, state: Number(state ?? row.state) }))),
  'GET /api/admin/transaction/{}': (id) => item(order(id)),
  'GET /api/admin/transaction/document/{}': item({ transactionDocuments: records.TransactionDocument }),
  'GET /api/admin/transaction/{}/transaction-document/{}': item({
    transactionDocuments: document,
    transactionItems: records.TransactionItem,
  }),
  'GET /api/admin/users': nested(...records.ShopUser),
  'GET /api/admin/users/otp-log/{}': list(...records.OtpLog),
  'GET /api/admin/users/update-info/{}': flat(...records.UserUpdateInfo),
  'GET /api/admin/users/comechat': list(...records.BroadcastUserPick),
  'GET /api/admin/category': flat(...records.Category),
  'GET /api/admin/category/detail/{}': byId([...records.Category, ...children]),
  'GET /api/admin/category/{}/childs': list(...children),
  'GET /api/admin/brand': flat(...records.Brand),
  'GET /api/admin/sections': flat(...records.Section),
  'GET /api/admin/sections/items/{}': flat(...records.SectionItem),
  'GET /api/admin/broadcast': flat(...records.Broadcast),
  'GET /api/admin/configs': list(...records.Config),
  'GET /api/admin/user-admin': flat(...records.AdminUser),
  'GET /api/admin/user-admin/{}': byId(records.AdminUser),
  'GET /api/admin/master/level': list(...records.ApprovalRole),
  'GET /api/admin/master/approval': nested(...records.MasterApproval),
  'GET /api/admin/nav/log': flat(...records.NavLog),
  'GET /api/admin/bca-mutation': flat(...records.BankMutation),
  'GET /api/admin/bca-mutation/{}/detail': item(records.BankMutationDetail[0]),
  'GET /api/admin/drivers': withMeta(...records.Driver),
  'GET /api/admin/drivers/{}': item(records.Driver[0]),
  'GET /api/admin/locations': withMeta(...records.Location),
  'GET /api/admin/locations/{}': item(records.Location[0]),
  'GET /api/admin/news': flat(...records.News),
  'GET /api/admin/news/{}': (id) => item(byId(records.News)(id)),
  'GET /api/admin/loyalty/level': flat(...records.Level),
  'GET /api/admin/loyalty/level/{}': byId(records.Level),
  'GET /api/admin/loyalty/voucher': flat(...records.Voucher),
  'GET /api/admin/loyalty/voucher/{}': byId(records.Voucher),
  'GET /api/admin/promos': flat(...records.BasicPromo),
  'GET /api/admin/promos/{}': byId(records.BasicPromo),
  'GET /api/admin/promos/product/{}': flat(...records.PromoProduct),
  'GET /api/admin/master/list': flat(...records.ApprovalRow),
  'GET /api/admin/promo-master': flat(...records.PromoMasterRow),
  'GET /api/admin/new-promo/{}': byId(records.NewPromotion),
  'GET /api/admin/sales-persons': flat(...records.SalesPerson),
  'GET /api/admin/new-promo/get-wl': list(...records.WlArea),
  'GET /api/admin/products/bundle': flat(...records.Bundle),
  'GET /api/admin/products/bundle/{}': byId(records.Bundle),
  'GET /api/admin/products/harga-coret': flat(...records.HargaCoretProduct),
  'GET /api/admin/products/free': flat(...records.FreeItemPromo),
  'GET /api/admin/products/free/{}': byId(records.FreeItemPromo),
  'GET /api/admin/flashale': nested(...records.FlashSaleEvent),
  'GET /api/admin/flashale/detail/{}': byId(records.FlashSaleEvent),
  'GET /api/admin/campaign': nested(...records.Campaign),
  'GET /api/admin/campaign/{}': byId(records.Campaign),
  'GET /api/admin/campaign/items/{}': flat(...records.CampaignItem),
  'GET /api/admin/campaign/participants/{}': flat(...records.CampaignParticipant),
  'GET /api/admin/loyalty/point-management': flat(...records.PointRule),
  'GET /api/admin/loyalty/point-management/{}': byId(records.PointRule),
};

const SAVED = { status: 200, message: 'Saved.', data: { status_remind: 'Sent' } };
/** The writes whose answers are used. */
const WRITES: Readonly<Record<string, object>> = {
  'POST /api/login/admin': item({ user: records.LoginUser[0], api_token: 'stated' }),
  'POST /api/admin/users/update': { ...SAVED, ...item(records.LoginUser[0]) },
};

const shapes = [...statedCalls.keys()].map((call) => ({
  call,
  // What is written out wins over what stands for anything, as in a router.
  places: call.split('{}').length,
  pattern: new RegExp(`^${call.replace(/[.()|]/g, '\\$&').replaceAll('{}', '([^/]+)')}$`),
}));

/** The stated call that a request is, and what stands at the places of its address. */
export function statedCallOf({ method, path }: Pick<Asked, 'method' | 'path'>) {
  const found = shapes
    .filter(({ pattern }) => pattern.test(`${method} ${path}`))
    .sort((one, other) => one.places - other.places)[0];
  if (!found) return undefined;
  const [, ...values] = found.pattern.exec(`${method} ${path}`) ?? [];
  return { call: found.call, values };
}

/** What of a request the documents do not have: the call, a parameter, or a field of its body. */
export function unstatedIn(asked: Asked): string[] {
  const found = statedCallOf(asked);
  if (!found) return [`${asked.method} ${asked.path}`];
  const stated = statedCalls.get(found.call) ?? {};
  const fields = Object.keys((asked.body ?? {}) as Row).map(bareName);
  return [
    ...Object.keys(asked.query).filter((name) => !statedQuery(stated).includes(name)),
    ...fields.filter((name) => !statedFields(stated).includes(name)),
  ].map((name) => `${found.call}: ${name}`);
}

/** Answers as a server that knows the stated contract alone; undefined to what is not in it. */
export function statedAnswer(asked: Asked): object | undefined {
  const found = statedCallOf(asked);
  if (!found) return undefined;
  const read = READS[found.call];
  if (typeof read === 'function') return read(found.values[0] ?? '', asked);
  return read ?? WRITES[found.call] ?? SAVED;
}

/** Calls that only read, as the documents have them; one of them without an answer is a hole of this server. */
export const unanswered = Object.entries(contract).flatMap(([call, { writes, answer }]) =>
  call.startsWith('GET ') && !writes && answer.envelope !== 'file' && !READS[pathShape(call)] ? [call] : [],
);
