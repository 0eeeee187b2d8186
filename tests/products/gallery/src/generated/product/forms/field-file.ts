// Generated from schemas/fields/field-file.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/field-file.ts';

export { messages, schema, validate };
