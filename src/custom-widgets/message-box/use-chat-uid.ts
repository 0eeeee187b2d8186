import { useEffect } from 'react';
import { calls } from '../../generated/product/widgets/message-box.ts';
import { mayCall, sessionCookie, useAccount } from '../../runtime/index.ts';
import { logFailure } from '../chat-workspace/model/failures.ts';
import { vendorCalls } from '../chat-workspace/service/vendor-calls.ts';

const chatUid = sessionCookie('chat_uid');

/**
 * Keeps who this person is in the chat in a cookie beside those of the session: the account's own uuid, or what the server says
 * once after a sign-in without one.
 */
export function useChatUid(): void {
  const user = useAccount();
  const [id, uuid] = [user?.id, user?.uuid];
  const isAsked = uuid === undefined && mayCall(calls['chat.check-uid'], user);
  useEffect(() => {
    if (id === undefined) return;
    // Who has signed out meanwhile is nobody in the chat.
    let isSignedIn = true;
    if (uuid !== undefined) chatUid.write(uuid);
    else if (isAsked && !chatUid.read())
      vendorCalls(calls)
        .checkUid()
        .then(
          (uid) => isSignedIn && chatUid.write(uid),
          (error: unknown) => isSignedIn && logFailure('open', error),
        );
    return () => {
      isSignedIn = false;
    };
  }, [id, uuid, isAsked]);
}
