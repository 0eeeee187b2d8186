import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import type { ApiError } from '../../core/api-error.ts';
import { t } from '../../core/i18n/t.ts';
import { product } from '../../core/product.ts';
import { fillRoute, isFilled, type Row, resolveValues } from '../../core/scope.ts';
import { canRead } from '../../data/read.ts';
import { useUser } from '../../data/session/session-store.ts';
import { useResponse } from '../../data/use-response.ts';
import { FormSkeleton } from '../../form/engine/form-skeleton.tsx';
import { holdsFields } from '../../form/state/starting-values.ts';
import type { Call, FormScreen } from '../../model.ts';
import { useCurrentScreen, useScope } from '../../navigation/current-screen.ts';
import { go } from '../../navigation/go.ts';
import { Page } from '../../navigation/page.tsx';
import { parentRoute } from '../../navigation/parents.ts';
import type { ScreenProps } from '../../navigation/screen-props.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import { FormView } from './form-view.tsx';

// Few forms have it.
const RecordSummary = lazyWithPreload(() => import('./record-summary.tsx'));

type Props = ScreenProps<FormScreen>;

/** A form: of a new record, or of one that is loaded first. */
export default function FormScreenView(props: Props) {
  const { screen, params } = props;
  // Another record is another form: nothing of the last one may stay in a field.
  const key = `${screen.id} ${JSON.stringify(params)}`;
  if (screen.load) return <LoadedForm key={key} {...props} load={screen.load} />;
  return (
    <Page screen={screen}>
      <NewForm key={key} {...props} />
    </Page>
  );
}

function NewForm({ screen, dialog, passed }: Props) {
  return <FormView screen={screen} scope={useScope(passed)} {...(dialog ? { dialog } : {})} />;
}

function LoadedForm({ screen, passed, dialog, load }: Props & { load: Call }) {
  const scope = useScope(passed);
  const input = resolveValues(load.with, scope);
  const isNamed = isFilled(fillRoute(load.endpoint.path, input));
  const canLoad = isNamed && canRead(load.endpoint);
  const { answer, error, retry } = useResponse(canLoad ? load.endpoint : null, input);
  const [early] = useState<Row | undefined>(() =>
    passed && holdsFields(screen.fields, passed) ? passed : undefined,
  );
  const own = useOwnAccount(load, canLoad);
  const record = answer ? answer.item : (early ?? own);
  const full = useScope(record);
  const content = () => {
    if (record)
      return (
        <>
          {screen.summary && <RecordSummary screen={screen} scope={full} />}
          <FormView
            screen={screen}
            scope={full}
            record={record}
            early={!answer && canLoad}
            gone={error !== undefined && isMissing(error)}
            {...(dialog ? { dialog } : {})}
          />
        </>
      );
    if (error && !isMissing(error))
      return <ErrorState error={error} retry={retry} action={<WayBack screen={screen} />} />;
    if (!isNamed && !dialog) return <LeadUp screen={screen} />;
    if (error || answer || !canLoad) return <NotFound screen={screen} />;
    return <FormSkeleton screen={screen} />;
  };
  return (
    <Page screen={screen} record={record ?? {}}>
      {content()}
    </Page>
  );
}

/** Where the server has no call for the signed-in account, the answer of the sign-in is used. */
function useOwnAccount(load: Call, canLoad: boolean): Row | undefined {
  const user = useUser();
  const isOwn = !canLoad && load.endpoint.id === product().session.me?.id;
  return useMemo(() => (isOwn && user ? { ...user } : undefined), [isOwn, user]);
}

function NotFound({ screen }: { screen: FormScreen }) {
  return (
    <EmptyState
      text="This record was not found."
      hint="It may have been deleted, or the address may be wrong."
      action={<WayBack screen={screen} />}
    />
  );
}

/** An address that does not say which record is meant leads to where one is chosen. */
function LeadUp({ screen }: { screen: FormScreen }) {
  const current = useCurrentScreen();
  const route = current && parentRoute(product(), current.entry, current.params);
  useEffect(() => {
    if (!route) return;
    notify(t('This record was not found.'), 'error');
    void go(route, { replace: true });
  }, [route]);
  return <FormSkeleton screen={screen} />;
}

function WayBack({ screen }: { screen: FormScreen }) {
  const current = useCurrentScreen();
  if (!current || current.dialog) return null;
  const route = parentRoute(product(), current.entry, current.params);
  const title = screen.parent && t(screen.parent.title);
  return (
    <Button variant="outlined" color="inherit" onClick={() => void go(route)}>
      {title ? t('Back to {title}', { title }) : t('Back')}
    </Button>
  );
}

function isMissing(error: ApiError): boolean {
  return error.status === 404 || error.status === 410;
}
