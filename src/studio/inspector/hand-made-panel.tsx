import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isRecord } from '../../../core/record.ts';
import type { HandMadePart, HandMadeProp } from '../../../core/studio.ts';
import { MONO } from '../theme.ts';
import { useStudio } from '../use-studio.ts';

/** A part that a developer wrote: what it is for, what it is given, and the way to its file. */
export function HandMadePanel({ part }: { part: HandMadePart }) {
  const { say } = useStudio();
  const { name, description, props, file } = part;
  return (
    <Box component="section" aria-label={`Hand-made: ${name}`} sx={{ px: 4, pt: 4 }}>
      <Typography variant="overline" component="h2" color="text.secondary">
        Hand-made: {name}
      </Typography>
      <Typography variant="body2">{description}</Typography>
      <Box component="dl" sx={{ my: 1.5, fontSize: 12.5 }}>
        {props.map((prop) => (
          <Prop key={prop.name} prop={prop} />
        ))}
      </Box>
      {file === undefined ? (
        <Typography variant="body2" color="text.secondary">
          Nobody has written it yet.
        </Typography>
      ) : (
        <Button
          size="small"
          startIcon={<OpenInNew sx={{ fontSize: 16 }} />}
          onClick={() => void openFile(file).then(say)}
          sx={{ ml: -1.5, fontFamily: MONO, textTransform: 'none' }}
        >
          {file.split('/').at(-1)}
        </Button>
      )}
    </Box>
  );
}

function Prop({ prop: { name, type, description, isRequired, given } }: { prop: HandMadeProp }) {
  const isMissing = isRequired && given === undefined && type !== 'of the route';
  return (
    <Box sx={{ mb: 1 }}>
      <Box component="dt" sx={{ fontFamily: MONO }}>
        {name}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {type && ` ${type}`}
          {given !== undefined && ` = ${given}`}
        </Box>
        {isMissing && (
          <Box component="span" sx={{ color: 'error.main' }}>
            {' '}
            must be given
          </Box>
        )}
      </Box>
      <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
        {description}
      </Box>
    </Box>
  );
}

/** Opens a file in the developer's editor. Returns what is said of it. */
async function openFile(file: string): Promise<string> {
  const address = `/__declarations/open?at=${encodeURIComponent(`${file}:1:1`)}`;
  try {
    const response = await fetch(address, { method: 'POST', headers: { 'x-requested-by': 'page' } });
    const answer: unknown = await response.json();
    const why = isRecord(answer) ? answer.why : undefined;
    return why === undefined ? `Opened: ${file}` : `${file}: ${String(why)}`;
  } catch {
    return `${file}: the development server does not answer.`;
  }
}
