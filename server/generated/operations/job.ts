// Generated from schemas/job/job.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as inputs from '../compiled/inputs/job.ts';

const jobCancelItem = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id', 'kind', 'title', 'started_by', 'state', 'done', 'total', 'message', 'params', 'counts', 'problems',
    'result_name', 'cancel_requested', 'created_at', 'started_at', 'ended_at',
  ],
  properties: {
    id: { type: 'integer' },
    kind: { type: 'string' },
    title: { type: 'string', description: 'Source text.' },
    started_by: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['id', 'username'],
      properties: { id: { type: 'integer' }, username: { type: 'string' } },
    },
    state: {
      type: 'string',
      enum: ['queued', 'running', 'done', 'partly', 'failed', 'cancelled'],
      choices: {
        queued: 'Waiting',
        running: { label: 'Running', tone: 'info' },
        done: { label: 'Done', tone: 'good' },
        partly: { label: 'Partly done', tone: 'warn' },
        failed: { label: 'Failed', tone: 'bad' },
        cancelled: 'Cancelled',
      },
    },
    done: { type: 'integer', description: 'Units of work.' },
    total: { type: ['integer', 'null'], description: 'Null while nobody knows.' },
    message: { type: ['string', 'null'], description: 'Source text.' },
    params: { type: ['object', 'null'], description: 'Fill the places of the message.' },
    counts: { type: 'object', description: 'Name -> number.' },
    problems: {
      type: 'array',
      description: 'The first 200.',
      items: {
        type: 'object',
        required: ['message'],
        additionalProperties: false,
        properties: {
          line: { type: 'integer', description: 'Of a file, from 1.' },
          about: { type: 'string' },
          message: { type: 'string', description: 'Source text.' },
          params: { type: 'object' },
        },
      },
    },
    result_name: { type: ['string', 'null'], description: 'Name of the file to download.' },
    cancel_requested: { type: 'boolean' },
    created_at: { type: 'string', format: 'date-time' },
    started_at: { type: ['string', 'null'], format: 'date-time' },
    ended_at: { type: ['string', 'null'], format: 'date-time' },
  },
};

export const jobCancel: DeclaredOperation = {
  id: 'job.cancel',
  roles: [2, 3, 4, 5],
  effect: 'write',
  extension: true,
  validateQuery: inputs.jobCancelQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.jobCancelParams,
  answer: { envelope: 'alert', item: jobCancelItem },
  summary: 'Asks a job to stop: at once when it waits, before its next step when it runs.',
};

export const jobContinue: DeclaredOperation = {
  id: 'job.continue',
  roles: [2, 3, 4, 5],
  effect: 'write',
  extension: true,
  validateQuery: inputs.jobContinueQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.jobContinueParams,
  answer: { envelope: 'alert', item: jobCancelItem },
  summary: 'Lets a job that failed or was stopped go on where it was.',
};

export const jobDownload: DeclaredOperation = {
  id: 'job.download',
  roles: [2, 3, 4, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.jobDownloadQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.jobDownloadParams,
  answer: { envelope: 'file' },
  summary: 'The file that a job made.',
};

export const jobGet: DeclaredOperation = {
  id: 'job.get',
  roles: [2, 3, 4, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.jobGetQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.jobGetParams,
  answer: { envelope: 'item', item: jobCancelItem },
  summary: 'One job of the caller; any for a Superadmin.',
};

export const jobList: DeclaredOperation = {
  id: 'job.list',
  roles: [2, 3, 4, 5],
  effect: 'read',
  extension: true,
  querySchema: {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 1000000000, default: 1 },
      perPage: { type: 'integer', minimum: 1, maximum: 500 },
      state: { type: 'string', enum: ['queued', 'running', 'done', 'partly', 'failed', 'cancelled'] },
      ended_from: { type: 'string', format: 'date', description: 'Ended on this day or later.' },
    },
  },
  validateQuery: inputs.jobListQuery,
  validateParams: inputs.jobListParams,
  paging: { page: 'page', size: 'perPage' },
  answer: { envelope: 'page', item: jobCancelItem },
  summary: 'Long work of the caller, the newest first; everybody\'s for a Superadmin.',
};
