import type { Row } from '../core/scope.ts';
import type { Screen } from '../model.ts';

/** What every kind of screen, and every hand-made screen, is drawn with. */
export interface ScreenProps<S extends Screen> {
  readonly screen: S;
  /** Route parameters, decoded. */
  readonly params: Record<string, string>;
  /** The row that navigation passed along: shown at once, while the record itself is loading. */
  readonly passed?: Row;
  /** Present when the screen is drawn in a dialog: `close` gives up, `done` closes after success. */
  readonly dialog?: { close(): void; done(): void };
}
