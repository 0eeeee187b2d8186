import type { Call } from '../../../../core/model.ts';
import { resolveValues, type Scope } from '../../../../core/scope.ts';
import type { ErrorLink } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import { endpointOn } from '../../base/page-settings.ts';
import { useResponse } from '../../data/use-response.ts';
import { Icon } from '../../ui/icons.tsx';
import { Mend } from './mend.tsx';

interface Said {
  readonly message?: string | null;
  readonly link?: ErrorLink | null;
}

/** What the person has to know before typing, and where it is mended. Nothing where the server lacks the call. */
export default function FormNotice({ call, scope }: { readonly call: Call; readonly scope: Scope }) {
  const { answer } = useResponse(
    endpointOn(call.endpoint) ? call.endpoint : null,
    resolveValues(call.with, scope),
  );
  const { message, link }: Said = answer?.item ?? {};
  if (!message) return null;
  return (
    <div className="form-summary" data-draft role="status">
      <Icon name="info" />
      <span>
        {t(message)} {link && <Mend link={link} />}
      </span>
    </div>
  );
}
