import { memo, useRef } from 'react';
import type {
  Id,
  SkuFilter,
  SkuGroup,
  SkuItem,
} from '../../../../domain/promotions/conditions/conditions.ts';
import { isTogether } from '../../../../domain/promotions/conditions/sku-filter.ts';
import { Icon, type IconName, t } from '../../../runtime/index.ts';
import { useControls } from './controls.ts';
import { useSpeech } from './editor.ts';
import { ExceptionMenu } from './exception-menu.tsx';
import { LeastLine, TierLines } from './tier-lines.tsx';
import { type BetweenTables, useExceptions } from './use-exceptions.ts';

interface SkuTablesProps {
  readonly id: string;
  readonly sku: SkuFilter;
}

/** One table for the skus that have the same tiers, and one for each that has its own. What is sent stays per sku. */
export function SkuTables({ id, sku }: SkuTablesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { shared, own, ...between } = useExceptions(id, sku, frame);
  const { group, items } = sku;
  const [first] = items;
  const [lead] = shared;
  const Lines = linesOf(group);
  return (
    <div className="condition-skus" ref={frame}>
      {isTogether(sku) && first && (
        <TierLines id={id} group={group} item={first} {...between} itemLabel={t('All of these together')} />
      )}
      {group !== 'itemCampur' && lead && (
        <Lines
          id={id}
          group={group}
          item={lead}
          {...between}
          itemLabel={t('The same for {count} SKUs', { count: shared.length })}
        >
          <ExceptionMenu ids={shared.map(({ relation_id }) => relation_id)} except={between.except} />
        </Lines>
      )}
      {group !== 'itemCampur' &&
        own.map((item) => (
          <OwnTable
            key={item.relation_id}
            id={id}
            group={group}
            item={item}
            {...between}
            like={lead?.relation_id}
            isOnly={items.length === 1}
          />
        ))}
    </div>
  );
}

const linesOf = (group: SkuGroup) => (group === 'itemCampurSpesifik' ? LeastLine : TierLines);

interface OwnTableProps extends BetweenTables {
  readonly id: string;
  readonly group: SkuGroup;
  readonly item: SkuItem;
  /** One of those that have the same, if there are such. */
  readonly like: Id | undefined;
  readonly isOnly: boolean;
}

/** What is bought of one sku; drawn anew by its own tiers alone. */
const OwnTable = memo(function OwnTable({ like, isOnly, ...table }: OwnTableProps) {
  const { name } = useSpeech();
  const { group, item, unite, uniteAll } = table;
  const skuId = item.relation_id;
  const itemLabel = name('sku', skuId);
  const Lines = linesOf(group);
  return (
    <Lines {...table} itemLabel={itemLabel}>
      {like !== undefined && (
        <TableButton
          icon="undo"
          text={t('Like the others')}
          of={itemLabel}
          onClick={() => unite(like, [skuId])}
        />
      )}
      {!isOnly && (
        <TableButton icon="copy" text={t('For all SKUs')} of={itemLabel} onClick={() => uniteAll(skuId)} />
      )}
    </Lines>
  );
});

interface TableButtonProps {
  readonly icon: IconName;
  /** Translated. */
  readonly text: string;
  /** Whose table it is about. */
  readonly of: string;
  onClick(): void;
}

function TableButton({ icon, text, of, onClick }: TableButtonProps) {
  const controls = useControls();
  return (
    <button
      type="button"
      className="condition-add"
      {...controls}
      aria-label={`${text}: ${of}`}
      onClick={onClick}
    >
      <Icon name={icon} size={14} /> {text}
    </button>
  );
}
