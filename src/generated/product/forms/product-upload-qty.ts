// Generated from schemas/product/product-upload-qty.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/product-upload-qty.ts';

export { messages, schema, validate };
