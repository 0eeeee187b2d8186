// Generated from schemas/admin/admin-reset.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/user-admin-reset-password.ts';

export { messages, schema, validate };
