import { ThemeProvider } from '@mui/material/styles';
import { Fragment } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useLanguage } from '../base/i18n/language.ts';
import { AddressProvider } from '../navigation/address.tsx';
import { PageStyles } from '../ui/theme/global-styles.tsx';
import { theme } from '../ui/theme/theme.ts';
import { CrashGuard } from './crash-page.tsx';
import { RoutedPage } from './routed-page.tsx';

/** The whole page. A change of language remounts it, since texts are looked up while rendering, without subscriptions. */
export function App() {
  const { code } = useLanguage();
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      disableStyleSheetGeneration
      disableTransitionOnChange
      noSsr
    >
      <PageStyles />
      {/* Navigation waits for the next screen's chunk itself; React transitions would only delay rendering. */}
      <BrowserRouter useTransitions={false}>
        <Fragment key={code}>
          <CrashGuard>
            <AddressProvider>
              <RoutedPage />
            </AddressProvider>
          </CrashGuard>
        </Fragment>
      </BrowserRouter>
    </ThemeProvider>
  );
}
