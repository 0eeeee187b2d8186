import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { NamedPlace } from '../../../core/studio.ts';
import { MONO } from '../theme.ts';

interface Props {
  readonly name: string;
  readonly uses: readonly NamedPlace[];
  /** The column of the database that holds it; undefined: there is none. */
  readonly column: string | undefined;
  readonly onRemove: (along: boolean, drop: boolean) => void;
  readonly onClose: () => void;
}

/** Says who uses what is to be removed, and offers to take those uses along. */
export function RemoveDialog({ name, uses, column, onRemove, onClose }: Props) {
  const [drop, setDrop] = useState(false);
  const places = uses.length === 1 ? '1 place' : `${uses.length} places`;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="remove-part">
      <DialogTitle id="remove-part">
        Remove {name}?{uses.length > 0 && ` It is used in ${places}.`}
      </DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontFamily: MONO, fontSize: 12 }}>
          {uses.map(({ file, pointer, noun, name: used, stays }) => (
            <li key={`${file}#${pointer}${noun}${used}`}>
              {file.replace('schemas/', '')}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {pointer}
                {stays && ' (stays: more is said there)'}
              </Box>
            </li>
          ))}
        </Box>
        {column !== undefined && (
          <>
            <FormControlLabel
              label={`Drop the column ${column} as well, by a migration`}
              control={<Checkbox checked={drop} onChange={({ target }) => setDrop(target.checked)} />}
              sx={{ mt: 3 }}
            />
            <Typography variant="body2" color="text.secondary">
              {drop
                ? 'Its values are lost once Save has run the migration, and Undo does not bring them back. What a developer wrote about the column, such as demo rows, has to be changed by hand.'
                : 'The column stays, with its values.'}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {uses.length > 0 && <Button onClick={() => onRemove(false, drop)}>Remove it alone</Button>}
        <Button variant="contained" color="error" onClick={() => onRemove(uses.length > 0, drop)}>
          {uses.length > 0 ? 'Remove it and its uses' : 'Remove'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
