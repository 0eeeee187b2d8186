// Generated from schemas/fields/field-money.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/field-money.ts';

export { messages, schema, validate };
