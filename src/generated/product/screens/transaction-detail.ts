// Generated from schemas/transaction/transaction-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { chatOpen } from '../endpoints/chat.ts';
import { transactionGet, transactionSync, transactionTimeline } from '../endpoints/transaction.ts';

const screen: DetailScreen = {
  id: 'transaction-detail',
  file: 'schemas/transaction/transaction-detail.screen.json',
  title: 'Transaction Detail',
  roles: [2, 3, 5],
  route: '/dashboard/transaction/detail/{id}',
  parent: { screen: 'transaction-list', route: '/dashboard/transaction', title: 'Transaction' },
  kind: 'detail',
  source: { endpoint: transactionGet, with: { id: { from: 'route', path: 'id' } } },
  live: { topic: 'transaction', key: 'transaction.id' },
  heading: {
    title: 'transaction.invoice_no',
    subtitle: { path: 'transaction.total_price', label: 'Total Price', cell: 'money' },
    badges: [
      {
        path: 'transaction.state',
        label: 'Status',
        cell: 'choice',
        choices: [
          { value: 0, label: 'Order Accepted', tone: 'info' },
          { value: 1, label: 'Waiting For Delivery', tone: 'warn' },
          { value: 2, label: 'Delivered', tone: 'info' },
          { value: 3, label: 'Done', tone: 'good' },
        ],
      },
      { path: 'transaction.user.shop_name', label: 'Shop Name', cell: 'text' },
    ],
  },
  actions: [
    {
      id: 'accept',
      label: 'Accept',
      place: 'primary',
      when: { field: 'transaction.state', is: 0 },
      to: {
        screen: 'transaction-accept',
        route: '/dashboard/transaction/paidconfirm/{id}/accept',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      id: 'deliver',
      label: 'Deliver',
      place: 'primary',
      when: { field: 'transaction.state', is: 1 },
      to: {
        screen: 'transaction-deliver',
        route: '/dashboard/transaction/paidconfirm/{id}/deliver',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      id: 'complete',
      label: 'Complete',
      place: 'primary',
      when: { field: 'transaction.state', is: 2 },
      to: {
        screen: 'transaction-complete',
        route: '/dashboard/transaction/paidconfirm/{id}/complete',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      id: 'sro',
      label: 'SRO',
      place: 'primary',
      when: { field: 'transaction.state', is: 3 },
      to: {
        screen: 'transaction-sro',
        route: '/dashboard/transaction/paidconfirm/{id}/sro',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      to: {
        screen: 'transaction-edit',
        route: '/dashboard/transaction/edit/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      id: 'sync',
      label: 'Sync',
      icon: 'sync',
      call: { endpoint: transactionSync, with: { id: { from: 'route', path: 'id' } } },
    },
    {
      id: 'write',
      label: 'Write to this shop',
      icon: 'message',
      place: 'menu',
      call: { endpoint: chatOpen, with: { user_id: { from: 'row', path: 'transaction.user.id' } } },
      then: {
        to: {
          screen: 'chat',
          route: '/dashboard/chat?conversation={conversation}',
          with: { conversation: { from: 'answer', path: 'conversation' } },
        },
      },
    },
    {
      id: 'send-invoice',
      label: 'Send the invoice',
      icon: 'receipt',
      place: 'menu',
      call: { endpoint: chatOpen, with: { user_id: { from: 'row', path: 'transaction.user.id' } } },
      then: {
        to: {
          screen: 'chat',
          route: '/dashboard/chat?conversation={conversation}&invoice={invoice}',
          with: {
            conversation: { from: 'answer', path: 'conversation' },
            invoice: { from: 'route', path: 'id' },
          },
        },
      },
    },
    {
      id: 'order-again',
      label: 'Order again',
      icon: 'refresh',
      place: 'menu',
      call: { endpoint: chatOpen, with: { user_id: { from: 'row', path: 'transaction.user.id' } } },
      then: {
        to: {
          screen: 'chat',
          route: '/dashboard/chat?conversation={conversation}&order={order}',
          with: {
            conversation: { from: 'answer', path: 'conversation' },
            order: { from: 'route', path: 'id' },
          },
        },
      },
    },
    {
      id: 'confirm-paid',
      label: 'Paid',
      enabled: { field: 'transaction.paid', is: 0 },
      refusal: 'This order is paid already.',
      to: {
        screen: 'transaction-paid',
        route: '/dashboard/transaction/paidconfirm/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  ],
  main: [
    {
      kind: 'steps',
      path: 'transaction.state',
      choices: [
        { value: 0, label: 'Order Accepted', tone: 'info' },
        { value: 1, label: 'Waiting For Delivery', tone: 'warn' },
        { value: 2, label: 'Delivered', tone: 'info' },
        { value: 3, label: 'Done', tone: 'good' },
      ],
      source: { endpoint: transactionTimeline, with: { id: { from: 'route', path: 'id' } } },
    },
    {
      kind: 'fields',
      fields: [
        { path: 'transaction.invoice_no', label: 'Invoice No', cell: 'text', options: { mono: true } },
        { path: 'transaction.nav_id', label: 'SO Number', cell: 'text', options: { mono: true } },
        { path: 'transaction.note', label: 'Catatan', cell: 'long-text' },
        { path: 'transaction.xp_point', label: 'XP Point', cell: 'number' },
      ],
    },
    {
      kind: 'widget',
      title: 'Free Gift',
      widget: 'transaction-gifts',
      props: { gifts: { from: 'row', path: 'cartItemsFreeCustom' } },
      when: { field: 'cartItemsFreeCustom.0.id', exists: true },
    },
    {
      kind: 'screen',
      target: {
        screen: 'transaction-parts',
        route: '/dashboard/transaction/parts/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  ],
  aside: [
    {
      kind: 'tasks',
      title: 'To do',
      tasks: {
        accept: 'Accept the order with its pick ticket and DO number.',
        deliver: 'Deliver the goods and note the SI number.',
        complete: 'Complete the order and give its points.',
        'confirm-paid': 'Confirm the payment once it has come in.',
      },
    },
    {
      kind: 'fields',
      title: 'Shop',
      fields: [
        { path: 'transaction.user.shop_name', label: 'Shop Name', cell: 'text' },
        { path: 'transaction.receiver_address', label: 'Receiver Address', cell: 'text' },
      ],
    },
    {
      kind: 'fields',
      title: 'Payment',
      fields: [
        { path: 'transaction.total_price', label: 'Total Price', cell: 'money' },
        {
          path: 'transaction.paid',
          label: 'Paid Status',
          cell: 'choice',
          choices: [{ value: 0, label: 'Unpaid', tone: 'warn' }, { value: 1, label: 'Paid', tone: 'good' }],
        },
        { path: 'transaction.payment_type', label: 'Pembayaran', cell: 'text' },
        { path: 'transaction.virtual_account_id', label: 'Nomor Virtual', cell: 'virtual-account' },
      ],
    },
    {
      kind: 'fields',
      title: 'Changed after the payment',
      fields: [
        {
          path: 'transaction.balance',
          label: 'Balance; below 0 it is a credit of the shop',
          cell: 'money',
          extension: 'transaction.get.transaction.balance',
        },
      ],
      when: { field: 'transaction.balance', exists: true },
    },
  ],
};
export default screen;
