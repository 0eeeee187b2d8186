import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { stayAsItIs } from './stay-as-it-is.ts';
import { StudioPage } from './studio-page.tsx';
import { theme } from './theme.ts';

import.meta.hot?.on('vite:beforeFullReload', stayAsItIs);

const place = document.getElementById('studio');
if (!place) throw new Error('index.html has no element with the id "studio".');
createRoot(place).render(
  <ThemeProvider theme={theme} defaultMode="system" noSsr>
    <CssBaseline />
    <StudioPage />
  </ThemeProvider>,
);
