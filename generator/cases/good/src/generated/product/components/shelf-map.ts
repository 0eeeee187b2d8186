// Generated from schemas/book/book-shelves.screen.json by `npm run generate`. Edit that instead of this file.
import type { CustomScreenProps, ItemAnswer, TypedEndpoint } from '../../../../../../../core/model.ts';
import type { BookGetItem, BookGetParams } from '../../../../domain/generated/types/book.ts';
import { bookGet } from '../endpoints/book.ts';

/** What the hand-made screen shelf-map is drawn with. */
export type ShelfMapScreen = CustomScreenProps<Readonly<Record<never, never>>, { readonly shelf?: string }, { readonly floor: 1; readonly row?: string }>;

/** The calls that the hand-made screen shelf-map makes by itself. */
export const calls: {
  readonly 'book.get': TypedEndpoint<BookGetParams, ItemAnswer<BookGetItem>>;
} = { 'book.get': bookGet };
