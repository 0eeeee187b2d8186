import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Product } from '../../../core/model.ts';
import { changeTexts, startTexts } from '../base/i18n/language.ts';
import { t } from '../base/i18n/t.ts';
import { setProduct } from '../base/product.ts';
import { fontFaces } from '../ui/theme/load-fonts.ts';
import { Themed } from '../ui/theme/themed.tsx';
import { variables } from '../ui/theme/variables.ts';
import LoginView from './login-view.tsx';

/** The theme's variables, which `styles` holds once for all languages. */
const VARIABLES = /<style>[^<]*<\/style>/;

/** The sign-in of each language as HTML, by its code; the style sheet of all of them; the rules of the text face. */
export interface FirstSignIn {
  readonly styles: string;
  readonly font: { readonly url: string; readonly faces: string };
  readonly languages: Readonly<Record<string, FirstLanguage>>;
}

interface FirstLanguage {
  readonly dir: string;
  readonly title: string;
  readonly html: string;
}

/**
 * Draws the sign-in without a browser; the build does, so that it stands in the document before any script has come.
 * `fonts`: URLs of the text face, Latin and extended Latin.
 */
export async function renderFirst(
  product: Product,
  [latin, latinExt]: readonly [string, string],
): Promise<FirstSignIn> {
  setProduct(product, { widgets: {}, screens: {} });
  startTexts();
  const cache = createCache({ key: 'css' });
  // Styles are collected, not written between the elements.
  cache.compat = true;
  const languages: Record<string, FirstLanguage> = {};
  for (const language of product.languages) {
    await changeTexts(language);
    const html = renderToStaticMarkup(
      <CacheProvider value={cache}>
        <Themed>
          <LoginView prepare={async () => undefined} />
        </Themed>
      </CacheProvider>,
    );
    languages[language.code] = {
      dir: language.dir,
      title: `${t('Sign In')} · ${product.name}`,
      html: html.replace(VARIABLES, ''),
    };
  }
  const written = Object.values(cache.inserted).filter((styles) => typeof styles === 'string');
  return {
    styles: withUsedVariables(written.join('')),
    font: { url: latin, faces: fontFaces(latin, latinExt) },
    languages,
  };
}

/** The styles after the variables that they use: a tenth of the theme's. */
function withUsedVariables(styles: string): string {
  const sheet = variables();
  let used = '';
  for (let all = styles; ; all = styles + used) {
    const kept = sheet.replace(/(--[\w-]+):[^;}]*;/g, (rule, name) =>
      all.includes(`var(${name}`) ? rule : '',
    );
    if (kept === used) return kept + styles;
    used = kept;
  }
}
