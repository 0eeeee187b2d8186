// Generated from schemas/book/book-shelves.screen.json by `npm run generate`. Edit that instead of this file.
import type { CustomScreenProps } from '../../../../../../../src/runtime/model.ts';

/** What the hand-made screen shelf-map is drawn with. */
export type ShelfMapScreen = CustomScreenProps<Readonly<Record<never, never>>, Readonly<Record<never, never>>, Readonly<Record<never, never>>>;
