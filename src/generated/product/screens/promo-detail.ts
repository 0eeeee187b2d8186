// Generated from schemas/promo/promo-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { broadcastReach } from '../endpoints/broadcast.ts';
import { promoGet, promoNotify } from '../endpoints/promo.ts';

const screen: DetailScreen = {
  id: 'promo-detail',
  file: 'schemas/promo/promo-detail.screen.json',
  title: 'Promo Detail',
  roles: [2, 3],
  route: '/dashboard/promo/basic/details/{id}',
  parent: { screen: 'promo', route: '/dashboard/promo/basic', title: 'Basic Promo' },
  kind: 'detail',
  source: { endpoint: promoGet, with: { id: { from: 'route', path: 'id' } } },
  heading: {
    badges: [
      {
        path: 'status',
        label: 'Status',
        cell: 'choice',
        choices: [{ value: 0, label: 'Inactive' }, { value: 1, label: 'Active', tone: 'good' }],
      },
    ],
  },
  actions: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      place: 'primary',
      to: {
        screen: 'promo-edit',
        route: '/dashboard/promo/basic/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'products',
      label: 'Products',
      icon: 'tree',
      to: {
        screen: 'promo-detail-products',
        route: '/dashboard/promo/products/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'images',
      label: 'Foto Content',
      icon: 'image',
      to: {
        screen: 'promo-images',
        route: '/dashboard/promo/basic/images/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'remind',
      label: 'Set reminder date',
      icon: 'calendar',
      dialog: {
        screen: 'promo-remind',
        route: '/dashboard/promo/basic/remind/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'notify',
      label: 'Send Notification',
      icon: 'megaphone',
      call: { endpoint: promoNotify, with: { promo_id: { from: 'row', path: 'id' } } },
      notice: { endpoint: broadcastReach },
      confirm: {
        text: 'Send the reminder of {title} to all active shops?',
        cancel: 'Batal',
        submit: 'Send Notification',
      },
    },
  ],
  main: [
    {
      kind: 'fields',
      fields: [
        {
          path: 'offer.message',
          label: 'Who gets what',
          cell: 'message',
          options: { params: 'offer.params', lines: 12 },
          when: { field: 'offer', exists: true },
          extension: 'promo.get.offer',
        },
        {
          path: 'standing.message',
          label: 'Applies today',
          cell: 'message',
          options: { params: 'standing.params' },
          when: { field: 'standing', exists: true },
          extension: 'promo.get.standing',
        },
        {
          path: 'used.message',
          label: 'Used',
          cell: 'message',
          options: { params: 'used.params' },
          when: { field: 'used', exists: true },
          extension: 'promo.get.used',
        },
        { path: 'title', label: 'Title', cell: 'text' },
        { path: 'start_date', label: 'Start Date', cell: 'date', options: { format: 'DD MMM YYYY' } },
        { path: 'end_date', label: 'End Date', cell: 'date', options: { format: 'DD MMM YYYY' } },
        {
          path: 'remind_start_date',
          label: 'Remind Start Date',
          cell: 'date',
          when: { field: 'remind_start_date', exists: true },
        },
        {
          path: 'remind_end_date',
          label: 'Remind End Date',
          cell: 'date',
          when: { field: 'remind_end_date', exists: true },
        },
        { path: 'content', label: 'Content', cell: 'html' },
      ],
    },
  ],
  aside: [
    {
      kind: 'fields',
      fields: [
        { path: 'banner_url', label: 'Foto Banner', cell: 'image', options: { width: 240, height: 180 } },
      ],
    },
    {
      kind: 'gallery',
      title: 'Foto Content',
      rows: 'promo_images',
      image: 'imageUrl',
      thumbnail: 'imageUrl',
    },
  ],
};
export default screen;
