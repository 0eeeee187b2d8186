// Generated from schemas/category/category-edit.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from './category-child-edit.ts';

export { messages, schema, validate };
