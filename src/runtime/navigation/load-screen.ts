import type { ComponentType } from 'react';
import type { Screen, ScreenEntry } from '../../../core/model.ts';
import { loadChunk } from '../base/chunks.ts';
import { loadOwnParts } from '../base/own-parts.ts';
import { handMade } from '../base/product.ts';
import { Listeners } from '../base/store.ts';
import { answeredScreen } from './answered-screen.ts';
import { asKind } from './custom-screen.tsx';
import { type KindModule, loadKind } from './kinds.ts';
import type { ScreenProps } from './screen-props.ts';

/** A screen with all its chunks loaded. */
export interface Loaded {
  readonly screen: Screen;
  readonly component: ComponentType<ScreenProps<Screen>>;
  readonly firstCall?: KindModule['firstCall'];
}

const loaded = new Map<string, Loaded>();
const loading = new Map<string, Promise<Loaded>>();
const replaced = new Listeners();

/** The screen, if its chunks are already loaded. */
export function loadedScreen(entry: ScreenEntry): Loaded | undefined {
  return loaded.get(entry.id);
}

/** Loads the screen's chunk and that of its kind, once. Throws when a chunk fails to load; the next call tries again. */
export function loadScreen(entry: ScreenEntry): Promise<Loaded> {
  const pendingScreen = loading.get(entry.id);
  if (pendingScreen) return pendingScreen;
  const promise = loadChunk(() => load(entry)).then(
    (ready) => {
      loaded.set(entry.id, ready);
      return ready;
    },
    (error: unknown) => {
      loading.delete(entry.id);
      throw error;
    },
  );
  loading.set(entry.id, promise);
  return promise;
}

/** Drops the loaded screens; for tests that render pages of several servers in one document. */
export function forgetScreens(): void {
  loaded.clear();
  loading.clear();
}

async function load(entry: ScreenEntry): Promise<Loaded> {
  if (entry.kind === 'custom') return loadCustom(entry);
  const ownParts = loadOwnParts(entry.own);
  const [module, kind] = await Promise.all([entry.load(), loadKind(entry.kind)]);
  await Promise.all([ownParts, kind.preload?.(module.default)]);
  return assemble(module.default, kind);
}

async function loadCustom(entry: ScreenEntry): Promise<Loaded> {
  const { default: screen } = await entry.load();
  const part = screen.kind === 'custom' ? handMade().screens[screen.component] : undefined;
  if (!part) throw new Error(`No hand-made screen for "${entry.id}".`);
  return assemble(screen, asKind((await part()).default));
}

function assemble(screen: Screen, kind: KindModule): Loaded {
  return {
    screen: answeredScreen(screen),
    component: kind.default,
    ...(kind.firstCall ? { firstCall: kind.firstCall } : {}),
  };
}

/** Replaces the declaration of a screen that is being edited (development only); typed values and filters stay. */
export function replaceScreen(screen: Screen): void {
  const currentScreen = loaded.get(screen.id);
  if (!currentScreen) return;
  loaded.set(screen.id, { ...currentScreen, screen: answeredScreen(screen) });
  replaced.notify();
}

/** Calls `listener` after a screen was replaced; returns the function that unsubscribes. */
export const onReplaced = replaced.subscribe;
