import { amountText } from '../../../domain/money.ts';
import { fileAddress } from '../../files/file-name.ts';
import type { Say } from '../../say.ts';
import type { Db } from '../../store/index.ts';
import { readThumbnails } from './bundle.store.ts';
import { type FlashsaleValues, readBanners, readStoredItems } from './flashsale.store.ts';
import { discountText } from './flashsale-kind.ts';
import { kinds, productsBesides } from './kinds.ts';
import { readProducts } from './products.store.ts';
import type { PromotedProduct, Said } from './promotion-kind.ts';
import type { Jenis, Proposals } from './proposals.ts';

/** A version whose edit waits. */
export interface Edited<J extends Jenis = Jenis> {
  readonly jenis: J;
  /** Id of the approval. */
  readonly id: number;
  readonly relation_id: number;
  readonly proposal: Proposals[J];
}

/** What is said of one part: as it is, and as it would be. */
export type Change = readonly [what: string, before: string | undefined, after: string | undefined];

type Values = Readonly<Record<string, unknown>>;

/** The pictures of each kind by what their fields are called: one that takes another's place, and a list that grows. */
const PICTURES: Readonly<Record<string, string>> = {
  thumbnail: 'Foto Thumbnail',
  banners: 'Foto Banner',
  thumbnails: 'Foto Thumbnail',
  banner_url: 'Banner',
  banner: 'Banner',
};

/** What an edit changes besides plain fields and conditions: the switch, pictures, products and gifts. */
export async function partChanges(db: Db, say: Say, version: Edited, stored: Values): Promise<Change[]> {
  const edit: Values = { ...version.proposal };
  const { active = stored.switched_on } = stored;
  return [
    ...switchChange(say, version.jenis === 'FLASHALE' ? stored.switched_on : active, edit.active),
    ...(await removedPictures(db, version)),
    ...Object.entries(PICTURES).flatMap(([name, what]) => pictureChange(what, stored[name], edit[name])),
    ['Product Promo', ...(await goodsOf(db, say, version))],
    ...(await giftChange(db, say, version)),
  ];
}

/** An edit says of the switch only what it changes. */
function switchChange(say: Say, stored: unknown, edited: unknown): Change[] {
  const word = (value: unknown) => say(value === 1 ? 'Active' : 'Inactive');
  return edited === undefined ? [] : [['Status', word(stored), word(edited)]];
}

/** The address of another picture, or of each that is added. */
function pictureChange(what: string, stored: unknown, edited: unknown): Change[] {
  const address = (name: unknown) => fileAddress(name) ?? '';
  if (Array.isArray(edited)) return edited.map((name) => [what, '', address(name)]);
  return edited && edited !== stored ? [[what, address(stored), address(edited)]] : [];
}

/** The address of each stored picture that is taken out. */
async function removedPictures(db: Db, { jenis, proposal }: Edited): Promise<Change[]> {
  const removed = 'removed' in proposal && proposal.removed ? proposal.removed : [];
  const line = (what: string, name: string): Change => [what, fileAddress(name) ?? '', ''];
  if (jenis === 'FLASHALE')
    return (await readBanners(db, removed)).map(({ banner_url }) => line('Foto Banner', banner_url));
  return (await readThumbnails(db, removed)).map(({ thumbnail }) => line('Foto Thumbnail', thumbnail));
}

async function goodsOf(db: Db, say: Say, version: Edited): Promise<[before: string, after: string]> {
  if (version.jenis === 'FLASHALE' && 'items' in version.proposal) {
    const [stored, edited] = [await readStoredItems(db, version.relation_id), version.proposal.items];
    const ids = [...stored, ...edited].map(({ product_id }) => product_id);
    const products = await readProducts(db, ids);
    const line = (item: FlashsaleValues['items'][number]) =>
      flashsaleLine(say, products.get(item.product_id)?.name ?? '', item);
    return [stored.map(line).join('\n'), edited.map(line).join('\n')];
  }
  const [before, after] = await productsBesides(db, version);
  return [before.map(goodsLine).join('\n'), after.map(goodsLine).join('\n')];
}

const goodsLine = ({ name, diskon, kuota }: PromotedProduct) =>
  `${name}: ${diskon}${kuota ? `, ${amountText(kuota)} pcs` : ''}`;

/** A product of a flash sale with all that an edit may change of it. */
function flashsaleLine(say: Say, name: string, item: FlashsaleValues['items'][number]): string {
  const { discount = 0, discount_type = 'amount', product_stock = 0, product_limit_stock = 0 } = item;
  const parts = [discountText(discount, discount_type), `${amountText(product_stock)} pcs`];
  if (product_limit_stock > 0) parts.push(`${say('Batas Pembelian')} ${amountText(product_limit_stock)}`);
  if (item.status === 0) parts.push(say('Inactive'));
  return `${name}: ${parts.join(', ')}`;
}

/** Who gets what of a free item: what has to be bought, whether for each multiple, and the gifts. */
async function giftChange(db: Db, say: Say, version: Edited): Promise<Change[]> {
  if (version.jenis !== 'PRODUCT FREE' || !('product_free' in version.proposal)) return [];
  const { offer } = kinds[version.jenis];
  const words = (said: Said | undefined) => said && say(said.message, said.params);
  const stored = await offer?.(db, version.relation_id);
  const edited = await offer?.(db, version.relation_id, version.proposal);
  return [['Benefit', words(stored), words(edited)]];
}
