import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface Props {
  readonly title: string;
  readonly begin: string;
  /** Names that are known, with what each means. */
  readonly offered: readonly { readonly key: string; readonly description: string }[];
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for one name, and offers those that fit. */
export function NameDialog({ title, begin, offered, onName, onClose }: Props) {
  const [name, setName] = useState(begin);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== '') onName(name);
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <Autocomplete
            freeSolo
            openOnFocus
            size="small"
            inputValue={name}
            onInputChange={(_event, value) => setName(value)}
            options={offered.map(({ key }) => key)}
            renderOption={({ key: _key, ...props }, option) => (
              <Box component="li" key={option} {...props} sx={{ display: 'block !important' }}>
                {option}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 11.5 }}>
                  {offered.find(({ key }) => key === option)?.description}
                </Box>
              </Box>
            )}
            renderInput={(props) => <TextField {...props} autoFocus label="Name" margin="dense" />}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={name === ''}>
            {title}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
