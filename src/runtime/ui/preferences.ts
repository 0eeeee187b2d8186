import { useCallback, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../base/storage.ts';
import { Listeners } from '../base/store.ts';

/** Settings of the user in this browser. The first value of each is the default. */
const CHOICES = {
  density: ['comfortable', 'compact'],
  sidebar: ['auto', 'open', 'narrow'],
} as const;

export type Preference = keyof typeof CHOICES;
export type Choice<P extends Preference> = (typeof CHOICES)[P][number];

const changes = new Listeners();

/** The chosen value; anything unknown in storage counts as the default. */
export function preference<P extends Preference>(name: P): Choice<P> {
  const value = readStored(name);
  const allowedChoices: readonly Choice<P>[] = CHOICES[name];
  return allowedChoices.find((candidate) => candidate === value) ?? (CHOICES[name][0] as Choice<P>);
}

export function setPreference<P extends Preference>(name: P, value: Choice<P>): void {
  writeStored(name, value);
  applyDensity();
  changes.notify();
}

/** Re-renders when the preference changes. */
export function usePreference<P extends Preference>(name: P): Choice<P> {
  const read = useCallback(() => preference(name), [name]);
  return useSyncExternalStore(changes.subscribe, read, read);
}

/** Row heights depend on an attribute of the document, so that a change of density renders nothing. */
export function applyDensity(): void {
  document.documentElement.dataset.density = preference('density');
}
