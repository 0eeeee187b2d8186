import { readStored, writeStored } from '../core/storage.ts';
import type { ScreenEntry } from '../model.ts';

const KEPT = 'visited';
const REMEMBERED = 8;

/** Remembers in this browser that a screen was opened; one that needs a record cannot be opened by its name. */
export function noteVisit({ id, route }: ScreenEntry): void {
  if (route.includes('{')) return;
  writeStored(KEPT, [id, ...visited().filter((one) => one !== id)].slice(0, REMEMBERED).join(' '));
}

/** Ids of the screens opened last, the latest first. */
export function visited(): readonly string[] {
  return readStored(KEPT)?.split(' ') ?? [];
}
