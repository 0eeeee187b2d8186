// Generated from schemas/**/*.entity.json by `npm run generate`. Edit that instead of this file.
import type { Author } from '../../src/generated/product/types/author.ts';
import type { Book } from '../../src/generated/product/types/book.ts';
import type { Copy } from '../../src/generated/product/types/copy.ts';
import type { Loan } from '../../src/generated/product/types/loan.ts';
import type { Outline } from '../../src/generated/product/types/outline.ts';

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
}
