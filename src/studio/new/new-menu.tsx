import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { NewDialog } from '../../../core/studio.ts';
import { ask } from '../calls.ts';
import { useStudio } from '../use-studio.ts';
import { NewPartDialog } from './new-part-dialog.tsx';
import { type RoleSet, SheetDialog } from './sheet-dialog.tsx';

const SHEET = 'sheet';

/** What can be made, and the dialog that asks for it. */
export function NewMenu() {
  const { chosen } = useStudio();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialogs, setDialogs] = useState<readonly NewDialog[]>([]);
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  const choose = (kind: string) => {
    setAnchor(null);
    setOpen(kind);
  };
  const dialog = dialogs.find((dialogOfKind) => dialogOfKind.what === open);
  return (
    <>
      <Button
        startIcon={<Add />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          // What it offers changes with every edit.
          void ask<NewDialog[]>('dialogs', { file: chosen?.file }).then(setDialogs);
        }}
      >
        New
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null && dialogs.length > 0} onClose={() => setAnchor(null)}>
        {dialogs.map((dialogOfKind) => (
          <MenuItem
            key={dialogOfKind.what}
            disabled={dialogOfKind.refusal !== undefined}
            onClick={() => choose(dialogOfKind.what)}
          >
            <ListItemText secondary={dialogOfKind.refusal}>{dialogOfKind.title}</ListItemText>
          </MenuItem>
        ))}
        <MenuItem onClick={() => choose(SHEET)}>Noun from a spreadsheet</MenuItem>
      </Menu>
      {dialog && <NewPartDialog dialog={dialog} onClose={close} />}
      {open === SHEET && <SheetDialog roleSets={roleSetsOf(dialogs)} onClose={close} />}
    </>
  );
}

/** The sets of roles, as the dialog of a noun offers them. */
function roleSetsOf(dialogs: readonly NewDialog[]): readonly RoleSet[] {
  const noun = dialogs.find((dialog) => dialog.what === 'noun');
  const roles = Object(Object(noun?.schema.properties).roles);
  return Array.isArray(roles.oneOf) ? roles.oneOf : [];
}
