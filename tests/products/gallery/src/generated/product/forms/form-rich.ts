// Generated from schemas/forms/form-rich.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/form-rich.ts';

export { messages, schema, validate };
