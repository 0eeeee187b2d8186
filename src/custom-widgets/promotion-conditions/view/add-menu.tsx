import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Filter } from '../../../../domain/promotions/conditions/conditions.ts';
import {
  type Head,
  isFilter,
  type Leaf,
  LIMITS,
  type PromotionPart,
} from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { leafOf } from '../../../../domain/promotions/conditions/tree/look.ts';
import type { Outcome } from '../../../../domain/promotions/conditions/tree/nodes.ts';
import { add, change } from '../../../../domain/promotions/conditions/tree/operations.ts';
import { FILTER_LABELS } from '../../../../domain/promotions/conditions/words.ts';
import { Icon, t } from '../../../runtime/index.ts';
import { begun, kindsAt, withIds } from './begin-filter.ts';
import { useControls } from './controls.ts';
import { useEditor } from './editor.ts';
import { EditorMenu } from './editor-menu.tsx';

const KONDISI: PromotionPart = { leaf: { type: '' } };
const NESTED: PromotionPart = { join: 'and', head: {}, parts: [KONDISI] };

interface AddMenuProps {
  readonly into: string;
  /** Of the group that it adds to. */
  readonly level: number;
  /** Of the group, for who hears it. */
  readonly groupLabel: string;
}

/** Adds a filter, or a group of filters as long as the depth allows. */
export function AddMenu({ into, level, groupLabel }: AddMenuProps) {
  const { tree, run, choose } = useEditor();
  const controls = useControls();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const addPart = (part: PromotionPart) => {
    // The menu gives the focus back when it has gone; what is new takes it after that.
    flushSync(() => setOpen(false));
    run(atItsCondition(add(tree.nodes, into, part, LIMITS)));
  };
  /** A filter of this kind, whose list opens at once: what is not chosen there is a filter that is not finished. */
  const addKind = (type: Filter['type']) => {
    flushSync(() => setOpen(false));
    const outcome = atItsCondition(add(tree.nodes, into, { leaf: begun(type) }, LIMITS));
    run(outcome);
    if ('refused' in outcome || outcome.focus === undefined) return;
    const id = outcome.focus;
    choose(type, [], (ids) => {
      const leaf = leafOf(tree.nodes, id)?.leaf;
      if (leaf && isFilter(leaf)) run(change(tree.nodes, id, { leaf: withIds(leaf, ids) }));
    });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="condition-add"
        {...controls}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={`${t('Tambah Kondisi')}: ${groupLabel}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="add" size={16} /> <span>{t('Tambah Kondisi')}</span>
      </button>
      {open && (
        <EditorMenu anchor={button.current} close={() => setOpen(false)}>
          <Choice label={t('Kondisi')} hint={t('One filter')} onClick={() => addPart(KONDISI)} />
          <Choice
            label={t('Kondisi x Kondisi')}
            hint={t('A group of filters with its own AND or OR')}
            disabled={level >= LIMITS.levels}
            onClick={() => addPart(NESTED)}
          />
          {kindsAt(tree.nodes, into, level).map((kind) => (
            <MenuItem key={kind} onClick={() => addKind(kind)}>
              {t(FILTER_LABELS[kind])}…
            </MenuItem>
          ))}
        </EditorMenu>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly hint: string;
  readonly disabled?: boolean;
  /** Given by the list of the menu: the first one has the focus. */
  readonly autoFocus?: boolean;
  readonly tabIndex?: number;
  onClick(): void;
}

/** What can be added, and below it what that is. */
function Choice({ label, hint, ...item }: ChoiceProps) {
  const id = useId();
  return (
    <MenuItem {...item} aria-label={label} aria-describedby={id} style={{ display: 'block' }}>
      {label}
      <small id={id} style={{ display: 'block', color: 'var(--mui-palette-text-secondary)' }}>
        {hint}
      </small>
    </MenuItem>
  );
}

/** The focus goes to the condition that is to be chosen, also where a group was added around it. */
function atItsCondition(outcome: Outcome<Leaf, Head>): Outcome<Leaf, Head> {
  if ('refused' in outcome) return outcome;
  const fresh = outcome.changes.find(([, oldNode, newNode]) => !oldNode && newNode?.kind === 'leaf');
  return fresh ? { ...outcome, focus: fresh[0] } : outcome;
}
