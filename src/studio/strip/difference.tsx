import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MONO } from '../theme.ts';

const COLOURS: Readonly<Record<string, object>> = {
  '+': { bgcolor: 'rgb(38 166 91 / 0.13)' },
  '-': { bgcolor: 'rgb(220 60 60 / 0.12)' },
  '@': { color: 'text.secondary' },
};

/** The edits as git will show them. */
export function Difference({ text, isBusy }: { text: string; isBusy: boolean }) {
  if (text === '')
    return (
      <Typography variant="body2" color="text.secondary" sx={{ px: 4, py: 3 }}>
        {isBusy ? 'An edit is under way.' : 'Nothing has changed.'}
      </Typography>
    );
  const lines = text.trimEnd().split('\n');
  return (
    <Box
      component="pre"
      aria-label="Difference"
      sx={{ m: 0, py: 2, fontFamily: MONO, fontSize: 12, lineHeight: '19px', minWidth: 'fit-content' }}
    >
      {lines.map((line, index) => (
        <Box
          component="span"
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its place
          key={index}
          sx={{
            display: 'block',
            px: 4,
            ...(isHead(line) ? { color: 'text.secondary', fontWeight: 600 } : COLOURS[line[0] ?? '']),
          }}
        >
          {line || ' '}
        </Box>
      ))}
    </Box>
  );
}

const isHead = (line: string) => /^(diff --git|--- |\+\+\+ |new file|deleted file)/.test(line);
