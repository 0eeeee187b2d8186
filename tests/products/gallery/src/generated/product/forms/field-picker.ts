// Generated from schemas/fields/field-picker.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/field-picker.ts';

export { messages, schema, validate };
