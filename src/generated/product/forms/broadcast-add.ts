// Generated from schemas/broadcast/broadcast-add.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/broadcast-create.ts';

export { messages, schema, validate };
