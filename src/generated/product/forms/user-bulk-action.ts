// Generated from schemas/user/user-bulk-action.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/user-bulk-action.ts';

export { messages, schema, validate };
