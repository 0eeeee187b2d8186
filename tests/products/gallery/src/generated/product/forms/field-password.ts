// Generated from schemas/fields/field-password.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/field-password.ts';

export { messages, schema, validate };
