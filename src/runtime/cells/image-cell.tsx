import type { SyntheticEvent } from 'react';
import { fileAddress } from '../base/files/file-address.ts';
import type { Cell } from './cell.ts';

/** px; fits a comfortable row. */
const WIDTH = 40;
const HEIGHT = 28;

/** Hides the broken image, so that the placeholder shows. A new URL renders a new element, so the mark does not persist. */
export function markBroken(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.dataset.broken = '';
}

/**
 * A thumbnail in a box of fixed size, so that nothing moves when it arrives; where there is less room the box keeps
 * its shape. It shows a placeholder while there is no picture, or when it fails. `width` and `height` in px.
 */
export const image: Cell = Object.assign(
  ((options, { label }) => {
    const width = Number(options.width ?? WIDTH);
    const height = Number(options.height ?? (options.width ? Math.round((width * 3) / 4) : HEIGHT));
    const box = { width, aspectRatio: `${width} / ${height}` };
    return (value) => {
      const address = fileAddress(value);
      return (
        <span className="c-image" style={box}>
          {address && (
            <img
              key={address}
              src={address}
              alt={label}
              loading="lazy"
              decoding="async"
              onError={markBroken}
            />
          )}
        </span>
      );
    };
  }) satisfies Cell,
  { blank: true as const },
);
