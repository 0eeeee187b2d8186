import { ImportError } from '../imports/index.ts';
import { JobFailure } from '../jobs/index.ts';

/** The name by which a job's uploaded file is kept. Throws a JobFailure when the job was given none. */
export function keptFile(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string') {
    return value.file;
  }
  throw new JobFailure(GONE);
}

/** Storage that does not have what the job was given. */
export const goneFile = () => new JobFailure(GONE);
const GONE = 'The uploaded file does not exist any more.';

/** What is wrong with the file as a whole ends the job with those words; anything else is passed on as it is. */
export function failureOfFile(error: unknown): unknown {
  return error instanceof ImportError ? new JobFailure(error.text, error.params, { cause: error }) : error;
}
