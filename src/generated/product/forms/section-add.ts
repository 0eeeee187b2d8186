// Generated from schemas/section/section-add.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/section-create.ts';

export { messages, schema, validate };
