import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { leafOf } from '../../../../core/tree/look.ts';
import { add, change } from '../../../../core/tree/operations.ts';
import type { Filter } from '../../../../domain/promotions/conditions/conditions.ts';
import {
  isFilter,
  LIMITS,
  type PromotionPart,
} from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { FILTER_LABELS } from '../../../../domain/promotions/conditions/words.ts';
import { Icon, t } from '../../../runtime/index.ts';
import { begun, kindsAt, withIds } from './begin-filter.ts';
import { useControls } from './controls.ts';
import { useEditor } from './editor.ts';
import { EditorMenu } from './editor-menu.tsx';
import { UNCHOSEN } from './group-ticks.ts';
import { useAddGroup } from './use-add-group.ts';

const KONDISI: PromotionPart = { leaf: UNCHOSEN };

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
  const addGroup = useAddGroup(into);
  // The menu gives the focus back when it has gone; what is new takes it after that.
  const after = (step: () => void) => () => {
    flushSync(() => setOpen(false));
    step();
  };
  /** A filter of this kind, whose list opens at once: what is not chosen there is a filter that is not finished. */
  const addKind = (type: Filter['type']) => {
    const outcome = add(tree.nodes, into, { leaf: begun(type) }, LIMITS);
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
          <Choice
            label={t('Kondisi')}
            hint={t('One filter')}
            onClick={after(() => run(add(tree.nodes, into, KONDISI, LIMITS)))}
          />
          <Choice
            label={t('Kondisi x Kondisi')}
            hint={t('A group of filters with its own AND or OR')}
            disabled={level >= LIMITS.levels}
            onClick={after(addGroup)}
          />
          {kindsAt(tree.nodes, into, level).map((kind) => (
            <MenuItem key={kind} onClick={after(() => addKind(kind))}>
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
