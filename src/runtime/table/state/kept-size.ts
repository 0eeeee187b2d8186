import { readStored, writeStored } from '../../core/storage.ts';
import type { ListScreen } from '../../model.ts';

/** Remembers in this browser how many rows a page of this list has; the usual number needs no memory. */
export function keepSize(screen: ListScreen, size: number): void {
  writeStored(nameOf(screen), size === screen.pageSizes[0] ? undefined : String(size));
}

/** An address that says no number of rows means the remembered one. */
export function withKeptSize(screen: ListScreen, address: URLSearchParams): URLSearchParams {
  const kept = address.has('size') ? undefined : readStored(nameOf(screen));
  const query = new URLSearchParams(address);
  if (kept) query.set('size', kept);
  return query;
}

const nameOf = ({ id }: ListScreen) => `rows ${id}`;
