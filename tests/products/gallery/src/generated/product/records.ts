// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { RecordSource } from '../../../../../../src/runtime/model.ts';

const records: readonly RecordSource[] = [];

export default records;
