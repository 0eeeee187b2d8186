import { useMemo, useState } from 'react';
import type { DetailSection } from '../../../../core/model.ts';
import type { Scope } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import { useUser } from '../../data/session/session-store.ts';
import { useAddress } from '../../navigation/address.tsx';
import { findOpenable } from '../../navigation/prepare.ts';
import { ScreenWithin, useTargetParams } from '../../navigation/screen-within.tsx';
import { type TabFrame, TabFrameContext } from '../../navigation/tab-frame.ts';

interface ScreenSectionProps {
  readonly section: Extract<DetailSection, { kind: 'screen' }>;
  readonly scope: Scope;
}

/** Another screen as a section of a record's page; its actions are beside the section's title. */
export default function ScreenSection({ section: { target, title }, scope }: ScreenSectionProps) {
  const { hash } = useAddress();
  const user = useUser();
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const frame = useMemo<TabFrame>(
    () => ({
      actions,
      isPart: true,
      addressOf: (query) => ({ search: query && `?${query.replace(/^\?/, '')}`, hash }),
    }),
    [actions, hash],
  );
  const params = useTargetParams(target, scope);
  const entry = findOpenable(target.screen, user);
  if (!entry) return null;
  return (
    <>
      <div className="detail-heading">
        {title ? <h2>{t(title)}</h2> : <span />}
        <div ref={setActions} />
      </div>
      <TabFrameContext value={frame}>
        <ScreenWithin entry={entry} params={params} />
      </TabFrameContext>
    </>
  );
}
