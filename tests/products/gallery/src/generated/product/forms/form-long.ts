// Generated from schemas/states/form-long.screen.json by `npm run generate`. Edit that instead of this file.
import { messages, schema, validate } from './form-broken.ts';

export { messages, schema, validate };
