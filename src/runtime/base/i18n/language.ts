import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Product } from '../../../../core/model.ts';
import { resourceOf } from '../../../../core/translate.ts';
import { product } from '../product.ts';
import { readStored, writeStored } from '../storage.ts';
import { Listeners } from '../store.ts';
import { initTexts } from './t.ts';

export type Language = Product['languages'][number];

const KEPT = 'language';
const changes = new Listeners();
const FALLBACK: Language = { code: 'en', name: 'English', dir: 'ltr' };

/**
 * Uses the language stored in this browser, else the first declared one; resolves when its texts are loaded, but for the source
 * language, whose texts are the keys.
 */
export async function startLanguages(): Promise<void> {
  startTexts();
  // Falls back to the source language when the texts cannot be loaded.
  await changeTo(find(readStored(KEPT)) ?? source()).catch(() => changeTo(source()));
}

/** `t` works from then on, in the source language. */
export function startTexts(): void {
  initTexts(source().code);
}

/** The plural forms of the source language: few, for counts of one, and read once the page rests. Without them: "1 rows". */
export async function loadPluralForms(): Promise<void> {
  await load(source()).catch(() => undefined);
}

/** Switches the language of the page and stores it. Throws when the texts cannot be loaded; nothing has changed then. */
export async function setLanguage(code: string): Promise<void> {
  const chosen = find(code);
  if (!chosen) return;
  await changeTo(chosen);
  writeStored(KEPT, code);
}

/** The language the page is in. */
export function language(): Language {
  return find(i18next.language) ?? source();
}

function find(code: string | undefined): Language | undefined {
  return product().languages.find((declared) => declared.code === code);
}

/** Re-renders when the language changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(changes.subscribe, language, language);
}

/** The first language is the source language; its locale file holds plural forms only. */
function source(): Language {
  return product().languages[0] ?? FALLBACK;
}

async function load({ code }: Language): Promise<void> {
  const texts = product().texts[code];
  if (!texts || i18next.hasResourceBundle(code, 'translation')) return;
  i18next.addResourceBundle(code, 'translation', resourceOf((await texts()).default));
}

async function changeTo(newLanguage: Language): Promise<void> {
  await changeTexts(newLanguage);
  document.documentElement.lang = newLanguage.code;
  document.documentElement.dir = newLanguage.dir;
  changes.notify();
}

/** The texts are in this language from then on; the document does not change. */
export async function changeTexts(newLanguage: Language): Promise<void> {
  if (newLanguage.code !== source().code) await load(newLanguage);
  await i18next.changeLanguage(newLanguage.code);
}

/** The text direction of the page, for code that depends on physical sides. */
export function endSide(): 'left' | 'right' {
  return document.documentElement.dir === 'rtl' ? 'left' : 'right';
}
