import Button from '@mui/material/Button';
import { type RefObject, useEffect, useState } from 'react';
import { Icon, t } from '../../runtime/index.ts';
import type { useHistory } from './use-history.ts';
import type { useSeen } from './use-seen.ts';

interface WayUpProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly history: ReturnType<typeof useHistory>;
  readonly seen: Pick<ReturnType<typeof useSeen>, 'above' | 'unreadFrom'>;
  /** Scrolls to a message. */
  centre(id: string): void;
}

/** A button that leads up to where the unread begins, and loads what stands between. */
export function WayUp({ box, history, seen: { above, unreadFrom }, centre }: WayUpProps) {
  const [isGoing, setGoing] = useState(false);
  const { older, loading, failed, loadOlder } = history;
  useEffect(() => {
    if (!isGoing || loading) return;
    if (unreadFrom === undefined && older && !failed) return void loadOlder();
    setGoing(false);
    if (unreadFrom === undefined) return;
    centre(unreadFrom);
    // The button is gone.
    box.current?.focus();
    requestAnimationFrame(() =>
      box.current?.querySelector(`li[data-message="${unreadFrom}"]`)?.scrollIntoView?.({ block: 'center' }),
    );
  });
  if (above === 0) return null;
  return (
    <div className="above">
      <Button
        size="small"
        variant="contained"
        disabled={isGoing}
        startIcon={<Icon name="chevron-up" />}
        onClick={() => setGoing(true)}
      >
        {t('{count} new messages', { count: above })}
      </Button>
    </div>
  );
}
