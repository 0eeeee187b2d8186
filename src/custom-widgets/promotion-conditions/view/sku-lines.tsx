import type { ClipboardEvent } from 'react';
import { withoutTier } from '../../../../domain/promotions/conditions/benefits.ts';
import {
  SKU_GROUPS,
  type SkuFilter,
  type SkuGroup,
  type SkuItem,
  type Tier,
} from '../../../../domain/promotions/conditions/conditions.ts';
import type { Leaf } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import * as skus from '../../../../domain/promotions/conditions/sku-filter.ts';
import { SKU_GROUP_LABELS } from '../../../../domain/promotions/conditions/words.ts';
import { Icon, IconButton, t } from '../../../runtime/index.ts';
import { ChoiceSelect, UnitSelect } from './choice-select.tsx';
import { useControls } from './controls.ts';
import { useEditor, useSpeech } from './editor.ts';
import { keepsTiers } from './keeps-tiers.ts';
import { NumberBox } from './number-box.tsx';
import { pastedTable } from './pasted-table.ts';

interface SkuLinesProps {
  readonly id: string;
  readonly sku: SkuFilter;
  replaceLeaf(leaf: Leaf, merge?: string): void;
}

/** How much of each sku is bought: tiers, multiples, or all of them mixed. */
export function SkuLines({ id, sku, replaceLeaf }: SkuLinesProps) {
  const controls = useControls();
  const [first] = sku.items;
  return (
    <div className="condition-skus">
      <div className="condition-line">
        <ChoiceSelect
          label={t('How it is counted')}
          choices={SKU_GROUPS}
          labels={SKU_GROUP_LABELS}
          value={sku.group}
          onChange={(group) => replaceLeaf(skus.withGroup(sku, group))}
        />
        {sku.group === 'tiering' && sku.items.length > 0 && (
          <label className="condition-check">
            <input
              type="checkbox"
              {...controls}
              checked={sku.super_tier !== undefined}
              onChange={({ target }) => replaceLeaf(skus.withSuperTier(sku, target.checked))}
            />
            {t('Super Tier')}
          </label>
        )}
        <small className="condition-hint">{t(COUNTED[sku.group])}</small>
      </div>
      {skus.isTogether(sku) && first && (
        <TierLines
          id={id}
          sku={sku}
          item={first}
          replaceLeaf={replaceLeaf}
          itemLabel={t('All of these together')}
        />
      )}
      {sku.group !== 'itemCampur' &&
        sku.items.map((item) => (
          <SkuItemLine key={item.relation_id} id={id} sku={sku} item={item} replaceLeaf={replaceLeaf} />
        ))}
      {sku.super_tier?.map((qty, tierIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place
        <div key={tierIndex} className="condition-line condition-tier">
          <span className="condition-name">{t('Super Tier {tier}', { tier: tierIndex + 1 })}</span>
          <NumberBox
            label={t('Super Tier {tier}', { tier: tierIndex + 1 })}
            value={qty}
            suffix={t('pcs')}
            onChange={(to) => replaceLeaf(skus.withSuperQty(sku, tierIndex, to), `${id} super ${tierIndex}`)}
          />
        </div>
      ))}
    </div>
  );
}

/** How each group counts, in a few words. */
const COUNTED: Readonly<Record<SkuGroup, string>> = {
  tiering: 'each by itself: the more of it, the higher its tier',
  kelipatan: 'each by itself: given once for every multiple',
  itemCampur: 'counted together, in any mix',
  itemCampurSpesifik: 'a least of each of them',
};

interface SkuItemLineProps extends SkuLinesProps {
  readonly item: SkuItem;
}

/** How much of one sku is bought. */
function SkuItemLine(props: SkuItemLineProps) {
  const { sku, item } = props;
  const { name } = useSpeech();
  const Lines = sku.group === 'itemCampurSpesifik' ? LeastLine : TierLines;
  return <Lines {...props} itemLabel={name('sku', item.relation_id)} />;
}

interface LeastLineProps extends SkuItemLineProps {
  readonly itemLabel: string;
}

/** The tiers of one sku, or of all together: the rows of a group that can be reached. */
function TierLines(props: LeastLineProps) {
  const { sku, item, itemLabel, replaceLeaf } = props;
  const { isStored } = useEditor();
  const controls = useControls();
  // A tier that was removed keeps its place in what is sent.
  const standing = item.data
    .map((tier, tierIndex) => [tier, tierIndex] as const)
    .filter(([tier]) => !tier.is_deleted);
  if (sku.group === 'itemCampurSpesifik' && standing.length === 0) return null;
  const tiers = sku.group === 'kelipatan' ? standing.slice(0, 1) : standing;
  const mayGrow = sku.group === 'tiering' || (sku.group === 'itemCampur' && keepsTiers());
  return (
    <div className="condition-sku">
      <span className="condition-name">{itemLabel}</span>
      <div className="condition-tiers">
        {tiers.map(([tier, tierIndex], place) => (
          <TierLine
            key={tierIndex}
            {...props}
            tier={tier}
            tierIndex={tierIndex}
            place={place}
            isTier={sku.group === 'tiering' || tiers.length > 1}
          />
        ))}
        {mayGrow && (
          <button
            type="button"
            className="condition-add"
            {...controls}
            onClick={() => replaceLeaf(skus.addTier(sku, item.relation_id))}
          >
            <Icon name="add" size={14} /> {t('Tambah Tier')}
          </button>
        )}
        {sku.group === 'tiering' && sku.items.length > 1 && (
          <button
            type="button"
            className="condition-add"
            {...controls}
            aria-label={`${t('For all SKUs')}: ${itemLabel}`}
            onClick={() => replaceLeaf(skus.withTiersOfAll(sku, item.relation_id, isStored))}
          >
            <Icon name="copy" size={14} /> {t('For all SKUs')}
          </button>
        )}
      </div>
    </div>
  );
}

/** The least of one sku. */
function LeastLine({ id, sku, item, itemLabel, replaceLeaf }: LeastLineProps) {
  const set = (patch: Partial<SkuItem>, merge?: string) =>
    replaceLeaf(
      skus.withItem(sku, item.relation_id, (skuItem) => ({ ...skuItem, ...patch })),
      merge,
    );
  return (
    <div className="condition-line condition-tier">
      <span className="condition-name">{itemLabel}</span>
      <NumberBox
        label={`${itemLabel}: ${t('Minimal Pembelian')}`}
        value={item.minimal_pembelian ?? 0}
        onChange={(minimal_pembelian) => set({ minimal_pembelian }, `${id} ${item.relation_id}`)}
      />
      <UnitSelect
        of={itemLabel}
        isPieces={(item.type_minimal_pembelian ?? 'qty') === 'qty'}
        onChange={(isPieces) => {
          const unit = isPieces ? 'qty' : 'nominal';
          set({ type_pembelian: unit, type_minimal_pembelian: unit });
        }}
      />
    </div>
  );
}

interface TierLineProps extends LeastLineProps {
  readonly tier: Tier;
  /** Its place in what is sent. */
  readonly tierIndex: number;
  /** Its place among those that are shown. */
  readonly place: number;
  /** Whether it has a number, and can be off or removed. */
  readonly isTier: boolean;
}

/** From how much on a tier counts. */
function TierLine({ id, sku, item, itemLabel, tier, tierIndex, place, isTier, replaceLeaf }: TierLineProps) {
  const { tree, isStored, run } = useEditor();
  const controls = useControls();
  const key = item.relation_id;
  const set = (patch: Partial<Tier>, merge?: string) =>
    replaceLeaf(skus.withTier(sku, key, tierIndex, patch), merge);
  const tierLabel = t('Tier {tier}', { tier: place + 1 });
  const paste = (event: ClipboardEvent) => {
    const table = pastedTable(event.clipboardData.getData('text/plain'));
    if (!table || sku.group !== 'tiering') return;
    event.preventDefault();
    event.stopPropagation();
    replaceLeaf(skus.withTable(sku, { id: key, place }, table));
  };
  return (
    <div className="condition-line" onPasteCapture={paste}>
      {isTier && (
        <label className="condition-check">
          <input
            type="checkbox"
            {...controls}
            checked={tier.is_active === 1}
            onChange={({ target }) => set({ is_active: target.checked ? 1 : 0 })}
          />
          {tierLabel}
        </label>
      )}
      <NumberBox
        label={`${itemLabel}: ${isTier ? tierLabel : t('Minimal Pembelian')}`}
        value={tier.value}
        onChange={(value) => set({ value }, `${id} ${key} ${tierIndex}`)}
      />
      <UnitSelect
        of={itemLabel}
        isPieces={tier.type === 'qty'}
        onChange={(isPieces) => set({ type: isPieces ? 'qty' : 'value' })}
      />
      {isTier && place > 0 && (
        <IconButton
          {...controls}
          aria-label={t('Remove {what}', { what: tierLabel })}
          onClick={() => run(withoutTier(tree.nodes, { id, sku }, key, tierIndex, isStored))}
        >
          <Icon name="close" size={14} />
        </IconButton>
      )}
    </div>
  );
}
