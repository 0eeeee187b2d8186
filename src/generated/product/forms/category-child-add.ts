// Generated from schemas/category/category-child-add.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from './category-add.ts';

export { messages, schema, validate };
