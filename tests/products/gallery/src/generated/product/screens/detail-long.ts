// Generated from schemas/states/detail-long.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../../../../src/runtime/model.ts';
import { stateDo, stateOne } from '../endpoints/state.ts';

const screen: DetailScreen = {
  id: 'detail-long',
  file: 'schemas/states/detail-long.screen.json',
  title: 'Detail of very long data',
  roles: [1],
  route: '/gallery/detail/long',
  parent: { screen: 'list-full', route: '/gallery/list/full', title: 'List' },
  kind: 'detail',
  source: { endpoint: stateOne, with: { state: 'long' } },
  heading: {
    title: { path: 'name', label: '', cell: 'text' },
    subtitle: { path: 'amount', label: 'Amount', cell: 'money' },
    badges: [{ path: 'active', label: 'Status', cell: 'active' }],
  },
  actions: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      place: 'primary',
      roles: [1],
      to: { screen: 'form-full', route: '/gallery/form/full' },
    },
    {
      id: 'call',
      label: 'Inline',
      place: 'inline',
      roles: [1],
      call: { endpoint: stateDo, with: { how: 'well' } },
    },
    {
      id: 'more',
      label: 'In the menu',
      place: 'menu',
      roles: [1],
      call: { endpoint: stateDo, with: { how: 'well' } },
    },
    {
      id: 'delete',
      label: 'Delete',
      place: 'menu',
      danger: true,
      roles: [1],
      call: { endpoint: stateDo, with: { how: 'well' } },
      confirm: { text: 'Delete {name}?', cancel: 'Cancel', submit: 'OK' },
    },
  ],
  main: [
    {
      kind: 'fields',
      fields: [
        { path: 'name', label: 'Name', cell: 'text' },
        { path: 'city', label: 'City', cell: 'text' },
        { path: 'amount', label: 'Amount', cell: 'money' },
        { path: 'since', label: 'Since', cell: 'date' },
        { path: 'note', label: 'Note', cell: 'long-text' },
      ],
    },
    {
      kind: 'table',
      title: 'Table',
      rows: 'lines',
      columns: [
        { path: 'name', label: 'Name', cell: 'text', priority: 1 },
        { path: 'amount', label: 'Amount', cell: 'money', align: 'end', priority: 1 },
      ],
      actions: [
        {
          id: 'edit',
          label: 'Edit',
          place: 'inline',
          roles: [1],
          call: { endpoint: stateDo, with: { how: 'well' } },
        },
        {
          id: 'delete',
          label: 'Delete',
          place: 'menu',
          danger: true,
          roles: [1],
          call: { endpoint: stateDo, with: { how: 'well' } },
          confirm: { text: 'Delete {name}?', cancel: 'Cancel', submit: 'OK' },
        },
      ],
    },
    {
      kind: 'table',
      title: 'Table without rows',
      rows: 'bare',
      columns: [{ path: 'name', label: 'Name', cell: 'text', priority: 1 }],
      actions: [],
      empty: 'No lines yet',
    },
    { kind: 'widget', title: 'Widget', widget: 'note', props: { text: { from: 'row', path: 'note' } } },
  ],
  aside: [
    { kind: 'gallery', title: 'Gallery', rows: 'pictures', image: 'image', thumbnail: 'thumbnail' },
    {
      kind: 'gallery',
      title: 'Gallery without pictures',
      rows: 'bare',
      image: 'image',
      thumbnail: 'thumbnail',
      empty: 'No pictures yet',
    },
  ],
};

export default screen;
