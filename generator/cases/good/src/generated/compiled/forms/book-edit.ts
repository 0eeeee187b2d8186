// Generated from schemas/book/book-edit.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from './book-add.ts';

export { messages, schema, validate };
