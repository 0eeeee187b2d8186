import type { ListScreen } from '../../../../core/model.ts';
import { readStored, writeStored } from '../../base/storage.ts';
import { type ListShape, sizeText } from './list-state.ts';

/** Stores the page size of this list in this browser; the default size is not stored. */
export function keepSize(screen: ListScreen, size: number, shape: ListShape): void {
  writeStored(nameOf(screen), size === screen.pageSizes[0] ? undefined : sizeText(size, shape));
}

/** A URL without page size uses the stored one. */
export function withKeptSize(screen: ListScreen, address: URLSearchParams): URLSearchParams {
  const kept = address.has('size') ? undefined : readStored(nameOf(screen));
  const query = new URLSearchParams(address);
  if (kept) query.set('size', kept);
  return query;
}

const nameOf = ({ id }: ListScreen) => `rows ${id}`;
