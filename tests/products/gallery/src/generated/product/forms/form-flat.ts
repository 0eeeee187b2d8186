// Generated from schemas/forms/form-flat.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/form-flat.ts';

export { messages, schema, validate };
