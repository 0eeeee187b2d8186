// Generated from schemas/fields/field-textarea.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/field-textarea.ts';

export { messages, schema, validate };
