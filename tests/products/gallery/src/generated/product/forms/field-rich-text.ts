// Generated from schemas/fields/field-rich-text.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/field-rich-text.ts';

export { messages, schema, validate };
