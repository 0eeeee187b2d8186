// Generated from schemas/news/news-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/news-add.ts';
import { newsAddPicture, newsCreate } from '../endpoints/news.ts';

const screen: FormScreen = {
  id: 'news-add',
  file: 'schemas/news/news-add.screen.json',
  title: 'Add New News',
  roles: [2, 3],
  route: '/dashboard/news/add',
  parent: { screen: 'news-list', route: '/dashboard/news', title: 'News' },
  kind: 'form',
  fields: [
    { name: 'title', label: 'News Title', field: 'text', required: true, span: 12 },
    { name: 'banner', label: 'Banner', field: 'image', span: 12 },
    { name: 'start_date', label: 'Start Date', field: 'date', span: 6 },
    { name: 'end_date', label: 'End Date', field: 'date', span: 6 },
    {
      name: 'content',
      label: 'Content',
      field: 'rich-text',
      span: 12,
      pictures: {
        endpoint: newsAddPicture,
        file: 'picture',
        address: 'picture',
        types: ['image/png', 'image/jpeg', 'image/jif'],
      },
    },
  ],
  sections: [{ fields: ['title', 'banner', 'start_date', 'end_date', 'content'] }],
  body: body,
  submit: { call: { endpoint: newsCreate }, label: 'Save', then: { back: true } },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 500,
};
export default screen;
