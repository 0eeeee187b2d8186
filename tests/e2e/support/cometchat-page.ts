import type { BrowserContext, WebSocketRoute } from 'playwright/test';
import type { CometChatDouble } from '../../cometchat/double.ts';

/** Leads what the pages of a context ask of CometChat to a double; `cut` ends that line and refuses new ones. */
export async function leadToDouble(context: BrowserContext, double: CometChatDouble) {
  let isCut = false;
  const lines = new Map<WebSocketRoute, ReturnType<CometChatDouble['connect']>>();
  await context.route(/^https:\/\/[^/]+\.cometchat\.io\//, async (route) => {
    if (isCut) return route.abort('internetdisconnected');
    const asked = route.request();
    const [method, url, sent] = [asked.method(), asked.url(), asked.postData()];
    const body = await double.fetch({ method, url, headers: asked.headers(), ...(sent && { body: sent }) });
    await route.fulfill({ body, headers: { ...ANY_PAGE, 'content-type': 'application/json' } });
  });
  await context.routeWebSocket(/^wss:\/\/[^/]+\.cometchat\.io/, (line) => {
    if (isCut) return void line.close();
    const there = double.connect(
      (frame) => line.send(frame),
      () => void line.close(),
    );
    lines.set(line, there);
    line.onMessage((frame) => there.take(String(frame)));
    line.onClose(() => {
      lines.delete(line);
      there.close();
    });
  });
  return {
    cut() {
      isCut = true;
      for (const [line, there] of lines) {
        there.close();
        void line.close();
      }
      lines.clear();
    },
    mend() {
      isCut = false;
    },
  };
}

const ANY_PAGE = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
