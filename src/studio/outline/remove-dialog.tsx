import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { NamedPlace } from '../../../core/studio.ts';
import { MONO } from '../theme.ts';

interface Props {
  readonly name: string;
  readonly uses: readonly NamedPlace[];
  readonly onRemove: (along: boolean) => void;
  readonly onClose: () => void;
}

/** Says who uses what is to be removed, and offers to take those uses along. */
export function RemoveDialog({ name, uses, onRemove, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>
        Remove {name}? It is used in {uses.length === 1 ? '1 place' : `${uses.length} places`}.
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
        <Typography variant="body2" color="text.secondary" sx={{ mt: 3 }}>
          A column in the database stays: only a migration drops it.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button onClick={() => onRemove(false)}>Remove it alone</Button>
        <Button variant="contained" color="error" onClick={() => onRemove(true)}>
          Remove it and its uses
        </Button>
      </DialogActions>
    </Dialog>
  );
}
