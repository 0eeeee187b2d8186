// Generated from schemas/brand/brand-edit.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../bodies/brand-create.ts';

export { messages, schema, validate };
