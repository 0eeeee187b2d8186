import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { change } from '../../../../core/tree/operations.ts';
import type { Chosen, Filter } from '../../../../domain/promotions/conditions/conditions.ts';
import { isFilter, type Leaf } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import {
  CHOSEN_LABELS,
  FILTER_LABELS,
  idsOf,
  namesOf,
} from '../../../../domain/promotions/conditions/words.ts';
import { t } from '../../../runtime/index.ts';
import { begun, kindsAt, withIds } from './begin-filter.ts';
import { ChoiceSelect } from './choice-select.tsx';
import { useControls } from './controls.ts';
import { useEditor, useSpeech } from './editor.ts';
import { MixedLine } from './mixed-line.tsx';
import { OpenList } from './open-list.tsx';
import { SkuLines } from './sku-lines.tsx';

interface FilterRowProps {
  readonly id: string;
  readonly leaf: Leaf;
  readonly level: number;
}

const MODES: readonly Chosen[] = ['all', 'choose', 'except'];

/** A filter: what it is about, which of them, and how much is bought. */
export function FilterRow({ id, leaf, level }: FilterRowProps) {
  const { tree, run } = useEditor();
  const replaceLeaf = (to: Leaf, merge?: string) => run(change(tree.nodes, id, { leaf: to }), merge);
  const kindChoice = useKindChoice(id, replaceLeaf);
  const filter = isFilter(leaf) ? leaf : undefined;
  const unchosen = { 'data-first': '', tabIndex: 0, children: <option value="">{t('Pilih Filter')}</option> };
  return (
    <>
      <div className="condition-line">
        <ChoiceSelect
          label={t('Pilih Filter')}
          className="condition-kind"
          choices={kindsAt(tree.nodes, id, level)}
          labels={FILTER_LABELS}
          value={filter?.type ?? ''}
          {...kindChoice}
          {...(filter ? {} : unchosen)}
        />
        {filter && (
          <>
            <ChoiceSelect
              label={t('Which of them')}
              className="condition-mode"
              choices={MODES}
              labels={CHOSEN_LABELS}
              value={filter.value}
              onChange={(mode) => replaceLeaf(withMode(filter, mode))}
            />
            {filter.value !== 'all' && <ItemsButton filter={filter} replaceLeaf={replaceLeaf} />}
          </>
        )}
      </div>
      {filter && filter.value !== 'all' && <OpenList id={id} filter={filter} replaceLeaf={replaceLeaf} />}
      {filter?.type === 'sku' && filter.value === 'choose' && filter.items.length > 0 && (
        <SkuLines id={id} sku={filter} replaceLeaf={replaceLeaf} />
      )}
      {(filter?.type === 'manufactur' || filter?.type === 'kategori') &&
        (filter.value !== 'all' || filter.items_campuran) && (
          <MixedLine id={id} filter={filter} replaceLeaf={replaceLeaf} />
        )}
    </>
  );
}

/**
 * A kind that is chosen opens the list of its values and leads into it. Keys that turn a closed select over its kinds, one after the
 * other, open the list without leaving the select: Enter leads on.
 */
function useKindChoice(id: string, replaceLeaf: (to: Leaf) => void) {
  const { lists, seek } = useEditor();
  const isTurning = useRef(false);
  return {
    onPointerDown: () => {
      isTurning.current = false;
    },
    onKeyDown: (event: KeyboardEvent<HTMLSelectElement>) => {
      const { key, altKey } = event;
      isTurning.current = !altKey && key !== ' ' && key !== 'Enter';
      if (key !== 'Enter' || lists.of(id).length === 0) return;
      event.preventDefault();
      seek(id, LIST_SEARCH);
    },
    onChange: (kind: Filter['type']) => {
      replaceLeaf(begun(kind));
      // Where it is not beside, the focus follows what was changed into it.
      lists.put(id, [{ id, ...(isTurning.current && { isBeside: true }) }]);
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      const row = currentTarget.closest('[role="row"]');
      requestAnimationFrame(() => {
        if (!row?.contains(document.activeElement)) lists.put(id, []);
      });
    },
  };
}

const LIST_SEARCH = '.condition-list [type="search"]';

interface ItemsButtonProps {
  readonly filter: Filter;
  replaceLeaf(to: Leaf): void;
}

/** What is chosen; it leads to the list to choose from. */
function ItemsButton({ filter, replaceLeaf }: ItemsButtonProps) {
  const { choose } = useEditor();
  const speech = useSpeech();
  const controls = useControls();
  const ids = idsOf(filter);
  const ask = t('Pilih {kind}', { kind: t(FILTER_LABELS[filter.type]) });
  return (
    <button
      type="button"
      className="condition-items"
      {...controls}
      aria-label={`${ask}: ${namesOf(filter, speech)}`}
      onClick={() => choose(filter.type, ids, (chosenIds) => replaceLeaf(withIds(filter, chosenIds)))}
    >
      {ids.length > 0 ? namesOf(filter, { ...speech, nameLimit: 4 }) : ask}
    </button>
  );
}

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
