// Generated from schemas/cells/cell-choice.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { sampleCells } from '../endpoints/sample.ts';

const screen: ListScreen = {
  id: 'cell-choice',
  file: 'schemas/cells/cell-choice.screen.json',
  title: 'choice',
  roles: [1],
  route: '/gallery/cell/choice',
  kind: 'list',
  source: { endpoint: sampleCells, with: { cell: 'choice' } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 100],
  filters: [],
  columns: [
    { path: 'case', label: 'Case', cell: 'text', width: 150, priority: 1 },
    { path: 'a', label: 'plain', cell: 'choice', choices: [{ value: 'other', label: 'Other' }], priority: 1 },
    {
      path: 'b',
      label: 'all tones',
      cell: 'choice',
      choices: [
        { value: 'neutral', label: 'Neutral', tone: 'neutral' },
        { value: 'good', label: 'Good', tone: 'good' },
        { value: 'warn', label: 'Warn', tone: 'warn' },
        { value: 'bad', label: 'Bad', tone: 'bad' },
        { value: 'info', label: 'Info', tone: 'info' },
      ],
      priority: 2,
    },
    {
      path: 'c',
      label: 'no badge',
      cell: 'choice',
      options: { plain: true },
      choices: [{ value: 'good', label: 'Good' }],
      priority: 2,
    },
    {
      path: 'd',
      label: 'qualified',
      cell: 'choice',
      options: { plain: true, qualified: true },
      choices: [{ value: 'good', label: 'Good' }],
      priority: 2,
    },
  ],
  header: [],
  row: [],
};

export default screen;
