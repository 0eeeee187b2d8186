import type { Mixed, PlainFilter } from '../../../../domain/promotions/conditions/conditions.ts';
import type { Leaf } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { t } from '../../../runtime/index.ts';
import { UnitSelect } from './choice-select.tsx';
import { useControls } from './controls.ts';
import { useFault } from './editor.ts';
import { NumberBox } from './number-box.tsx';

interface MixedLineProps {
  readonly id: string;
  readonly filter: PlainFilter;
  replaceLeaf(leaf: Leaf, merge?: string): void;
}

/** The least that is bought of everything that the filter lets through, mixed as one likes. */
export function MixedLine({ id, filter, replaceLeaf }: MixedLineProps) {
  const controls = useControls();
  const isWrong = useFault(id) !== undefined;
  const { items_campuran: mixed, ...plainFilter } = filter;
  const set = (patch: Partial<Mixed>, merge?: string) =>
    mixed && replaceLeaf({ ...filter, items_campuran: { ...mixed, ...patch } }, merge);
  const begin = (): Mixed => ({
    items: filter.items.join(','),
    minimal_pembelian: 0,
    type_minimal_pembelian: 'qty',
    item_type: filter.type,
  });
  return (
    <div className="condition-line condition-more">
      <label className="condition-check">
        <input
          type="checkbox"
          {...controls}
          checked={mixed !== undefined}
          onChange={({ target }) =>
            replaceLeaf(target.checked ? { ...filter, items_campuran: begin() } : plainFilter)
          }
        />
        {t('Item Campur')}
        {!mixed && <small>{t('counted together, in any mix')}</small>}
      </label>
      {mixed && (
        <>
          <NumberBox
            label={t('Minimal Pembelian')}
            caption={t('Minimal Pembelian')}
            value={mixed.minimal_pembelian}
            isWrong={isWrong}
            onChange={(minimal_pembelian) => set({ minimal_pembelian }, `${id} minimal`)}
          />
          <UnitSelect
            isPieces={(mixed.type_minimal_pembelian ?? 'qty') === 'qty'}
            onChange={(isPieces) => set({ type_minimal_pembelian: isPieces ? 'qty' : 'nominal' })}
          />
        </>
      )}
    </div>
  );
}
