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
  /** What is said before a name is typed. */
  readonly hint?: string;
  /** What is said where no name is left. */
  readonly whenNone?: string;
  /** Names are those of the call's answer: makes a field that it does not have yet. */
  readonly onNewField?: () => void;
}

const FIRST = 'Choose what is added; typing finds it.';

/** Asks for one name, and offers those that fit. */
export function NameDialog(props: Props) {
  const { title, begin, offered, onName, onClose, onNewField, hint: first = FIRST, whenNone = '' } = props;
  const [name, setName] = useState(begin);
  const top = name.split('.')[0];
  const isKnown = offered.some(({ key }) => key === name || key.split('.')[0] === top);
  const isUnknown = onNewField !== undefined && name !== '' && !isKnown;
  const help = isUnknown
    ? `"${name}" is not in the answer of the call, or stands here already.`
    : offered.length === 0
      ? whenNone
      : '';
  const hint = help === '' && name === '' ? first : help;
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
            renderInput={(props) => (
              <TextField {...props} autoFocus label="Name" margin="dense" helperText={hint} />
            )}
          />
        </DialogContent>
        <DialogActions>
          {onNewField && help !== '' && (
            <Button onClick={onNewField} sx={{ mr: 'auto' }}>
              New field
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={name === ''}>
            {title}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
