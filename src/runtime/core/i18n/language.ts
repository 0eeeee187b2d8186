import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Product } from '../../model.ts';
import { product } from '../product.ts';
import { readStored, writeStored } from '../storage.ts';
import { Listeners } from '../store.ts';
import { initTexts } from './t.ts';
import { resourceOf } from './translate.ts';

export type Language = Product['languages'][number];

const KEPT = 'language';
const changes = new Listeners();
const FALLBACK: Language = { code: 'en', name: 'English', dir: 'ltr' };

/** Starts in the language kept in this browser, else the first declared one; resolves when its texts are there. */
export async function startLanguages(): Promise<void> {
  initTexts(source().code);
  await load(source());
  const wanted = product().languages.find((language) => language.code === readStored(KEPT));
  // A page in the source language is better than no page.
  await changeTo(wanted ?? source()).catch(() => changeTo(source()));
}

/** Switches the whole page and remembers it. Throws when the texts cannot be loaded; nothing has changed then. */
export async function setLanguage(code: string): Promise<void> {
  const language = product().languages.find((one) => one.code === code);
  if (!language) return;
  await changeTo(language);
  writeStored(KEPT, code);
}

/** The language the page is in. */
export function language(): Language {
  return product().languages.find((one) => one.code === i18next.language) ?? source();
}

/** Redraws with the language. */
export function useLanguage(): Language {
  return useSyncExternalStore(changes.subscribe, language, language);
}

/** The first language is the one the declarations are written in; its texts are only the forms of counted ones. */
function source(): Language {
  return product().languages[0] ?? FALLBACK;
}

async function load({ code }: Language): Promise<void> {
  const texts = product().texts[code];
  if (!texts || i18next.hasResourceBundle(code, 'translation')) return;
  i18next.addResourceBundle(code, 'translation', resourceOf((await texts()).default));
}

async function changeTo(next: Language): Promise<void> {
  await load(next);
  await i18next.changeLanguage(next.code);
  document.documentElement.lang = next.code;
  document.documentElement.dir = next.dir;
  changes.notify();
}

/** Where lines end, for what is told of places as they lie on the screen only. */
export function endSide(): 'left' | 'right' {
  return document.documentElement.dir === 'rtl' ? 'left' : 'right';
}
