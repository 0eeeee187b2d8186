import type { Endpoint, Screen } from '../../../core/model.ts';
import type { Row } from '../../../core/scope.ts';

/** The props of every kind of screen and every hand-made screen. Another record is drawn anew: no state carries over. */
export interface ScreenProps<S extends Screen> {
  readonly screen: S;
  /** Route parameters, decoded. */
  readonly params: Record<string, string>;
  /** The row passed by navigation: shown at once, while the record itself is loading. */
  readonly passed?: Row;
  /** Set when the screen is in a dialog: `close` cancels, `done` closes after success of the call, if it was one. */
  readonly dialog?: { close(): void; done(call?: Endpoint): void };
}
