import type { Call } from '../../../../core/model.ts';
import { resolveValues, type Scope } from '../../../../core/scope.ts';
import type { ErrorLink } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import { endpointOn } from '../../base/page-settings.ts';
import { useUser } from '../../data/session/session-store.ts';
import { useResponse } from '../../data/use-response.ts';
import { PageLink } from '../../navigation/address.tsx';
import { findOpenable } from '../../navigation/prepare.ts';
import { Icon } from '../../ui/icons.tsx';

interface Said {
  readonly message?: string | null;
  readonly params?: Readonly<Record<string, unknown>> | null;
  readonly link?: ErrorLink | null;
}

/** What the person has to know before typing, and where it is mended. Nothing where the server lacks the call. */
export default function FormNotice({ call, scope }: { readonly call: Call; readonly scope: Scope }) {
  const { answer } = useResponse(
    endpointOn(call.endpoint) ? call.endpoint : null,
    resolveValues(call.with, scope),
  );
  const { message, params, link }: Said = answer?.item ?? {};
  if (!message) return null;
  return (
    <div className="form-summary" data-draft="warn" role="status">
      <Icon name="warning" />
      <span>
        {t(message, params ?? undefined)} {link && <Mend link={link} />}
      </span>
    </div>
  );
}

/** The way to where an error is mended; nothing for who may not open it. */
export function Mend({ link }: { readonly link: ErrorLink }) {
  const entry = findOpenable(link.screen, useUser());
  return entry && <PageLink to={entry.route}>{t(link.text)}</PageLink>;
}
