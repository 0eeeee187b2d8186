// Generated from schemas/section/section-items-add.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from './section-brands-add.ts';

export { messages, schema, validate };
