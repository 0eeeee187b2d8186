import type { ErrorLink } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import { useUser } from '../../data/session/session-store.ts';
import { PageLink } from '../../navigation/address.tsx';
import { findOpenable } from '../../navigation/prepare.ts';

/** The way to where an error is mended; nothing for who may not open it. */
export function Mend({ link }: { readonly link: ErrorLink }) {
  const entry = findOpenable(link.screen, useUser());
  return entry && <PageLink to={entry.route}>{t(link.text)}</PageLink>;
}
