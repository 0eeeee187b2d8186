// Generated from schemas/product/product-discount-edit.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from './product-discount-add.ts';

export { messages, schema, validate };
