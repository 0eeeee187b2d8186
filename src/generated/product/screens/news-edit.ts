// Generated from schemas/news/news-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/news-edit.ts';
import { newsAddPicture, newsGet, newsUpdate } from '../endpoints/news.ts';

const screen: FormScreen = {
  id: 'news-edit',
  file: 'schemas/news/news-edit.screen.json',
  title: 'Edit News',
  roles: [2, 3],
  route: '/dashboard/news/edit/{id}',
  parent: { screen: 'news-list', route: '/dashboard/news', title: 'News' },
  kind: 'form',
  load: { endpoint: newsGet, with: { id: { from: 'route', path: 'id' } } },
  label: 'title',
  version: 'version',
  fields: [
    { name: 'title', label: 'News Title', field: 'text', required: true, span: 12 },
    {
      name: 'banner',
      label: 'Banner',
      field: 'image',
      span: 12,
      options: { preview: 'banner' },
      unchanged: 'empty',
      remove: { flag: 'banner_remove', extension: 'news.update.banner_remove' },
      from: null,
    },
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
  submit: {
    call: { endpoint: newsUpdate, with: { id: { from: 'route', path: 'id' } } },
    label: 'Save',
    then: { back: true },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 500,
};
export default screen;
