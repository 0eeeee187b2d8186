// Generated from schemas/fields/field-select.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/field-select.ts';

export { messages, schema, validate };
