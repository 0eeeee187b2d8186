// Generated from schemas/fields/field-image.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/field-image.ts';

export { messages, schema, validate };
