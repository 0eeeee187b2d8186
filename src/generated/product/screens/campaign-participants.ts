// Generated from schemas/campaign/campaign-participants.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { campaignNotify, campaignParticipants, campaignReach } from '../endpoints/campaign.ts';
import { chatOpen } from '../endpoints/chat.ts';

const screen: ListScreen = {
  id: 'campaign-participants',
  file: 'schemas/campaign/campaign-participants.screen.json',
  title: 'Participants',
  roles: [2, 3],
  route: '/dashboard/campaign/participants/{id}',
  parent: { screen: 'campaign-list', route: '/dashboard/campaign', title: 'Campaign' },
  kind: 'list',
  source: { endpoint: campaignParticipants, with: { id: { from: 'route', path: 'id' } } },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'typing' },
  filters: [],
  columns: [
    { path: 'user.shop_name', label: 'Shop', cell: 'text', priority: 1 },
    { path: 'user.owner_name', label: 'Owner', cell: 'text', priority: 3 },
    {
      path: 'reached',
      label: 'Reached',
      cell: 'varied',
      options: { by: 'campaign.type_target', as: { amount: 'money', qty: 'number' }, units: { qty: 'Pcs' } },
      extension: 'campaign.participants.reached',
      width: 144,
      priority: 2,
    },
    { path: 'participant_progress', label: 'Progress', cell: 'bar', priority: 1 },
  ],
  header: [
    {
      id: 'notify',
      label: 'Push Notifications',
      icon: 'megaphone',
      call: { endpoint: campaignNotify, with: { campaign_id: { from: 'route', path: 'id' }, type: 'all' } },
      notice: { endpoint: campaignReach, with: { id: { from: 'route', path: 'id' } } },
      confirm: {
        text: 'Send a notification to all participants?',
        cancel: 'Batal',
        submit: 'Push Notifications',
      },
    },
    {
      id: 'add',
      label: 'Add Participant',
      icon: 'add',
      place: 'primary',
      dialog: {
        screen: 'campaign-participants-add',
        route: '/dashboard/campaign/participants/{id}/add',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  ],
  row: [
    {
      id: 'notify-one',
      label: 'Push Notification',
      icon: 'megaphone',
      call: {
        endpoint: campaignNotify,
        with: {
          campaign_id: { from: 'route', path: 'id' },
          type: 'participant',
          user_id: { from: 'row', path: 'user_id' },
        },
      },
      confirm: {
        text: 'Send a notification to {user.shop_name}?',
        cancel: 'Batal',
        submit: 'Push Notification',
      },
    },
    {
      id: 'write',
      label: 'Write to this shop',
      icon: 'message',
      call: { endpoint: chatOpen, with: { user_id: { from: 'row', path: 'user_id' } } },
      then: {
        to: {
          screen: 'chat',
          route: '/dashboard/chat?conversation={conversation}',
          with: { conversation: { from: 'answer', path: 'conversation' } },
        },
      },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No participants yet', hint: 'The shops that take part. Add the first ones.' },
};
export default screen;
