// Generated from schemas/product/product-image-upload.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/product-upload-image.ts';

export { messages, schema, validate };
