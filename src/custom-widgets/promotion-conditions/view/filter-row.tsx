import {
  type Chosen,
  CUSTOMER_FILTERS,
  type Filter,
  type Id,
  type PlainFilter,
  PRODUCT_FILTERS,
} from '../../../../domain/promotions/conditions/conditions.ts';
import { isFilter, type Leaf } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { withSkus } from '../../../../domain/promotions/conditions/sku-filter.ts';
import { groupOf, rootOf } from '../../../../domain/promotions/conditions/tree/look.ts';
import { change } from '../../../../domain/promotions/conditions/tree/operations.ts';
import {
  CHOSEN_LABELS,
  FILTER_LABELS,
  idsOf,
  namesOf,
} from '../../../../domain/promotions/conditions/words.ts';
import { t } from '../../../runtime/index.ts';
import { useEditor, useSpeech } from './editor.ts';
import { useStop } from './inside.ts';
import { MixedLine } from './mixed-line.tsx';
import { SkuLines } from './sku-lines.tsx';

interface FilterRowProps {
  readonly id: string;
  readonly leaf: Leaf;
  readonly level: number;
}

const MODES: readonly Chosen[] = ['all', 'choose', 'except'];

/** A filter: what it is about, which of them, and how much is bought. */
export function FilterRow({ id, leaf, level }: FilterRowProps) {
  const { tree, disabled, run, choose } = useEditor();
  const speech = useSpeech();
  const tabIndex = useStop();
  const replaceLeaf = (to: Leaf, merge?: string) => run(change(tree.nodes, id, { leaf: to }), merge);
  const kinds = kindsAt(
    rootOf(tree.nodes, id),
    level,
    leaf.type !== 'sku' && takenIn(groupOf(tree.nodes, 'products')?.kids ?? []),
  );
  function takenIn(kids: readonly string[]): boolean {
    return kids.some((kid) => {
      const node = tree.nodes.get(kid);
      return kid !== id && node?.kind === 'leaf' && node.leaf.type === 'sku';
    });
  }
  const filter = isFilter(leaf) ? leaf : undefined;
  const ids = filter ? idsOf(filter) : [];
  return (
    <>
      <div className="condition-line">
        <select
          data-first={filter ? undefined : ''}
          tabIndex={filter ? tabIndex : 0}
          aria-label={t('Pilih Filter')}
          className="condition-kind"
          disabled={disabled}
          value={leaf.type}
          onChange={({ target }) => replaceLeaf(begun(target.value))}
        >
          {!filter && <option value="">{t('Pilih Filter')}</option>}
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(FILTER_LABELS[kind])}
            </option>
          ))}
        </select>
        {filter && (
          <>
            <select
              tabIndex={tabIndex}
              aria-label={t('Which of them')}
              className="condition-mode"
              disabled={disabled}
              value={filter.value}
              onChange={({ target }) => replaceLeaf(withMode(filter, target.value as Chosen))}
            >
              {MODES.map((mode) => (
                <option key={mode} value={mode}>
                  {t(CHOSEN_LABELS[mode])}
                </option>
              ))}
            </select>
            {filter.value !== 'all' && (
              <button
                type="button"
                tabIndex={tabIndex}
                className="condition-items"
                disabled={disabled}
                aria-label={`${t('Pilih {kind}', { kind: t(FILTER_LABELS[filter.type]) })}: ${namesOf(filter, speech)}`}
                onClick={() =>
                  choose(filter.type, ids, (chosenIds) => replaceLeaf(withIds(filter, chosenIds)))
                }
              >
                {ids.length > 0
                  ? namesOf(filter, { ...speech, nameLimit: 4 })
                  : t('Pilih {kind}', { kind: t(FILTER_LABELS[filter.type]) })}
              </button>
            )}
          </>
        )}
      </div>
      {filter?.type === 'sku' && filter.value === 'choose' && filter.items.length > 0 && (
        <SkuLines id={id} sku={filter} replaceLeaf={replaceLeaf} />
      )}
      {(filter?.type === 'manufactur' || filter?.type === 'kategori') && filter.value !== 'all' && (
        <MixedLine id={id} filter={filter} replaceLeaf={replaceLeaf} />
      )}
    </>
  );
}

/** The kinds that may stand there: a sku in the main group alone, and once. */
function kindsAt(root: string, level: number, hasSku: boolean): readonly Filter['type'][] {
  if (root === 'customers') return CUSTOMER_FILTERS;
  return PRODUCT_FILTERS.filter((kind) => kind !== 'sku' || (level === 1 && !hasSku));
}

const begun = (kind: string): Leaf =>
  kind === 'sku'
    ? { type: 'sku', value: 'choose', group: 'tiering', items: [] }
    : { type: kind as PlainFilter['type'], value: 'choose', items: [] };

/** All of them: nothing is chosen any more where it is about products; of customers the choice stays for later. */
function withMode(filter: Filter, value: Chosen): Filter {
  if (filter.type === 'sku') {
    const { super_tier, ...plain } = filter;
    const kept = value === 'choose' && super_tier ? { super_tier } : {};
    return { ...plain, ...kept, value, items: value === 'all' ? [] : filter.items };
  }
  const { items_campuran: _, ...plainFilter } = filter;
  const isProduct = filter.type === 'manufactur' || filter.type === 'kategori';
  if (value !== 'all') return { ...filter, value };
  return { ...plainFilter, value, items: isProduct ? [] : filter.items };
}

function withIds(filter: Filter, ids: readonly Id[]): Filter {
  if (filter.type === 'sku') return withSkus(filter, ids);
  const { items_campuran: mixed } = filter;
  return { ...filter, items: ids, ...(mixed ? { items_campuran: { ...mixed, items: ids.join(',') } } : {}) };
}
