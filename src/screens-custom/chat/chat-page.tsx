import { useEffect, useMemo } from 'react';
import { ChatWorkspace } from '../../custom-widgets/chat-workspace/chat-workspace.tsx';
import { keptOutbox } from '../../custom-widgets/chat-workspace/model/kept-outbox.ts';
import { chatServices } from '../../custom-widgets/chat-workspace/service/open-service.ts';
import type { ChatPageScreen } from '../../generated/product/components/chat-page.ts';
import { Page, useAccount } from '../../runtime/index.ts';

/** The page of the chat: the service and the outbox of the person who is signed in. */
export default function ChatPage({ screen }: ChatPageScreen) {
  const account = String(useAccount()?.id ?? '');
  const service = useMemo(() => chatServices.open(account), [account]);
  const store = useMemo(() => keptOutbox(account), [account]);
  useEffect(() => () => service.close(), [service]);
  return (
    <Page screen={screen}>
      <ChatWorkspace service={service} store={store} />
    </Page>
  );
}
