// Generated from schemas/fields/field-date.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/field-date.ts';

export { messages, schema, validate };
