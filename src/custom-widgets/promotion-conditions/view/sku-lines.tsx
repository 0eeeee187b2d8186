import {
  SKU_GROUPS,
  type SkuFilter,
  type SkuGroup,
} from '../../../../domain/promotions/conditions/conditions.ts';
import type { Leaf } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import * as skus from '../../../../domain/promotions/conditions/sku-filter.ts';
import { SKU_GROUP_LABELS } from '../../../../domain/promotions/conditions/words.ts';
import { t } from '../../../runtime/index.ts';
import { ChoiceSelect } from './choice-select.tsx';
import { useControls } from './controls.ts';
import { useFault } from './editor.ts';
import { NumberBox } from './number-box.tsx';
import { SkuTables } from './sku-tables.tsx';

interface SkuLinesProps {
  readonly id: string;
  readonly sku: SkuFilter;
  replaceLeaf(leaf: Leaf, merge?: string): void;
}

/** How much of each sku is bought: tiers, multiples, or all of them mixed. */
export function SkuLines({ id, sku, replaceLeaf }: SkuLinesProps) {
  const controls = useControls();
  const fault = useFault(id);
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
      {/* Another group begins its tiers anew: none is an exception. */}
      <SkuTables key={sku.group} id={id} sku={sku} />
      {sku.super_tier?.map((qty, tierIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place
        <div key={tierIndex} className="condition-line condition-tier">
          <span className="condition-name">{t('Super Tier {tier}', { tier: tierIndex + 1 })}</span>
          <NumberBox
            label={t('Super Tier {tier}', { tier: tierIndex + 1 })}
            value={qty}
            isWrong={fault?.superTier === tierIndex}
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
