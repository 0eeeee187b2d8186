// Generated from schemas/news/news-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { newsList } from '../endpoints/news.ts';

const screen: ListScreen = {
  id: 'news-list',
  file: 'schemas/news/news-list.screen.json',
  title: 'News',
  roles: [2, 3],
  route: '/dashboard/news',
  kind: 'list',
  source: { endpoint: newsList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 2, sort: 'id' },
    { path: 'title', label: 'Title', cell: 'text', priority: 1, sort: 'title' },
    { path: 'start_date', label: 'Start Date', cell: 'date', width: 120, priority: 2, sort: 'start_date' },
    { path: 'end_date', label: 'End Date', cell: 'date', width: 120, priority: 2, sort: 'end_date' },
  ],
  header: [
    {
      id: 'add',
      label: 'Add New News',
      icon: 'add',
      place: 'primary',
      to: { screen: 'news-add', route: '/dashboard/news/add' },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      to: {
        screen: 'news-edit',
        route: '/dashboard/news/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'detail',
      label: 'Details',
      icon: 'view',
      place: 'menu',
      to: {
        screen: 'news-detail',
        route: '/dashboard/news/detail/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No news yet', hint: 'News tell shops what is new. Add the first one.' },
};
export default screen;
