import { AxiosHeaders } from 'axios';
import { languages } from '../../../schemas/app.json';
import { client } from '../../../src/runtime/data/http-client.ts';
import { type HandMade, type Product, start } from '../../../src/runtime/index.ts';
import { answer } from './answers.ts';
import { keepApart } from './keep-apart.ts';
import type { CustomScreens, WidgetRegistry } from './src/generated/product/hand-made.ts';
import { product } from './src/generated/product/product.ts';

/** The runtime's own texts in every language of the business; those of the gallery stay English. */
const locales = import.meta.glob<{ default: Record<string, string> }>('../../../schemas/locales/*.json');

const handMade = {
  widgets: { note: () => import('./parts/note.tsx') } satisfies WidgetRegistry,
  screens: {
    crash: () => import('./parts/crash.tsx'),
    toasts: () => import('./parts/toasts.tsx'),
  } satisfies CustomScreens,
} satisfies HandMade;

/** Draws the gallery, signed in as a developer; no server is asked for anything. */
export async function startGallery(place: HTMLElement): Promise<void> {
  keepApart({
    cookies: 'token=gallery',
    values: { user: JSON.stringify({ id: 1, username: 'developer', role: 1, role_string: 'Developer' }) },
  });
  answerCalls();
  await start({ ...product, languages: allLanguages(), texts: allTexts() }, handMade, place);
}

/** No call leaves the page. */
function answerCalls(): void {
  client.defaults.adapter = async (config) => {
    const reply = await answer(client.getUri(config));
    const data = config.responseType === 'blob' ? await reply.blob() : await reply.text();
    const headers = AxiosHeaders.from(Object.fromEntries(reply.headers));
    return { status: reply.status, statusText: '', data, headers, config };
  };
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
