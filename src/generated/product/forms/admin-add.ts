// Generated from schemas/admin/admin-add.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/user-admin-create.ts';

export { messages, schema, validate };
