import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useHistory, useStudio } from '../use-studio.ts';
import { Difference } from './difference.tsx';
import { Problems } from './problems.tsx';

/** Below the panes: what is wrong, what changes, and the way to the disk. */
export function Strip() {
  const { state, change, isBusy } = useStudio();
  const [tab, setTab] = useState<'problems' | 'difference'>('difference');
  const count = state.problems.filter(({ severity, isNew }) => severity !== 'warning' && isNew).length;
  return (
    <Box
      component="section"
      aria-label="Changes"
      sx={{
        height: 232,
        flex: 'none',
        display: 'flex',
        flexDirection: 'column',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', px: 2, gap: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tabs value={tab} onChange={(_event, value: typeof tab) => setTab(value)} aria-label="Changes">
          <Tab value="difference" label="Difference" />
          <Tab value="problems" label={count === 0 ? 'Problems' : `Problems (${count})`} />
        </Tabs>
        <Box sx={{ flex: 1 }} />
        <Ways />
      </Box>
      <Failure />
      {state.conflicts.map(({ file }) => (
        <Alert
          key={file}
          severity="warning"
          sx={{ borderRadius: 0, py: 0 }}
          action={
            <>
              <Button onClick={() => void change('settle', { file, choice: 'mine' })}>Keep mine</Button>
              <Button onClick={() => void change('settle', { file, choice: 'disk' })}>Take the file</Button>
            </>
          }
        >
          {file} was changed on disk in the same lines.
        </Alert>
      ))}
      <Box tabIndex={0} role="region" aria-label={tab} sx={{ flex: 1, overflow: 'auto' }}>
        {tab === 'problems' ? <Problems /> : <Difference text={state.difference} isBusy={isBusy} />}
      </Box>
    </Box>
  );
}

/** Why the last call was refused, and what can be done instead. */
function Failure() {
  const { failure, refusalCode, closeFailure, change } = useStudio();
  if (failure === '') return null;
  const isOfDatabase = refusalCode === 'migration-ran';
  return (
    <Alert
      severity={isOfDatabase ? 'info' : 'error'}
      onClose={closeFailure}
      action={
        isOfDatabase ? (
          <Button onClick={() => void change('take-back')}>Take it back by a new migration</Button>
        ) : undefined
      }
      sx={{ borderRadius: 0, py: 0, whiteSpace: 'pre-wrap', maxHeight: 120, overflow: 'auto' }}
    >
      {failure}
    </Alert>
  );
}

function Ways() {
  const { state, change, save, say, isBusy, isSaving, savedFiles, mayBeSaved } = useStudio();
  const { undo, redo } = useHistory();
  return (
    <>
      {savedFiles !== '' && !isBusy && (
        <Typography
          variant="caption"
          noWrap
          color="success.main"
          title={savedFiles}
          sx={{ maxWidth: 420, mr: 2 }}
        >
          Saved: {savedFiles}
        </Typography>
      )}
      {isBusy && !isSaving && <CircularProgress size={16} aria-label="Working" sx={{ mr: 2 }} />}
      <Way
        title={state.undo === '' ? 'Nothing to undo' : `Undo: ${state.undo}`}
        isOff={state.undo === ''}
        onClick={() => void undo()}
      >
        <Undo sx={{ fontSize: 18 }} />
      </Way>
      <Way
        title={state.redo === '' ? 'Nothing to redo' : `Redo: ${state.redo}`}
        isOff={state.redo === ''}
        onClick={() => void redo()}
      >
        <Redo sx={{ fontSize: 18 }} />
      </Way>
      <Tooltip title="Back to what is on the disk; Undo brings the edits back">
        <span>
          <Button
            onClick={async () => {
              if (await change('discard')) say('Discarded. Undo brings the edits back.');
            }}
            disabled={state.difference === ''}
          >
            Discard
          </Button>
        </span>
      </Tooltip>
      <Button
        variant="contained"
        onClick={() => void save()}
        disabled={!mayBeSaved}
        startIcon={isSaving && <CircularProgress size={14} color="inherit" />}
        sx={{ minWidth: 96 }}
      >
        {isSaving ? 'Saving…' : 'Save'}
      </Button>
    </>
  );
}

interface WayProps {
  readonly title: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

function Way({ title, isOff, onClick, children }: WayProps) {
  return (
    <Tooltip title={title}>
      <span>
        <IconButton aria-label={title} disabled={isOff} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
