// Generated from schemas/job/job-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { jobCancel, jobContinue, jobDownload, jobList } from '../endpoints/job.ts';

const screen: ListScreen = {
  id: 'job-list',
  file: 'schemas/job/job-list.screen.json',
  title: 'Jobs',
  roles: [2, 3, 4, 5],
  route: '/dashboard/jobs',
  kind: 'list',
  source: { endpoint: jobList },
  live: 'job',
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  filters: [
    {
      param: 'state',
      label: 'Status',
      field: 'select',
      choices: [
        { value: 'queued', label: 'Waiting' },
        { value: 'running', label: 'Running', tone: 'info' },
        { value: 'done', label: 'Done', tone: 'good' },
        { value: 'partly', label: 'Partly done', tone: 'warn' },
        { value: 'failed', label: 'Failed', tone: 'bad' },
        { value: 'cancelled', label: 'Cancelled' },
      ],
    },
    { param: 'ended_from', label: 'Ended since', field: 'date' },
  ],
  columns: [
    {
      path: 'title',
      label: 'Job',
      cell: 'message',
      priority: 1,
      to: { screen: 'job-detail', route: '/dashboard/jobs/{id}', with: { id: { from: 'row', path: 'id' } } },
    },
    {
      path: 'state',
      label: 'Status',
      cell: 'choice',
      choices: [
        { value: 'queued', label: 'Waiting' },
        { value: 'running', label: 'Running', tone: 'info' },
        { value: 'done', label: 'Done', tone: 'good' },
        { value: 'partly', label: 'Partly done', tone: 'warn' },
        { value: 'failed', label: 'Failed', tone: 'bad' },
        { value: 'cancelled', label: 'Cancelled' },
      ],
      priority: 1,
    },
    { path: 'message', label: 'Result', cell: 'message', options: { params: 'params' }, priority: 2 },
    { path: 'started_by.username', label: 'Started by', cell: 'text', width: 136, priority: 3 },
    {
      path: 'created_at',
      label: 'Started',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      width: 168,
      priority: 2,
    },
    {
      path: 'ended_at',
      label: 'Ended',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      width: 168,
      priority: 3,
    },
  ],
  header: [],
  row: [
    {
      id: 'download',
      label: 'Download',
      icon: 'download',
      when: { field: 'result_name', exists: true },
      call: { endpoint: jobDownload, with: { id: { from: 'row', path: 'id' } } },
    },
    {
      id: 'cancel',
      label: 'Cancel',
      when: {
        all: [{ field: 'state', in: ['queued', 'running'] }, { field: 'cancel_requested', is: false }],
      },
      call: { endpoint: jobCancel, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Stop this job?', cancel: 'Batal', submit: 'Stop' },
    },
    {
      id: 'continue',
      label: 'Continue',
      when: { all: [{ field: 'state', in: ['failed', 'cancelled'] }, { field: 'started_at', exists: true }] },
      call: { endpoint: jobContinue, with: { id: { from: 'row', path: 'id' } } },
    },
  ],
  empty: {
    text: 'No jobs yet',
    hint: 'What takes longer than a moment, such as a sync or an upload, is listed here with what came of it.',
  },
};
export default screen;
