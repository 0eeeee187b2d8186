// Generated from schemas/user/user-edit.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/user-update.ts';

export { messages, schema, validate };
