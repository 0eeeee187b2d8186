// Generated from schemas/cells/cell-overview.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../../../../src/runtime/model.ts';
import { sampleOverview } from '../endpoints/sample.ts';

const screen: DetailScreen = {
  id: 'cell-overview',
  file: 'schemas/cells/cell-overview.screen.json',
  title: 'All cells',
  roles: [1],
  route: '/gallery/cell/overview',
  kind: 'detail',
  source: { endpoint: sampleOverview },
  heading: { title: { path: 'title', label: '', cell: 'text' }, badges: [] },
  actions: [],
  main: [
    {
      kind: 'fields',
      title: 'One of each',
      fields: [
        { path: 'text', label: 'text', cell: 'text', options: { mono: true } },
        { path: 'number', label: 'number', cell: 'number', options: { digits: 2 } },
        { path: 'id', label: 'id', cell: 'id' },
        { path: 'row_number', label: 'row-number', cell: 'row-number' },
        { path: 'money', label: 'money', cell: 'money', options: { digits: 2 } },
        { path: 'date', label: 'date', cell: 'date', options: { format: 'DD-MM-YYYY' } },
        { path: 'date_time', label: 'date-time', cell: 'date-time', options: { format: 'DD MMM HH:mm' } },
        { path: 'image', label: 'image', cell: 'image', options: { width: 96, height: 40 } },
        {
          path: 'choice',
          label: 'choice',
          cell: 'choice',
          choices: [
            { value: 'neutral', label: 'Neutral', tone: 'neutral' },
            { value: 'good', label: 'Good', tone: 'good' },
            { value: 'warn', label: 'Warn', tone: 'warn' },
            { value: 'bad', label: 'Bad', tone: 'bad' },
            { value: 'info', label: 'Info', tone: 'info' },
          ],
        },
        { path: 'active', label: 'active', cell: 'active', options: { on: 'Open', off: 'Closed' } },
        { path: 'long_text', label: 'long-text', cell: 'long-text' },
        { path: 'link', label: 'link', cell: 'link' },
        { path: 'html', label: 'html', cell: 'html' },
      ],
    },
    {
      kind: 'fields',
      title: 'None of each',
      fields: [
        { path: 'none.text', label: 'text', cell: 'text', options: { mono: true } },
        { path: 'none.number', label: 'number', cell: 'number', options: { digits: 2 } },
        { path: 'none.id', label: 'id', cell: 'id' },
        { path: 'none.row_number', label: 'row-number', cell: 'row-number' },
        { path: 'none.money', label: 'money', cell: 'money', options: { digits: 2 } },
        { path: 'none.date', label: 'date', cell: 'date', options: { format: 'DD-MM-YYYY' } },
        {
          path: 'none.date_time',
          label: 'date-time',
          cell: 'date-time',
          options: { format: 'DD MMM HH:mm' },
        },
        { path: 'none.image', label: 'image', cell: 'image', options: { width: 96, height: 40 } },
        {
          path: 'none.choice',
          label: 'choice',
          cell: 'choice',
          choices: [
            { value: 'neutral', label: 'Neutral', tone: 'neutral' },
            { value: 'good', label: 'Good', tone: 'good' },
            { value: 'warn', label: 'Warn', tone: 'warn' },
            { value: 'bad', label: 'Bad', tone: 'bad' },
            { value: 'info', label: 'Info', tone: 'info' },
          ],
        },
        { path: 'none.active', label: 'active', cell: 'active', options: { on: 'Open', off: 'Closed' } },
        { path: 'none.long_text', label: 'long-text', cell: 'long-text' },
        { path: 'none.link', label: 'link', cell: 'link' },
        { path: 'none.html', label: 'html', cell: 'html' },
      ],
    },
  ],
  aside: [],
};

export default screen;
