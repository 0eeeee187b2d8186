import { addMessage, notifyChat, shopOf } from '../chat/chat.store.ts';
import { takeLater } from '../chat/team.store.ts';
import type { JobTask } from '../jobs/index.ts';

/** Takes the message out of those that wait and sends it, in one transaction: it goes out once, or not at all. */
export const sendLater: JobTask<{ readonly id: number }> = {
  async run(run) {
    await run.step(async ({ db, advance }) => {
      const scheduledMessage = await takeLater(db, run.input.id);
      const shop = scheduledMessage && (await shopOf(db, scheduledMessage.conversation_id));
      if (scheduledMessage && typeof shop === 'number') {
        const { client_id, content: text } = scheduledMessage;
        await addMessage(db, shop, scheduledMessage.admin_user_id, {
          client_id,
          type: 'text',
          text,
          data: null,
        });
        await notifyChat(db, { kind: 'later', conversation: scheduledMessage.conversation_id });
      }
      advance({ done: 1, total: 1 });
    });
    return { message: 'The message was sent.' };
  },
};
