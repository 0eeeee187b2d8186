import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Id, SkuFilter, SkuItem } from '../../../../domain/promotions/conditions/conditions.ts';
import { samenessOf, withTiersOf } from '../../../../domain/promotions/conditions/sku-filter.ts';
import { useEditor } from './editor.ts';
import { useEditSku } from './use-edit-sku.ts';

/** What tables do beyond their own tiers; each is the same function as long as the filter stands. */
export interface BetweenTables {
  /** Those that are changed with a sku: all that share its table. */
  sharing(id: Id): readonly Id[];
  /** A sku and those whose tables stand below its own. */
  below(id: Id): readonly Id[];
  /** Gives a sku a table of its own. */
  except(id: Id): void;
  /** Gives these skus the tiers of one. */
  unite(like: Id, ids: readonly Id[]): void;
  /** Gives all of them the tiers of one. */
  uniteAll(like: Id): void;
}

interface Exceptions extends BetweenTables {
  /** Empty where each has its own table. */
  readonly shared: readonly SkuItem[];
  readonly own: readonly SkuItem[];
}

const NONE: ReadonlySet<Id> = new Set();

const idsOf = (items: readonly SkuItem[]) => items.map(({ relation_id }) => relation_id);

/**
 * Which skus are exceptions from the tiers that most have: those whose tiers differ, and those that were made one. An exception
 * stays one while it is typed in, also where it happens to be the same.
 */
export function useExceptions(id: string, sku: SkuFilter, frame: RefObject<HTMLElement | null>): Exceptions {
  const { isStored } = useEditor();
  const edit = useEditSku(id);
  const [apart, setApart] = useState(NONE);
  const sameness = samenessOf(sku, apart);
  const ownIds = idsOf(sameness.own);
  if (ownIds.length !== apart.size || ownIds.some((ownId) => !apart.has(ownId))) setApart(new Set(ownIds));
  const isShared = sameness.shared.length > 1;
  const shared = isShared ? sameness.shared : [];
  const own = isShared ? sameness.own : sku.items;
  const shown = useRef({ shared, own });
  useEffect(() => {
    shown.current = { shared, own };
  });
  const sharing = useCallback((skuId: Id) => {
    const ids = idsOf(shown.current.shared);
    return ids.includes(skuId) ? ids : [skuId];
  }, []);
  const below = useCallback((skuId: Id) => {
    const ids = idsOf(shown.current.own);
    return ids.slice(ids.indexOf(skuId));
  }, []);
  // What was pressed is gone after that: its table takes the focus.
  const focusTable = useCallback(
    (skuId: Id | undefined) =>
      requestAnimationFrame(() =>
        frame.current
          ?.querySelector<HTMLElement>(
            `[data-sku${skuId === undefined ? '' : `="${CSS.escape(`${skuId}`)}"`}] .condition-number input`,
          )
          ?.focus(),
      ),
    [frame],
  );
  const except = useCallback(
    (skuId: Id) => {
      setApart((ids) => new Set([...ids, skuId]));
      focusTable(skuId);
    },
    [focusTable],
  );
  const unite = useCallback(
    (like: Id, ids: readonly Id[]) => {
      const united = new Set([like, ...ids]);
      setApart((before) => new Set([...before].filter((skuId) => !united.has(skuId))));
      edit((current) => withTiersOf(current, like, ids, isStored));
      focusTable(undefined);
    },
    [edit, isStored, focusTable],
  );
  const uniteAll = useCallback(
    (like: Id) => unite(like, [...idsOf(shown.current.shared), ...idsOf(shown.current.own)]),
    [unite],
  );
  return { shared, own, sharing, below, except, unite, uniteAll };
}
