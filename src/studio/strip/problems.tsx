import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { NodeProblem } from '../../../core/studio.ts';
import { MONO } from '../theme.ts';
import { useStudio } from '../use-studio.ts';

const COLOURS = { error: 'error.main', gap: 'warning.main', warning: 'text.secondary' } as const;

/** What `npm run check` says of the edits, each at its node. */
export function Problems() {
  const { state } = useStudio();
  const shownProblems = state.problems
    .filter(({ isNew, severity }) => isNew || severity !== 'warning')
    // Those of the edits stand before what was there.
    .toSorted((a, b) => Number(b.isNew) - Number(a.isNew));
  if (shownProblems.length === 0)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ px: 4, py: 3 }}>
        npm run check finds nothing in this.
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {shownProblems.map((problem) => (
        <Problem
          key={`${problem.code} ${problem.file} ${problem.pointer} ${problem.text}`}
          problem={problem}
        />
      ))}
    </Box>
  );
}

function Problem({ problem }: { problem: NodeProblem }) {
  const { choose, change } = useStudio();
  const { code, severity, file, line, pointer, text, remedy, fix } = problem;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 3,
        px: 4,
        py: 1.5,
        alignItems: 'baseline',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component="span"
        sx={{ fontFamily: MONO, fontSize: 11.5, color: COLOURS[severity], flex: 'none', width: 52 }}
      >
        {code}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2">{text}</Typography>
        {remedy && (
          <Typography variant="caption" color="text.secondary">
            {remedy}
          </Typography>
        )}
      </Box>
      {fix && (
        <Button onClick={() => void change('edit', { operations: fix.operations, title: fix.title })}>
          {fix.title}
        </Button>
      )}
      <Button
        onClick={() => choose({ file, pointer })}
        sx={{ fontFamily: MONO, fontSize: 11.5, flex: 'none' }}
      >
        {file.split('/').at(-1)}:{line}
      </Button>
    </Box>
  );
}
