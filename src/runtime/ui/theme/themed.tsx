import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageStyles } from './global-styles.tsx';
import { theme } from './theme.ts';

/** The theme, in the colours that the person or the system chose, and the styles of plain elements. */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      disableStyleSheetGeneration
      disableTransitionOnChange
      noSsr
    >
      <PageStyles />
      {children}
    </ThemeProvider>
  );
}
