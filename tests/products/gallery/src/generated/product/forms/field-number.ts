// Generated from schemas/fields/field-number.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/field-number.ts';

export { messages, schema, validate };
