import MenuItem from '@mui/material/MenuItem';
import { memo, useRef, useState } from 'react';
import { Icon, IconButton, t } from '../../../runtime/index.ts';
import { useControls } from './controls.ts';
import { useEditor } from './editor.ts';
import { EditorMenu } from './editor-menu.tsx';
import { type Step, stepOf } from './keys.ts';

interface RowMenuProps {
  readonly id: string;
  readonly words: string;
  readonly isGroup: boolean;
  step(step: Step): void;
}

const STEPS: readonly (readonly [Step, string, string])[] = [
  ['up', 'Move up', 'Alt+↑'],
  ['down', 'Move down', 'Alt+↓'],
  ['in', 'Move into the group', 'Alt+→'],
  ['out', 'Move out of the group', 'Alt+←'],
  ['duplicate', 'Duplicate', 'Ctrl+D'],
];

/** What else can be done with a row; what is not possible here is shown and out of use. */
export const RowMenu = memo(function RowMenu({ id, words, isGroup, step }: RowMenuProps) {
  const { tree } = useEditor();
  const controls = useControls();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const take = (chosenStep: Step) => {
    setOpen(false);
    setTimeout(() => step(chosenStep), 0);
  };
  return (
    <>
      <IconButton
        ref={button}
        {...controls}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={t('More for {what}', { what: words })}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
      </IconButton>
      <IconButton
        {...controls}
        className={isGroup ? 'icon-button remove-group' : 'icon-button remove-filter'}
        aria-label={t('Remove {what}', { what: words })}
        onClick={() => step('remove')}
      >
        <Icon name="delete" />
      </IconButton>
      {open && (
        <EditorMenu anchor={button.current} close={() => setOpen(false)}>
          {STEPS.map(([menuStep, label, keys]) => (
            <MenuItem
              key={menuStep}
              disabled={'refused' in stepOf(tree, id, menuStep)}
              onClick={() => take(menuStep)}
            >
              <span style={{ flex: 1 }}>{t(label)}</span>
              <kbd style={{ opacity: 0.7, fontSize: 12 }}>{keys}</kbd>
            </MenuItem>
          ))}
        </EditorMenu>
      )}
    </>
  );
});
