import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Id } from '../../../../domain/promotions/conditions/conditions.ts';
import { Icon, t } from '../../../runtime/index.ts';
import { useControls } from './controls.ts';
import { useSpeech } from './editor.ts';
import { EditorMenu } from './editor-menu.tsx';

interface ExceptionMenuProps {
  /** Those that have the same tiers. */
  readonly ids: readonly Id[];
  except(id: Id): void;
}

/** Gives one of many skus a table of its own. */
export function ExceptionMenu({ ids, except }: ExceptionMenuProps) {
  const { name } = useSpeech();
  const controls = useControls();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="condition-add"
        {...controls}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="add" size={14} /> {t('Exception for one SKU')}
      </button>
      {open && (
        <EditorMenu anchor={button.current} close={() => setOpen(false)}>
          {ids.map((id) => (
            <MenuItem
              key={id}
              onClick={() => {
                // The menu gives the focus back when it has gone; the new table takes it after that.
                flushSync(() => setOpen(false));
                except(id);
              }}
            >
              {name('sku', id)}
            </MenuItem>
          ))}
        </EditorMenu>
      )}
    </>
  );
}
