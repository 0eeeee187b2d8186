// Generated from schemas/job/job-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { jobCancel, jobContinue, jobDownload, jobGet } from '../endpoints/job.ts';

const screen: DetailScreen = {
  id: 'job-detail',
  file: 'schemas/job/job-detail.screen.json',
  title: 'Job',
  roles: [2, 3, 4, 5],
  route: '/dashboard/jobs/{id}',
  parent: { screen: 'job-list', route: '/dashboard/jobs', title: 'Jobs' },
  kind: 'detail',
  source: { endpoint: jobGet, with: { id: { from: 'route', path: 'id' } } },
  live: { topic: 'job', key: 'id' },
  heading: {
    title: 'title',
    badges: [
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
      },
    ],
  },
  actions: [
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
  main: [
    {
      kind: 'fields',
      fields: [
        { path: 'message', label: 'Result', cell: 'message', options: { params: 'params' } },
        { path: 'result_name', label: 'File', cell: 'text' },
        { path: 'started_by.username', label: 'Started by', cell: 'text' },
        { path: 'created_at', label: 'Created', cell: 'date-time', options: { format: 'DD/MM/YYYY HH:mm' } },
        { path: 'started_at', label: 'Started', cell: 'date-time', options: { format: 'DD/MM/YYYY HH:mm' } },
        { path: 'ended_at', label: 'Ended', cell: 'date-time', options: { format: 'DD/MM/YYYY HH:mm' } },
      ],
    },
    {
      kind: 'table',
      title: 'What is wrong',
      rows: 'problems',
      columns: [
        { path: 'line', label: 'Line', cell: 'number', align: 'end', width: 80, priority: 1 },
        { path: 'about', label: 'About', cell: 'text', priority: 1 },
        { path: 'message', label: 'Message', cell: 'message', options: { params: 'params' }, priority: 2 },
      ],
      actions: [],
      empty: 'Nothing',
    },
  ],
  aside: [],
};
export default screen;
