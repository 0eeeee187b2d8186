import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SheetColumn, SheetView } from '../../../core/studio.ts';
import { ask } from '../calls.ts';
import { useStudio } from '../use-studio.ts';
import { MisfitList } from './misfit-list.tsx';
import { SheetColumns } from './sheet-columns.tsx';
import { useMaking } from './use-making.ts';

/** What becomes of the rows. */
const ROWS = {
  database: 'put into the development database',
  demo: 'written as demo rows',
  none: 'left out',
} as const;
type RowsChoice = keyof typeof ROWS;

/** A set of roles, with those who are in it. */
export interface RoleSet {
  readonly const: string;
  readonly title: string;
}

interface Props {
  readonly roleSets: readonly RoleSet[];
  readonly onClose: () => void;
}

/** Makes a noun of a spreadsheet: its columns are judged, then changed where the guess is wrong. */
export function SheetDialog({ roleSets, onClose }: Props) {
  const { isBusy } = useStudio();
  const { make, failure, close } = useMaking(onClose);
  const { bytes, fileName, view, refusal, read, look } = useSheet();
  const [name, setName] = useState('');
  const [roles, setRoles] = useState(roleSets[0]?.const ?? '');
  const [rows, setRows] = useState<RowsChoice>('database');
  const isWhole = view !== undefined && name !== '';
  return (
    <Dialog open onClose={close} fullWidth maxWidth="lg" aria-labelledby="new-sheet">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) void make('sheet', { name, roles, rows, bytes, columns: view.columns });
        }}
      >
        <DialogTitle id="new-sheet">Noun from a spreadsheet</DialogTitle>
        <DialogContent>
          <Button component="label" variant="outlined">
            {view ? 'Choose another file' : 'Choose a CSV or XLSX file'}
            <Box
              component="input"
              type="file"
              accept=".csv,.txt,.tsv,.xlsx"
              aria-label="Spreadsheet"
              onChange={({ target }) => target.files?.[0] && void read(target.files[0]).then(setName)}
              sx={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
            />
          </Button>
          {view && (
            <Box component="span" sx={{ ml: 3, color: 'text.secondary', fontSize: 12.5 }}>
              {fileName}, {view.count} lines
            </Box>
          )}
          {(refusal || failure) && (
            <Alert severity="error" sx={{ mt: 2, py: 0, whiteSpace: 'pre-wrap' }}>
              {refusal || failure}
            </Alert>
          )}
          {view && (
            <>
              <NounQuestions {...{ name, setName, roles, setRoles, rows, setRows, roleSets }} />
              <SheetColumns columns={view.columns} onColumns={(columns) => void look(columns)} />
              <MisfitList misfits={view.misfits} />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Typography variant="caption" color="text.secondary" sx={{ flex: 1, pl: 4 }}>
            Nothing is written before Save.
          </Typography>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!isWhole} loading={isBusy}>
            Make it
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface QuestionProps {
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly roles: string;
  readonly setRoles: (roles: string) => void;
  readonly rows: RowsChoice;
  readonly setRows: (rows: RowsChoice) => void;
  readonly roleSets: readonly RoleSet[];
}

/** What the spreadsheet does not say. */
function NounQuestions({ name, setName, roles, setRoles, rows, setRows, roleSets }: QuestionProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1.5fr', gap: 4, mt: 4 }}>
      <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} required />
      <Choice
        label="Who may use it"
        value={roles}
        options={roleSets.map(({ const: name, title }) => [name, title])}
        onChange={setRoles}
      />
      <Choice
        label="Its rows are"
        value={rows}
        options={Object.entries(ROWS)}
        onChange={(chosen) => setRows(chosen === 'demo' || chosen === 'none' ? chosen : 'database')}
      />
    </Box>
  );
}

/** The file, and what the compiler says of it. */
function useSheet() {
  const [bytes, setBytes] = useState('');
  const [fileName, setFileName] = useState('');
  const [view, setView] = useState<SheetView>();
  const [refusal, setRefusal] = useState('');
  const lookAt = (value: object) =>
    ask<SheetView>('sheet', { value }).then(
      (answer) => {
        setView(answer);
        setRefusal('');
        return answer.name;
      },
      (error: Error) => {
        setRefusal(error.message);
        return '';
      },
    );
  return {
    bytes,
    fileName,
    view,
    refusal,
    /** Reads the file, and resolves to what the noun may be called. */
    read: async (file: File) => {
      const text = base64(new Uint8Array(await file.arrayBuffer()));
      setBytes(text);
      setFileName(file.name);
      return lookAt({ bytes: text, file: file.name });
    },
    look: (columns: readonly SheetColumn[]) => lookAt({ bytes, columns }),
  };
}

/** Arguments of one call; engines limit their number. */
const MOST = 8192;

function base64(bytes: Uint8Array): string {
  let codes = '';
  for (let start = 0; start < bytes.length; start += MOST)
    codes += String.fromCharCode(...bytes.subarray(start, start + MOST));
  return btoa(codes);
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, title: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(([option, title]) => (
        <MenuItem key={option} value={option}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
}
