import { type Row, readPath } from '../../../../core/scope.ts';
import { fileAddress } from '../../base/files/file-address.ts';

/** One picture: full size and thumbnail; each replaces the other when one is missing. */
export interface Picture {
  readonly image: string;
  readonly thumbnail: string;
}

/** The pictures of these rows; rows without a URL are left out. */
export function picturesOf(
  rows: readonly Row[],
  paths: { image: string; thumbnail: string },
): readonly Picture[] {
  return rows.flatMap((row) => {
    const image = textAt(row, paths.image);
    const thumbnail = textAt(row, paths.thumbnail);
    return image || thumbnail ? [{ image: image || thumbnail, thumbnail: thumbnail || image }] : [];
  });
}

function textAt(row: Row, path: string): string {
  return fileAddress(readPath(row, path)) ?? '';
}

/** The picture `by` steps further, wrapping around. */
export function turn(pictureIndex: number, by: number, count: number): number {
  return count === 0 ? 0 : (((pictureIndex + by) % count) + count) % count;
}
