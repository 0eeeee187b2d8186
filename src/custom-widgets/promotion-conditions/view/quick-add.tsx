import { add } from '../../../../core/tree/operations.ts';
import { skuOf } from '../../../../domain/promotions/conditions/benefits.ts';
import {
  type BlockType,
  CUSTOMER_FILTERS,
  type Filter,
  PRODUCT_FILTERS,
} from '../../../../domain/promotions/conditions/conditions.ts';
import { LIMITS } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { FILTER_LABELS } from '../../../../domain/promotions/conditions/words.ts';
import { Icon, t } from '../../../runtime/index.ts';
import { begun } from './begin-filter.ts';
import { useEditor } from './editor.ts';
import { useAddGroup } from './use-add-group.ts';

/** One press adds a filter of a kind, or a group, with its list open. A SKU stands there once: its own list opens. */
export function QuickAdd({ type }: { readonly type: BlockType }) {
  const { tree, disabled, lists, run, seek } = useEditor();
  const addGroup = useAddGroup(type);
  const press = (kind: Filter['type']) => {
    const stands = kind === 'sku' ? skuOf(tree.nodes)?.id : undefined;
    const outcome = stands ? undefined : add(tree.nodes, type, { leaf: begun(kind) }, LIMITS);
    if (outcome) run(outcome);
    const id = stands ?? (outcome && 'focus' in outcome ? outcome.focus : undefined);
    if (id === undefined) return;
    lists.put(id, [{ id }]);
    if (stands) seek(stands);
  };
  return (
    <div className="conditions-kinds">
      {(type === 'customers' ? CUSTOMER_FILTERS : PRODUCT_FILTERS).map((kind) => (
        <button
          key={kind}
          type="button"
          className="condition-add"
          disabled={disabled}
          aria-label={t('Add {what}', { what: t(FILTER_LABELS[kind]) })}
          onClick={() => press(kind)}
        >
          <Icon name="add" size={14} /> {t(FILTER_LABELS[kind])}
        </button>
      ))}
      <button
        type="button"
        className="condition-add"
        disabled={disabled}
        aria-label={t('Add {what}', { what: t('Kondisi x Kondisi') })}
        onClick={addGroup}
      >
        <Icon name="add" size={14} /> {t('Kondisi x Kondisi')}
      </button>
    </div>
  );
}
