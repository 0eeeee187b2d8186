import { ImportError } from '../imports/index.ts';
import { JobFailure } from '../jobs/index.ts';

/** The name by which a job's uploaded file is kept. Throws a JobFailure when the job was given none. */
export function keptFile(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string') {
    return value.file;
  }
  throw new JobFailure(GONE);
}

/** The file of the job is missing in the storage. */
export const goneFile = () => new JobFailure(GONE);
const GONE = 'The uploaded file does not exist any more.';

/** An error about the whole file becomes a JobFailure with its message; any other error is rethrown. */
export function failureOfFile(error: unknown): unknown {
  return error instanceof ImportError ? new JobFailure(error.text, error.params, { cause: error }) : error;
}
