import { useEffect } from 'react';
import { notify } from '../../runtime/index.ts';
import { logFailure } from './model/failures.ts';
import type { ChatService } from './service/chat-service.ts';

/** Milliseconds that the notice stays: nobody waits for it. */
const STAYS = 8000;

/** Says that a conversation was given to this person, by a colleague or in turn. */
export function useAssignedNotice(service: ChatService): void {
  useEffect(
    () =>
      service.listen((event) => {
        if (event.kind !== 'assigned' || event.assignee?.uid !== service.me || event.by === service.me)
          return;
        service
          .conversation(event.conversation)
          .then((shop) => {
            if (shop)
              notify('{name} was assigned to you.', {
                tone: 'info',
                values: { name: shop.name },
                duration: STAYS,
              });
          })
          .catch((error: unknown) => logFailure('conversations', error));
      }),
    [service],
  );
}
