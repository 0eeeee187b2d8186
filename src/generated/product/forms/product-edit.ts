// Generated from schemas/product/product-edit.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from './product-add.ts';

export { messages, schema, validate };
