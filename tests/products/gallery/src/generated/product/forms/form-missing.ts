// Generated from schemas/states/form-missing.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from './form-broken.ts';

export { messages, schema, validate };
