// Generated from schemas/book/book-add.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/book-create.ts';

export { messages, schema, validate };
