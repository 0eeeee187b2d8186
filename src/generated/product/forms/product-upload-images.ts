// Generated from schemas/product/product-upload-images.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/product-upload-images.ts';

export { messages, schema, validate };
