import { withoutTier } from '../../../../domain/promotions/conditions/benefits.ts';
import {
  SKU_GROUPS,
  type SkuFilter,
  type SkuGroup,
  type SkuItem,
} from '../../../../domain/promotions/conditions/conditions.ts';
import type { Leaf } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import * as skus from '../../../../domain/promotions/conditions/sku-filter.ts';
import { SKU_GROUP_LABELS } from '../../../../domain/promotions/conditions/words.ts';
import { Icon, IconButton, t } from '../../../runtime/index.ts';
import { useEditor, useSpeech } from './editor.ts';
import { useStop } from './inside.ts';
import { NumberBox } from './number-box.tsx';

interface SkuLinesProps {
  readonly id: string;
  readonly sku: SkuFilter;
  replaceLeaf(leaf: Leaf, merge?: string): void;
}

/** How much of each sku is bought: tiers, multiples, or all of them mixed. */
export function SkuLines({ id, sku, replaceLeaf }: SkuLinesProps) {
  const { disabled } = useEditor();
  const tabIndex = useStop();
  const isTogether = sku.group === 'itemCampur';
  const items = isTogether ? sku.items.slice(0, 1) : sku.items;
  return (
    <div className="condition-skus">
      <div className="condition-line">
        <select
          aria-label={t('How it is counted')}
          tabIndex={tabIndex}
          disabled={disabled}
          value={sku.group}
          onChange={({ target }) => replaceLeaf(skus.withGroup(sku, target.value as SkuGroup))}
        >
          {SKU_GROUPS.map((group) => (
            <option key={group} value={group}>
              {t(SKU_GROUP_LABELS[group])}
            </option>
          ))}
        </select>
        {sku.group === 'tiering' && sku.items.length > 0 && (
          <label className="condition-check">
            <input
              type="checkbox"
              tabIndex={tabIndex}
              disabled={disabled}
              checked={sku.super_tier !== undefined}
              onChange={({ target }) => replaceLeaf(skus.withSuperTier(sku, target.checked))}
            />
            {t('Super Tier')}
          </label>
        )}
        <small className="condition-hint">{t(COUNTED[sku.group])}</small>
      </div>
      {items.map((item) => (
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
            disabled={disabled}
            tabIndex={tabIndex}
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

function SkuItemLine({ id, sku, item, replaceLeaf }: SkuItemLineProps) {
  const { tree, disabled, isStored, run } = useEditor();
  const { name } = useSpeech();
  const tabIndex = useStop();
  const key = item.relation_id;
  const itemLabel = sku.group === 'itemCampur' ? t('All of these together') : name('sku', key);
  const controls = { disabled, tabIndex };
  const merge = `${id} ${key}`;
  if (sku.group === 'itemCampurSpesifik')
    return (
      <div className="condition-line condition-tier">
        <span className="condition-name">{itemLabel}</span>
        <NumberBox
          {...controls}
          label={`${itemLabel}: ${t('Minimal Pembelian')}`}
          value={item.minimal_pembelian ?? 0}
          onChange={(minimal_pembelian) =>
            replaceLeaf(
              skus.withItem(sku, key, (skuItem) => ({ ...skuItem, minimal_pembelian })),
              merge,
            )
          }
        />
        <UnitSelect
          {...controls}
          label={itemLabel}
          isPieces={(item.type_minimal_pembelian ?? 'qty') === 'qty'}
          onChange={(isPieces) => {
            const unit = isPieces ? 'qty' : 'nominal';
            const both = { type_pembelian: unit, type_minimal_pembelian: unit } as const;
            replaceLeaf(skus.withItem(sku, key, (skuItem) => ({ ...skuItem, ...both })));
          }}
        />
      </div>
    );
  const isTiering = sku.group === 'tiering';
  // A tier that was removed keeps its place in what is sent.
  const tiers = item.data
    .map((tier, tierIndex) => [tier, tierIndex] as const)
    .filter(([tier]) => !tier.is_deleted);
  return (
    <div className="condition-sku">
      <span className="condition-name">{itemLabel}</span>
      <div className="condition-tiers">
        {tiers.map(([tier, tierIndex], place) => (
          <div key={tierIndex} className="condition-line">
            {isTiering && (
              <label className="condition-check">
                <input
                  type="checkbox"
                  {...controls}
                  checked={tier.is_active === 1}
                  onChange={({ target }) =>
                    replaceLeaf(skus.withTier(sku, key, tierIndex, { is_active: target.checked ? 1 : 0 }))
                  }
                />
                {t('Tier {tier}', { tier: place + 1 })}
              </label>
            )}
            <NumberBox
              {...controls}
              label={`${itemLabel}: ${isTiering ? t('Tier {tier}', { tier: place + 1 }) : t('Minimal Pembelian')}`}
              value={tier.value}
              onChange={(value) =>
                replaceLeaf(skus.withTier(sku, key, tierIndex, { value }), `${merge} ${tierIndex}`)
              }
            />
            <UnitSelect
              {...controls}
              label={itemLabel}
              isPieces={tier.type === 'qty'}
              onChange={(isPieces) =>
                replaceLeaf(skus.withTier(sku, key, tierIndex, { type: isPieces ? 'qty' : 'value' }))
              }
            />
            {isTiering && place > 0 && (
              <IconButton
                {...controls}
                aria-label={t('Remove {what}', { what: t('Tier {tier}', { tier: place + 1 }) })}
                onClick={() => run(withoutTier(tree.nodes, { id, sku }, key, tierIndex, isStored))}
              >
                <Icon name="close" size={14} />
              </IconButton>
            )}
          </div>
        ))}
        {isTiering && (
          <button
            type="button"
            className="condition-add"
            {...controls}
            onClick={() => replaceLeaf(skus.addTier(sku, key))}
          >
            <Icon name="add" size={14} /> {t('Tambah Tier')}
          </button>
        )}
      </div>
    </div>
  );
}

interface UnitSelectProps {
  readonly label: string;
  readonly isPieces: boolean;
  readonly disabled: boolean;
  readonly tabIndex: 0 | -1;
  onChange(isPieces: boolean): void;
}

function UnitSelect({ label, isPieces, onChange, ...controls }: UnitSelectProps) {
  return (
    <select
      {...controls}
      aria-label={`${label}: ${t('Pieces or rupiah')}`}
      value={isPieces ? 'qty' : 'value'}
      onChange={({ target }) => onChange(target.value === 'qty')}
    >
      <option value="qty">{t('pcs')}</option>
      <option value="value">{t('Rp')}</option>
    </select>
  );
}
