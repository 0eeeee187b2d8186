import type { ScreenEntry } from '../../../core/model.ts';
import { readStored, writeStored } from '../base/storage.ts';

const KEPT = 'visited';
const REMEMBERED = 8;

/** Records in this browser that a screen was opened; screens with route parameters are skipped. */
export function noteVisit({ id, route }: ScreenEntry): void {
  if (route.includes('{')) return;
  writeStored(KEPT, [id, ...visited().filter((screenId) => screenId !== id)].slice(0, REMEMBERED).join(' '));
}

/** Ids of the recently opened screens, latest first. */
export function visited(): readonly string[] {
  return readStored(KEPT)?.split(' ') ?? [];
}
