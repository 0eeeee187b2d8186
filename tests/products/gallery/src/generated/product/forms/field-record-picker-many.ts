// Generated from schemas/fields/field-record-picker-many.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/field-record-picker-many.ts';

export { messages, schema, validate };
