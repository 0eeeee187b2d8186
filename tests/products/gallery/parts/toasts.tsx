import Button from '@mui/material/Button';
import { notify, Page } from '../../../../src/runtime/index.ts';
import { LONG } from '../samples.ts';
import type { ToastsScreen } from '../src/generated/product/components/toasts.ts';

/** Every tone of a toast, short. */
const TOASTS = {
  success: 'Supplier Toko Maju saved.',
  error: 'The server cannot be reached. Check the connection and try again.',
  info: 'Your session has ended. Sign in to go on where you were.',
} as const;
type Tone = keyof typeof TOASTS;

/** Shows each kind of toast, short and long. */
export default function Toasts({ screen }: ToastsScreen) {
  const tones = Object.entries(TOASTS) as [Tone, string][];
  return (
    <Page screen={screen}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {tones.map(([tone, text]) => (
          <Button key={tone} variant="outlined" color="inherit" onClick={() => notify(text, { tone })}>
            {tone}
          </Button>
        ))}
        {tones.map(([tone]) => (
          <Button key={tone} variant="outlined" color="inherit" onClick={() => notify(LONG, { tone })}>
            {tone}, long
          </Button>
        ))}
      </div>
    </Page>
  );
}
