import { ThemeProvider } from '@mui/material/styles';
import { Fragment } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useLanguage } from '../core/i18n/language.ts';
import { AddressProvider } from '../navigation/address.tsx';
import { PageStyles } from '../ui/theme/global-styles.tsx';
import { theme } from '../ui/theme/theme.ts';
import { CrashGuard } from './crash-page.tsx';
import { RoutedPage } from './routed-page.tsx';

/** The whole page. It is drawn anew when the language changes, since texts are asked for, not subscribed to. */
export function App() {
  const { code } = useLanguage();
  return (
    <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange noSsr>
      <PageStyles />
      {/* Navigation waits for the next screen's chunk itself; transitions would only delay the drawing. */}
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
