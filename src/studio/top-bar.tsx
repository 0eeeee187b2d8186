import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import NearMeOutlined from '@mui/icons-material/NearMeOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { STAGE_STATES, type StudioState } from '../../core/studio.ts';
import { WIDTHS } from './address.ts';
import { NewMenu } from './new/new-menu.tsx';
import type { View } from './preview/use-stage.ts';
import { useStudio } from './use-studio.ts';

interface Props {
  readonly view: View;
  readonly record: string;
  readonly hasRecord: boolean;
  readonly onView: (view: View) => void;
  readonly onRecord: (record: string) => void;
}

/** What is edited, and how the preview looks at it. */
export function TopBar({ view, record, hasRecord, onView, onRecord }: Props) {
  const { state } = useStudio();
  const set = (part: Partial<View>) => onView({ ...view, ...part });
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        height: 48,
        px: 4,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Typography component="h1" sx={{ fontWeight: 650, fontSize: 14, mr: 1 }}>
        Studio
      </Typography>
      <FilePicker />
      {hasRecord && (
        <TextField
          value={record}
          onChange={({ target }) => onRecord(target.value)}
          slotProps={{ htmlInput: { 'aria-label': 'Record' } }}
          placeholder="Record"
          sx={{ width: 76 }}
        />
      )}
      <NewMenu />
      <Box sx={{ flex: 1 }} />
      <Choice
        label="Role"
        value={view.role ?? ''}
        options={state.roles.map(({ id, name }) => [id, name])}
        onChange={(role) => set({ role: Number(role) })}
      />
      <Choice
        label="Language"
        value={view.language}
        options={state.languages.map(({ code, name }) => [code, name])}
        onChange={(language) => set({ language: String(language) })}
      />
      <Choice
        label="State"
        value={view.state}
        options={STAGE_STATES.map((name) => [name, name])}
        onChange={(name) => set({ state: STAGE_STATES.find((stateName) => stateName === name) ?? 'data' })}
      />
      <ViewToggles view={view} set={set} />
    </Box>
  );
}

function ViewToggles({ view, set }: { view: View; set: (part: Partial<View>) => void }) {
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Width"
        value={view.width}
        onChange={(_event, width: number | null) => width !== null && set({ width })}
      >
        {WIDTHS.map((width) => (
          <ToggleButton key={width} value={width}>
            {width}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Tooltip title={view.mode === 'light' ? 'Preview in the dark' : 'Preview in the light'}>
        <ToggleButton
          size="small"
          value="mode"
          aria-label="Dark preview"
          selected={view.mode === 'dark'}
          onChange={() => set({ mode: view.mode === 'light' ? 'dark' : 'light' })}
        >
          {view.mode === 'light' ? (
            <LightModeOutlined sx={{ fontSize: 18 }} />
          ) : (
            <DarkModeOutlined sx={{ fontSize: 18 }} />
          )}
        </ToggleButton>
      </Tooltip>
      <Tooltip title="A click in the preview selects, and does nothing else">
        <ToggleButton
          size="small"
          value="select"
          selected={view.isSelecting}
          color="primary"
          onChange={() => set({ isSelecting: !view.isSelecting })}
        >
          <NearMeOutlined sx={{ fontSize: 16, mr: 1 }} /> Select
        </ToggleButton>
      </Tooltip>
      <Tooltip title="Calls that write reach the server only while this is on">
        <ToggleButton
          size="small"
          value="writes"
          selected={view.writes}
          color="warning"
          onChange={() => set({ writes: !view.writes })}
        >
          Writes
        </ToggleButton>
      </Tooltip>
    </>
  );
}

interface FileLine {
  readonly path: string;
  readonly label: string;
  readonly group: string;
  /** Of a screen: list, form, tabs… */
  readonly kind: string;
  readonly isChanged: boolean;
}

/** Before the first one is chosen. */
const NONE: FileLine = { path: '', label: '', group: '', kind: '', isChanged: false };

const GROUPS: Readonly<Record<string, string>> = {
  screen: 'Screens',
  entity: 'Nouns',
  endpoints: 'Calls',
  lifecycle: 'Lifecycles',
  app: 'The product',
};
const OTHERS = 'Others';

/** Only letters and digits: a name is found however its words are joined. */
const joined = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The files whose name, title or path has every word that is typed. */
function found(lines: readonly FileLine[], typed: string): FileLine[] {
  const words = typed.split(/\s+/).map(joined);
  return lines.filter(({ label, path, group, kind }) => {
    const name = joined(`${label} ${path} ${group} ${kind}`);
    return words.every((word) => name.includes(word));
  });
}

/** All files by what they declare; screens by their titles. */
function linesOf({ files, screens }: Pick<StudioState, 'files' | 'screens'>): FileLine[] {
  const order = [...Object.values(GROUPS), OTHERS];
  const screenOf = new Map(screens.map((screen) => [screen.file, screen]));
  const { compare } = new Intl.Collator('en');
  return files
    .map(({ path, kind, isChanged }) => {
      const screen = screenOf.get(path);
      const name = path.replace(/^.*\/|\.json$/g, '');
      const label = screen ? `${screen.title} · ${screen.id}` : name;
      return { path, label, group: GROUPS[kind] ?? OTHERS, kind: screen?.kind ?? kind, isChanged };
    })
    .filter(({ path }) => path.startsWith('schemas/'))
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group) || compare(a.label, b.label));
}

function FilePicker() {
  const { state, chosen, choose } = useStudio();
  const { files, screens } = state;
  const lines = useMemo(() => linesOf({ files, screens }), [files, screens]);
  const { path, label, group, kind, isChanged } = lines.find((line) => line.path === chosen?.file) ?? NONE;
  // Another object would take away what is being typed.
  const value = useMemo(
    () => (path === '' ? NONE : { path, label, group, kind, isChanged }),
    [path, label, group, kind, isChanged],
  );
  return (
    <Autocomplete
      size="small"
      disableClearable
      options={lines}
      groupBy={({ group }) => group}
      filterOptions={(options, { inputValue }) => found(options, inputValue)}
      getOptionLabel={({ label, isChanged }) => (isChanged ? `${label}  ●` : label)}
      isOptionEqualToValue={(line, chosenLine) => line.path === chosenLine.path || chosenLine === NONE}
      value={value}
      onChange={(_event, line) => choose({ file: line.path, pointer: '' })}
      sx={{ width: 300 }}
      renderInput={(props) => (
        <TextField
          {...props}
          slotProps={{ htmlInput: { ...props.inputProps, 'aria-label': 'Screen or file' } }}
        />
      )}
    />
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | number;
  readonly options: readonly (readonly [string | number, string])[];
  readonly onChange: (value: string | number) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Select
      value={value}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ 'aria-label': label }}
      sx={{ '& .MuiSelect-select': { py: 1.25 } }}
    >
      {options.map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}
