import type { PromotionApprovalChangesParams } from '../../../domain/generated/types/promotion-approval.ts';
import { amountText, moneyText } from '../../../domain/money.ts';
import { treeOf } from '../../../domain/promotions/conditions/promotion-tree.ts';
import { benefitLines, blockWords, type Speech, terms } from '../../../domain/promotions/conditions/words.ts';
import type { Context } from '../../calls/handler.ts';
import { requireRow } from '../../refusal.ts';
import type { Say } from '../../say.ts';
import type { Db } from '../../store/index.ts';
import { readEntity } from '../read-entity.ts';
import { type ChangeLine, readKeptChanges, readProposal, writeKeptChanges } from './approval.store.ts';
import { type Change, partChanges } from './change-parts.ts';
import { keepWords, sayKept } from './kept-words.ts';
import { isConditions, namesIn } from './named-records.ts';
import type { Jenis } from './proposals.ts';
import { readStoredValues } from './registry.store.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the fields of promotions are called, as their forms call them. */
const LABELS: Readonly<Record<string, string>> = {
  nama: 'Nama',
  name: 'Name',
  title: 'Title',
  kode: 'Kode Promo',
  kuota: 'Kuota Promo',
  maks_total: 'Maximum over all orders',
  start_at: 'Tanggal mulai',
  end_at: 'Tanggal selesai',
  start_date: 'Start Date',
  end_date: 'End Date',
  start_time: 'Start Hour',
  end_time: 'End Hour',
  target: 'Target',
  ordering: 'Order',
  price: 'Price',
  qty_free: 'Kuota Promo',
  deskripsi: 'Deskripsi',
  content: 'Content',
};
const RUPIAH = ['price', 'maks_total'];

/**
 * What an edit changes, line by line: as it is, and as it would be; of what was decided, as it was then. Nothing where nothing
 * applied before: an edit has one line at least.
 */
export async function readChanges({ params }: { params: PromotionApprovalChangesParams }, context: Context) {
  const { db } = context;
  const say = await context.speak();
  const version = requireRow(await readEntity('promotion-approval', params.id, context));
  const kept = await readKeptChanges(db, version.id);
  const saidLines = kept?.map(({ what, before, after }) => ({
    what,
    before: sayKept(say, before),
    after: sayKept(say, after),
  }));
  const lines = saidLines ?? (version.approval === 2 ? [] : await linesOf(db, say, version));
  return lines.map((line, lineIndex) => ({ id: lineIndex + 1, ...line }));
}

interface Version {
  readonly jenis: Jenis;
  /** Id of the approval. */
  readonly id: number;
  readonly relation_id: number;
}

/** Before an edit is written, or is not any more: what it changes stays to be read. */
export async function keepChanges(db: Db, version: Version): Promise<void> {
  const lines = await linesOf(db, keepWords, version);
  if (lines.length > 0) await writeKeptChanges(db, version.id, lines);
}

async function linesOf(db: Db, say: Say, { jenis, id, relation_id }: Version): Promise<ChangeLine[]> {
  const proposal = await readProposal(db, { jenis, id });
  if (!proposal) return [];
  const edit: Values = { ...proposal };
  const stored = await readStoredValues(db, jenis, relation_id);
  const changes: Change[] = [
    ...Object.entries(LABELS).map(([key, what]) => fieldChange(say, key, what, stored, edit)),
    ...(await conditionLines(db, say, stored, edit)),
    ...(await partChanges(db, say, { jenis, id, relation_id, proposal }, stored)),
  ];
  const lines = changes.filter(([, before, after = before]) => before !== after);
  const said = lines.length > 0 ? lines : [['This edit changes nothing that applies.', '', ''] as const];
  return said.map(([what, before = '', after = '']) => ({ what, before, after }));
}

/** Of rich texts the words are said; where these are the same, that the rest is not. */
function fieldChange(say: Say, key: string, what: string, stored: Values, edit: Values): Change {
  const [before, after] = [textOf(key, stored), textOf(key, edit)];
  const isOther = edit[key] !== undefined && edit[key] !== stored[key];
  const isSaidAlike = isOther && before === after && typeof edit[key] === 'string';
  return [what, before, isSaidAlike ? `${after} (${say('formatted otherwise')})` : after];
}

/** A value as people read it, a date as it is: the page writes it as its own; undefined where it is not said. */
function textOf(key: string, values: Values): string | undefined {
  const value = values[key];
  if (value === null) return '';
  if (typeof value === 'number') return RUPIAH.includes(key) ? moneyText(value) : amountText(value);
  if (typeof value !== 'string') return undefined;
  return value.replace(/<[^>]*>/g, ' ').trim();
}

/** Whom a promotion is for, what it is about, what has to be bought and what is given. */
async function conditionLines(db: Db, say: Say, stored: Values, edit: Values) {
  const [before, after] = await Promise.all([wordsOf(db, say, stored), wordsOf(db, say, edit)]);
  return ['Customer', 'Product', 'Ketentuan', 'Benefit'].map(
    (what, place) => [what, before[place], after[place]] as const,
  );
}

async function wordsOf(db: Db, say: Say, { items_condition }: Values): Promise<readonly string[]> {
  if (!isConditions(items_condition)) return [];
  const { nodes } = treeOf(items_condition);
  const names = await namesIn(items_condition, db);
  const speech: Speech = {
    t: say,
    number: amountText,
    money: moneyText,
    nameLimit: Number.POSITIVE_INFINITY,
    name: (type, id) => (type === 'sku' ? names.product(id).name : names.name(type, id)),
  };
  return [
    blockWords(nodes, 'customers', speech) || say('Semua'),
    blockWords(nodes, 'products', speech) || say('Semua'),
    terms(nodes, speech).join('\n'),
    benefitLines(nodes, speech)
      .map(({ label, words }) => (label ? `${label}: ${words}` : words))
      .join('\n'),
  ];
}
