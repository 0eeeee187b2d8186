// Generated from schemas/**/*.entity.json by `npm run generate`. Edit that instead of this file.
import type { Author } from '../../domain/generated/types/author.ts';
import type { Book } from '../../domain/generated/types/book.ts';
import type { Copy } from '../../domain/generated/types/copy.ts';
import type { Loan } from '../../domain/generated/types/loan.ts';
import type { OutlineAuthor } from '../../domain/generated/types/outline-author.ts';
import type { Outline } from '../../domain/generated/types/outline.ts';

/** Records as the server reads them, by entity: no computed fields. */
export interface EntityRecords {
  readonly 'author': Author;
  readonly 'book': Omit<Book,
    | 'age'
  >;
  readonly 'copy': Copy;
  readonly 'loan': Loan;
  readonly 'outline': Omit<Outline,
    | 'words'
    | 'told'
  >;
  readonly 'outline-author': OutlineAuthor;
}
