// Generated from schemas/book/lent-lever.widget.json by `npm run generate`. Edit that instead of this file.
import type { RowsAnswer, TypedEndpoint } from '../../../../../../../core/model.ts';
import type { BookAuthorsItem, BookGetItem } from '../../../../domain/generated/types/book.ts';
import { bookAuthors } from '../endpoints/book.ts';

/** What widget lent-lever is given. A lever for what is lent. */
export interface LentLeverProps {
  /** Of the book. */
  title?: BookGetItem['title'];
}

/** What widget lent-lever edits. */
export type LentLeverValue = 0 | 1;

/** The calls that widget lent-lever makes by itself. */
export const calls: {
  readonly 'book.authors': TypedEndpoint<Readonly<Record<string, never>>, RowsAnswer<BookAuthorsItem>>;
} = { 'book.authors': bookAuthors };
