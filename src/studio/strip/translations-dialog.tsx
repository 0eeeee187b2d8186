import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useStudio } from '../use-studio.ts';

/** Asks for the translations without which nothing is saved. */
export function TranslationsDialog() {
  const { asks, save, closeAsks, failure } = useStudio();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  if (asks.length === 0) return null;
  const isWhole = asks.every((text) => (typed[text] ?? '').trim() !== '');
  return (
    <Dialog open onClose={closeAsks} fullWidth maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) void save(typed);
        }}
      >
        <DialogTitle>How does one say this in Bahasa Indonesia?</DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 3 }}>
            Every text has a translation before it is saved. Placeholders in braces stay as they are.
          </Typography>
          {failure !== '' && (
            <Alert severity="error" sx={{ py: 0, whiteSpace: 'pre-wrap' }}>
              {failure}
            </Alert>
          )}
          {asks.map((text, index) => (
            <TextField
              key={text}
              fullWidth
              margin="dense"
              autoFocus={index === 0}
              label={text}
              value={typed[text] ?? ''}
              onChange={({ target }) => setTyped({ ...typed, [text]: target.value })}
              slotProps={{ htmlInput: { lang: 'id' } }}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={closeAsks}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!isWhole}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
