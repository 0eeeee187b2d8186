import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
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
  const { asks, save, closeAsks, failure, isSaving } = useStudio();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  if (asks.length === 0) return null;
  const isWhole = asks.every((text) => (typed[text] ?? '').trim() !== '');
  return (
    <Dialog open onClose={closeAsks} fullWidth maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole && !isSaving) void save(typed);
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
            <Box key={text} component="label" sx={{ display: 'block', mb: 4, fontSize: 12.5 }}>
              {text}
              <TextField
                fullWidth
                multiline
                autoFocus={index === 0}
                value={typed[text] ?? ''}
                onChange={({ target }) => setTyped({ ...typed, [text]: target.value })}
                slotProps={{ htmlInput: { lang: 'id' } }}
                sx={{ mt: 1 }}
              />
            </Box>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={closeAsks}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={!isWhole || isSaving}
            startIcon={isSaving && <CircularProgress size={14} color="inherit" />}
          >
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
