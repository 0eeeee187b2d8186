// Generated from schemas/fields/field-repeater.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/field-repeater.ts';

export { messages, schema, validate };
