import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Misfit } from '../../../core/studio.ts';

/** The lines that do not fit, which are left out. */
export function MisfitList({ misfits }: { misfits: readonly Misfit[] }) {
  if (misfits.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="overline" component="h3" color="warning.main">
        Left out, because they do not fit
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 5, maxHeight: 140, overflow: 'auto', fontSize: 12.5 }}>
        {misfits.map(({ line, head, value, why }) => (
          <li key={`${line} ${head}`}>
            Line {line}, {head}: {value === '' ? 'empty' : JSON.stringify(value)}. {why}
          </li>
        ))}
      </Box>
    </Box>
  );
}
