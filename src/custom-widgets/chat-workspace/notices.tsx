import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { Icon, IconButton, t } from '../../runtime/index.ts';
import { askForNotices, noticePermission, showNotice } from './desktop-notices.ts';
import { lineOf } from './line-of.ts';
import { keepNotices, readNotices } from './model/kept-notices.ts';
import { clockTime, isQuiet, type NoticeSettings } from './model/notices.ts';
import type { ChatService, Conversation } from './service/chat-service.ts';

interface NoticesProps {
  readonly service: ChatService;
  /** The conversations of the list, and the open one. */
  readonly rows: readonly Conversation[];
  readonly chosen: string | undefined;
  choose(row: Conversation): void;
}

/**
 * Desktop notifications of shop messages while the page is not visible; the browser asks for permission when the user enables
 * them.
 */
export function Notices(props: NoticesProps) {
  const { service } = props;
  const [settings, setSettings] = useState(() => readNotices(service.me));
  const [isOpen, setOpen] = useState(false);
  const [permission, setPermission] = useState(noticePermission);
  useNotices(props, settings);
  if (permission === undefined) return null;
  const change = (changes: Partial<NoticeSettings>) => {
    const nextSettings = { ...settings, ...changes };
    setSettings(nextSettings);
    keepNotices(service.me, nextSettings);
  };
  const turn = async () => {
    const grantedPermission = settings.on ? permission : await askForNotices();
    setPermission(grantedPermission);
    change({ on: !settings.on && grantedPermission === 'granted' });
  };
  const isOn = settings.on && permission === 'granted';
  return (
    <div className="notices">
      <IconButton
        type="button"
        className={isOn ? 'on' : ''}
        aria-label={t('Notifications')}
        aria-expanded={isOpen}
        onClick={() => setOpen((open) => !open)}
      >
        <Icon name="bell" />
      </IconButton>
      {isOpen && (
        <fieldset aria-label={t('Notifications')}>
          {permission === 'denied' ? (
            <p role="status">{t('This browser does not allow notifications of this page.')}</p>
          ) : (
            <Button size="small" variant="outlined" onClick={() => void turn()}>
              {t(isOn ? 'Turn off' : 'Turn on')}
            </Button>
          )}
          <label>
            {t('Quiet from')}
            <input
              type="time"
              value={settings.quietFrom}
              onChange={({ target }) => target.value && change({ quietFrom: target.value })}
            />
          </label>
          <label>
            {t('Quiet until')}
            <input
              type="time"
              value={settings.quietTo}
              onChange={({ target }) => target.value && change({ quietTo: target.value })}
            />
          </label>
        </fieldset>
      )}
    </div>
  );
}

function useNotices({ service, ...noticeProps }: NoticesProps, settings: NoticeSettings): void {
  const latestProps = useRef({ ...noticeProps, settings });
  latestProps.current = { ...noticeProps, settings };
  useEffect(
    () =>
      service.listen((event) => {
        const { rows, chosen, choose, settings: set } = latestProps.current;
        if (event.kind !== 'message' || !set.on || noticePermission() !== 'granted') return;
        const { conversation, sender } = event.message;
        const row = rows.find(({ id }) => id === conversation);
        // Colleagues' messages are not notified. The sender of a conversation outside the loaded list is assumed to be its shop.
        if (sender.uid === service.me || (row && sender.uid !== row.uid) || event.message.type === 'note')
          return;
        if (isQuiet(set, clockTime()) || (!document.hidden && conversation === chosen)) return;
        // One notification per conversation: a later message replaces it.
        showNotice(sender.name, {
          body: lineOf(event.message),
          tag: `chat ${conversation}`,
          onClick: () => row && choose(row),
        });
      }),
    [service],
  );
}
