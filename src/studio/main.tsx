import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { StudioPage } from './studio-page.tsx';
import { theme } from './theme.ts';

// Saving changes generated files, which the page in the frame follows; this page uses none of them.
import.meta.hot?.on('vite:beforeFullReload', ({ triggeredBy }: { triggeredBy?: string }) => {
  if (triggeredBy && !triggeredBy.includes('/src/studio/')) throw new Error('The studio stays as it is.');
});

const place = document.getElementById('studio');
if (!place) throw new Error('index.html has no element with the id "studio".');
createRoot(place).render(
  <ThemeProvider theme={theme} defaultMode="system" noSsr>
    <CssBaseline />
    <StudioPage />
  </ThemeProvider>,
);
