// Public entry of the jobs: long work in the database's queue.
export { cancelJob } from './cancel-job.ts';
export { continueJob } from './continue-job.ts';
export { type JobRunner, type ScheduledJob, startJobRunner } from './runner.ts';
export { type NewJob, startJob } from './start-job.ts';
export {
  JobFailure,
  type JobNote,
  type JobOutcome,
  type JobProblem,
  type JobRun,
  type JobStep,
  type JobTask,
  type JobTasks,
} from './task.ts';
