import Button from '@mui/material/Button';
import type { ScreenProps } from '../../../../src/runtime/index.ts';
import type { CustomScreen } from '../../../../src/runtime/model.ts';
import { Page } from '../../../../src/runtime/navigation/page.tsx';
import { notify } from '../../../../src/runtime/ui/toasts/notify.ts';
import type { Tone } from '../../../../src/runtime/ui/toasts/toasts.tsx';
import { LONG } from '../samples.ts';

/** Every tone of a toast, short; the compiler asks for the one that is missing. */
const TOASTS = {
  success: 'Supplier Toko Maju saved.',
  error: 'The server cannot be reached. Check the connection and try again.',
  info: 'Your session has ended. Sign in to go on where you were.',
} satisfies Record<Tone, string>;

/** Shows each kind of toast, short and long. */
export default function Toasts({ screen }: ScreenProps<CustomScreen>) {
  const tones = Object.entries(TOASTS) as [Tone, string][];
  return (
    <Page screen={screen}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {tones.map(([tone, text]) => (
          <Button key={tone} variant="outlined" color="inherit" onClick={() => notify(text, tone)}>
            {tone}
          </Button>
        ))}
        {tones.map(([tone]) => (
          <Button key={tone} variant="outlined" color="inherit" onClick={() => notify(LONG, tone)}>
            {tone}, long
          </Button>
        ))}
      </div>
    </Page>
  );
}
