// Generated from schemas/fields/field-lines.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/field-lines.ts';

export { messages, schema, validate };
