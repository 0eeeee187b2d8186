// Public entry of the jobs: long work in the database's queue.

export { countJobs, oldestDue } from './job.store.ts';
export { type JobRunner, type ScheduledJob, startJobRunner } from './runner.ts';
export { cancelJob, continueJob, type NewJob, startJob } from './start-and-stop.ts';
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
