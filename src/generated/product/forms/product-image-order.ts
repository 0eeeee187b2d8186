// Generated from schemas/product/product-image-order.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/product-order-images.ts';

export { messages, schema, validate };
