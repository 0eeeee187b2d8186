import Button from '@mui/material/Button';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Filter, Id } from '../../../../domain/promotions/conditions/conditions.ts';
import type { Leaf } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { idsOf } from '../../../../domain/promotions/conditions/words.ts';
import { InputBox, isComposing, isEnter, t } from '../../../runtime/index.ts';
import { withIds } from './begin-filter.ts';
import { useEditor } from './editor.ts';
import { followArrows, ItemsList } from './items-list.tsx';
import { useNotes } from './notes.ts';
import { useLeft } from './use-left.ts';

interface OpenListProps {
  readonly id: string;
  readonly filter: Filter;
  replaceLeaf(to: Leaf, merge?: string): void;
}

/** The list of a filter that was just added, in its row: what is ticked is chosen at once. */
export function OpenList(props: OpenListProps) {
  const [opened] = useNotes(useEditor().lists, props.id);
  return opened && <TickList {...props} isBeside={opened.isBeside === true} />;
}

function TickList({ id, filter, replaceLeaf, isBeside }: OpenListProps & { readonly isBeside: boolean }) {
  const { names } = useEditor();
  const learn = useLearnIds(filter.type);
  const choose = (ids: readonly Id[]) => {
    learn(ids);
    replaceLeaf(withIds(filter, ids), `${id} ticks`);
  };
  return (
    <ListInRow id={id} isBeside={isBeside} count={idsOf(filter).length}>
      {(typed) => (
        <ItemsList
          kind={filter.type}
          names={names}
          single={false}
          isGift={false}
          typed={typed}
          chosen={idsOf(filter)}
          setChosen={choose}
        />
      )}
    </ListInRow>
  );
}

/** Keeps how what is chosen is called, also for drafts, which hold ids alone. */
export function useLearnIds(kind: Filter['type']): (ids: readonly Id[]) => void {
  const { names, learn } = useEditor();
  return (ids) => learn(ids.map((itemId) => [`${kind}:${itemId}`, names.of(kind, itemId)]));
}

interface ListInRowProps {
  readonly id: string;
  /** The focus stays where it is. */
  readonly isBeside?: boolean;
  /** So many are chosen. */
  readonly count: number;
  /** The node whose kind is chosen next; else the focus goes to the row. */
  readonly next?: string | undefined;
  children(typed: string): ReactNode;
}

/** A search and what it finds, in the row of a node. It closes when the focus leaves it. */
export function ListInRow({ id, isBeside = false, count, next, children }: ListInRowProps) {
  const { lists, seek } = useEditor();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const close = () => lists.put(id, []);
  const end = () => {
    if (next !== undefined) seek(next);
    else box.current?.closest<HTMLElement>('[role="row"]')?.focus();
    close();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    followArrows(event);
    const isDone = isEnter(event) && !(event.target instanceof HTMLButtonElement);
    if (!isDone && (event.key !== 'Escape' || isComposing(event))) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  const check = useLeft(box, close);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its arrows lead through what it holds
    <div className="condition-list" ref={box} tabIndex={-1} onKeyDown={press} onBlur={check}>
      <InputBox>
        <input
          type="search"
          data-first={isBeside ? undefined : ''}
          aria-label={t('Search')}
          placeholder={t('Search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </InputBox>
      {children(typed)}
      <div className="items-actions">
        <span>{t('{count} chosen', { count })}</span>
        <Button variant="outlined" onClick={end}>
          {t('Pilih')}
        </Button>
      </div>
    </div>
  );
}
