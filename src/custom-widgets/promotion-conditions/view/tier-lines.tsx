import type { ClipboardEvent, ReactNode } from 'react';
import { leafOf } from '../../../../core/tree/look.ts';
import { withoutTier } from '../../../../domain/promotions/conditions/benefits.ts';
import {
  type Id,
  type SkuGroup,
  type SkuItem,
  standingTiers,
  type Tier,
} from '../../../../domain/promotions/conditions/conditions.ts';
import * as skus from '../../../../domain/promotions/conditions/sku-filter.ts';
import { Icon, IconButton, t } from '../../../runtime/index.ts';
import { UnitSelect } from './choice-select.tsx';
import { useControls } from './controls.ts';
import { useEditor, useFault } from './editor.ts';
import { keepsTiers } from './keeps-tiers.ts';
import { NumberBox } from './number-box.tsx';
import { pastedTable } from './pasted-table.ts';
import { useEditSku } from './use-edit-sku.ts';
import type { BetweenTables } from './use-exceptions.ts';

interface LinesProps extends Pick<BetweenTables, 'sharing' | 'below'> {
  /** Of the filter. */
  readonly id: string;
  readonly group: SkuGroup;
  /** The sku, or one of those that share the table. */
  readonly item: SkuItem;
  /** Whose table it is. */
  readonly itemLabel: string;
  /** Buttons below it. */
  readonly children?: ReactNode;
}

/** The tiers of skus, or of all together: the rows of a group that can be reached. */
export function TierLines(props: LinesProps) {
  const { id, group, item, itemLabel, sharing, children } = props;
  const edit = useEditSku(id);
  const controls = useControls();
  const standing = standingTiers(item);
  if (group === 'itemCampurSpesifik' && standing.length === 0) return null;
  const tiers = group === 'kelipatan' ? standing.slice(0, 1) : standing;
  const mayGrow = group === 'tiering' || (group === 'itemCampur' && keepsTiers());
  return (
    <div className="condition-sku" data-sku={item.relation_id}>
      <span className="condition-name">{itemLabel}</span>
      <div className="condition-tiers">
        {tiers.map((tier, place) => (
          <TierLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place
            key={place}
            {...props}
            tier={tier}
            place={place}
            isTier={group === 'tiering' || tiers.length > 1}
          />
        ))}
        {mayGrow && (
          <button
            type="button"
            className="condition-add"
            {...controls}
            onClick={() => edit((sku) => skus.addTier(sku, sharing(item.relation_id)))}
          >
            <Icon name="add" size={14} /> {t('Tambah Tier')}
          </button>
        )}
        {children}
      </div>
    </div>
  );
}

/** The least of skus. */
export function LeastLine({ id, item, itemLabel, sharing, children }: LinesProps) {
  const edit = useEditSku(id);
  const key = item.relation_id;
  const isWrong = useIsWrong(id, sharing(key));
  const set = (patch: Partial<SkuItem>, merge?: string) =>
    edit((sku) => skus.withLeast(sku, sharing(key), patch), merge);
  return (
    <div className="condition-line condition-tier" data-sku={key}>
      <span className="condition-name">{itemLabel}</span>
      <NumberBox
        label={`${itemLabel}: ${t('Minimal Pembelian')}`}
        value={item.minimal_pembelian ?? 0}
        isWrong={isWrong}
        onChange={(minimal_pembelian) => set({ minimal_pembelian }, `${id} ${key}`)}
      />
      <UnitSelect
        of={itemLabel}
        isPieces={(item.type_minimal_pembelian ?? 'qty') === 'qty'}
        onChange={(isPieces) => {
          const unit = isPieces ? 'qty' : 'nominal';
          set({ type_pembelian: unit, type_minimal_pembelian: unit });
        }}
      />
      {children}
    </div>
  );
}

interface TierLineProps extends LinesProps {
  readonly tier: Tier;
  /** Its place among those that stand. */
  readonly place: number;
  /** Whether it has a number, and can be off or removed. */
  readonly isTier: boolean;
}

/** From how much on a tier counts. */
function TierLine(props: TierLineProps) {
  const { id, item, itemLabel, sharing, tier, place, isTier } = props;
  const edit = useEditSku(id);
  const controls = useControls();
  const remove = useRemoveTier(props);
  const key = item.relation_id;
  const isWrong = useIsWrong(id, sharing(key), place);
  const set = (patch: Partial<Tier>, merge?: string) =>
    edit((sku) => skus.withTier(sku, sharing(key), place, patch), merge);
  const tierLabel = t('Tier {tier}', { tier: place + 1 });
  return (
    <div className="condition-line" onPasteCapture={usePastedTiers(props)}>
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
        isWrong={isWrong}
        onChange={(value) => set({ value }, `${id} ${key} ${place}`)}
      />
      <UnitSelect
        of={itemLabel}
        isPieces={tier.type === 'qty'}
        onChange={(isPieces) => set({ type: isPieces ? 'qty' : 'value' })}
      />
      {isTier && place > 0 && (
        <IconButton {...controls} aria-label={t('Remove {what}', { what: tierLabel })} onClick={remove}>
          <Icon name="close" size={14} />
        </IconButton>
      )}
    </div>
  );
}

/** Whether it is a number of these skus that keeps from saving. */
function useIsWrong(id: string, skuIds: readonly Id[], tier?: number): boolean {
  const fault = useFault(id);
  return fault?.item !== undefined && fault.tier === tier && skuIds.includes(fault.item);
}

function useRemoveTier({ id, item, sharing, place }: TierLineProps): () => void {
  const { tree, isStored, run } = useEditor();
  return () => {
    const sku = leafOf(tree.nodes, id)?.leaf;
    if (sku?.type === 'sku')
      run(withoutTier(tree.nodes, { id, sku }, sharing(item.relation_id), place, isStored));
  };
}

/**
 * Numbers of a spreadsheet, from a tier on: a row is a sku and a column a tier. In a table that is not followed by others a column
 * alone goes down its tiers, and a row alone is for all that share it.
 */
function usePastedTiers({ id, group, item, sharing, below, place }: TierLineProps) {
  const edit = useEditSku(id);
  return (event: ClipboardEvent) => {
    const table = pastedTable(event.clipboardData.getData('text/plain'));
    if (!table || group !== 'tiering') return;
    event.preventDefault();
    event.stopPropagation();
    const shared = sharing(item.relation_id);
    const isShared = shared.length > 1;
    const ids: readonly Id[] = isShared ? shared : below(item.relation_id);
    const isColumn = table.every((row) => row.length === 1);
    const rows = isColumn && (isShared || ids.length === 1) ? [table.flat()] : table;
    const same = isShared && rows.length === 1 ? ids.map(() => rows[0] ?? []) : rows;
    edit((sku) => skus.withTable(sku, { ids, place }, same));
  };
}
