// Generated from schemas/fields/field-switch.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/field-switch.ts';

export { messages, schema, validate };
