// Generated from schemas/fields/field-order.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/field-order.ts';

export { messages, schema, validate };
