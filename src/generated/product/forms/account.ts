// Generated from schemas/account/account.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/account-update.ts';

export { messages, schema, validate };
