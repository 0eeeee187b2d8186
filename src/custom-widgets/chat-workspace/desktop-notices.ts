/** Whether the browser shows notifications of this page; undefined where it has none. On plain HTTP it has none, or denies them. */
export function noticePermission(): NotificationPermission | undefined {
  return globalThis.Notification?.permission;
}

/** Asks the person, once; the answer. */
export async function askForNotices(): Promise<NotificationPermission> {
  return (await globalThis.Notification?.requestPermission()) ?? 'denied';
}

/** Shows a notification in place of the last one of the same `tag`. A click closes it and leads to this window. */
export function showNotice(
  title: string,
  { onClick, ...content }: { readonly body: string; readonly tag: string; onClick(): void },
): void {
  const notice = new Notification(title, content);
  notice.onclick = () => {
    window.focus();
    onClick();
    notice.close();
  };
}
