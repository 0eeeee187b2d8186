import { languages } from '../../../schemas/app.json';
import { answerHere, type Product, start } from '../../../src/runtime/index.ts';
import { answer } from './answers.ts';
import { keepApart } from './keep-apart.ts';
import type { ProductParts } from './src/generated/product/hand-made.ts';
import { product } from './src/generated/product/product.ts';

/** The runtime's own texts in every language of the business; those of the gallery stay English. */
const locales = import.meta.glob<{ default: Record<string, string> }>('../../../schemas/locales/*.json');

const handMade = {
  widgets: { note: () => import('./parts/note.tsx'), tags: () => import('./parts/tags.tsx') },
  screens: {
    crash: () => import('./parts/crash.tsx'),
    toasts: () => import('./parts/toasts.tsx'),
  },
} satisfies ProductParts;

/** Draws the gallery, signed in as a developer; no server is asked for anything. */
export async function startGallery(place: HTMLElement): Promise<void> {
  keepApart({
    cookies: 'token=gallery',
    values: { user: JSON.stringify({ id: 1, username: 'developer', role: 1, role_string: 'Developer' }) },
  });
  answerHere(answer);
  await start({ ...product, languages: allLanguages(), texts: allTexts() }, handMade, place);
}

function allLanguages(): Product['languages'] {
  return languages.map((language) => {
    const rtl = 'dir' in language && language.dir === 'rtl';
    return { code: language.code, name: language.name, dir: rtl ? 'rtl' : 'ltr' };
  });
}

function allTexts(): Product['texts'] {
  const entries = Object.entries(locales).map(([file, load]) => [codeOf(file), load] as const);
  return Object.fromEntries(entries);
}

function codeOf(file: string): string {
  return /([A-Za-z-]+)\.json$/.exec(file)?.[1] ?? file;
}
