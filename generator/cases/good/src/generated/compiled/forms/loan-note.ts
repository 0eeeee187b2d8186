// Generated from schemas/loan/loan-note.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from '../../../../domain/generated/compiled/bodies/loan-note.ts';

export { messages, schema, validate };
