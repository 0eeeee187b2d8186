import { amountText } from '../../../domain/money.ts';
import type { Db } from '../../store/index.ts';
import {
  type CampaignValues,
  readCampaignItems,
  readCampaignProgress,
  readCampaignRow,
  writeCampaign,
} from './campaign.store.ts';
import type { PromotedProduct, PromotionKind, Said } from './promotion-kind.ts';
import { readCampaignReach } from './reached.store.ts';
import { dayText, someOf } from './words.ts';

export const campaignKind: PromotionKind<CampaignValues> = {
  apply: writeCampaign,
  products: campaignProducts,
  offer: campaignOffer,
  used: campaignUsed,
  reach: readCampaignReach,
};

async function campaignProducts(db: Db, id: number): Promise<PromotedProduct[]> {
  const items = await readCampaignItems(db, id);
  return items.map((item) => ({ ...item, diskon: '-' }));
}

const REACHES = {
  amount:
    'Shops that take part: {shops}. Each gets its reward once it has ordered {goods} for Rp {target} by {end}.',
  qty: 'Shops that take part: {shops}. Each gets its reward once it has ordered {target} pcs of {goods} by {end}.',
} as const;

async function campaignOffer(db: Db, id: number, proposal?: CampaignValues): Promise<Said> {
  const row = await readCampaignRow(db, id);
  if (!row) return { message: '' };
  const { participant: shops, type_target, target, end_date } = { ...row, ...proposal };
  const goods = someOf((await readCampaignItems(db, id)).map(({ name }) => name));
  return {
    message: REACHES[type_target],
    params: { shops, goods, target: amountText(target), end: dayText(end_date) },
  };
}

async function campaignUsed(db: Db, id: number): Promise<Said> {
  const { type, shops, done, sum } = await readCampaignProgress(db, id);
  return {
    message:
      type === 'amount'
        ? 'Shops that reached it: {done} of {shops}. Ordered by all: Rp {sum}.'
        : 'Shops that reached it: {done} of {shops}. Ordered by all: {sum} pcs.',
    params: { shops, done, sum: amountText(sum) },
  };
}
