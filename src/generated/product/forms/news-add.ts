// Generated from schemas/news/news-add.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/news-create.ts';

export { messages, schema, validate };
