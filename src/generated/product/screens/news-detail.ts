// Generated from schemas/news/news-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { newsGet } from '../endpoints/news.ts';

const screen: DetailScreen = {
  id: 'news-detail',
  file: 'schemas/news/news-detail.screen.json',
  title: 'News Detail',
  roles: [2, 3],
  route: '/dashboard/news/detail/{id}',
  parent: { screen: 'news-list', route: '/dashboard/news', title: 'News' },
  kind: 'detail',
  source: { endpoint: newsGet, with: { id: { from: 'route', path: 'id' } } },
  heading: { title: 'title', badges: [] },
  actions: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      place: 'primary',
      to: {
        screen: 'news-edit',
        route: '/dashboard/news/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
  ],
  main: [
    {
      kind: 'fields',
      fields: [
        { path: 'start_date', label: 'Start Date', cell: 'date' },
        { path: 'end_date', label: 'End Date', cell: 'date' },
        { path: 'banner', label: 'Banner', cell: 'image', options: { width: 360, height: 200 } },
        { path: 'content', label: 'Content', cell: 'html' },
      ],
    },
  ],
  aside: [],
};
export default screen;
