import { useState } from 'react';
import { confirm, copyText, errorText, notify, openDialogWith, t } from '../../runtime/index.ts';
import { ForwardMessage } from './forward-message.tsx';
import type { MessageWays } from './message-actions.ts';
import { MessageDetailsView } from './message-details.tsx';
import type { OutboxRunner } from './model/outbox-runner.ts';
import type { ChatService, Conversation, Message } from './service/chat-service.ts';
import { toText } from './to-text.ts';

interface Options {
  readonly service: ChatService;
  readonly outbox: OutboxRunner;
  readonly shop: Conversation;
  /** Answers a message from the composer. */
  reply(message: Message): void;
  /** Leaves the conversation, so that it is not read at once. */
  leave(): void;
  /** Gives the focus back to the menu of a message. */
  focusMenu(id: string): void;
}

/** What the menus of a conversation's messages do, and which message is being edited. */
export function useMessageWays({ service, outbox, shop, reply, leave, focusMenu }: Options) {
  const [editedId, setEditedId] = useState<string>();
  const tell = (error: unknown) => notify(errorText(error), { tone: 'error' });
  const ways: MessageWays = {
    reply,
    copy: async ({ text }) => {
      if (await copyText(text)) notify('Copied.');
    },
    forward: (message) =>
      void openDialogWith(t('Forward to shops'), (dialog) => (
        <ForwardMessage
          {...dialog}
          service={service}
          message={message}
          send={(conversation, forwarded) => outbox.send(conversation, forwarded)}
        />
      )),
    edit: ({ id }) => setEditedId(id),
    remove: async (message) => {
      if (!(await confirm({ text: 'Delete this message?', submit: 'Delete', danger: true })))
        return focusMenu(message.id);
      await service.changes?.remove(message).catch(tell);
      // Its menu is gone.
      toText();
    },
    markUnread: async ({ id }) => {
      try {
        await service.markUnread?.(shop.id, id);
        leave();
      } catch (error) {
        tell(error);
      }
    },
    showDetails: (message) =>
      void openDialogWith(t('Message details'), (dialog) => (
        <MessageDetailsView {...dialog} service={service} message={message} />
      )),
  };
  const closeEdit = () => {
    if (editedId === undefined) return;
    setEditedId(undefined);
    setTimeout(() => focusMenu(editedId));
  };
  const save = async (message: Message, text: string) => service.changes?.edit(message, text);
  return { ways, editedId, closeEdit, save };
}
