import { type ComponentProps, Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Call, Condition, FormScreen } from '../../../../core/model.ts';
import { fillRoute, isFilled, type Row, readPath, resolveValues } from '../../../../core/scope.ts';
import { ActionBar } from '../../actions/action-bar.tsx';
import { notNow } from '../../actions/explain.ts';
import { isMissing } from '../../base/api-error.ts';
import { evaluate } from '../../base/evaluate.ts';
import { t } from '../../base/i18n/t.ts';
import { endpointOn } from '../../base/page-settings.ts';
import { product } from '../../base/product.ts';
import { canRead } from '../../data/read.ts';
import { useUser } from '../../data/session/session-store.ts';
import { useResponse } from '../../data/use-response.ts';
import { FormSkeleton } from '../../form/engine/form-skeleton.tsx';
import { FormBeside } from '../../form/engine/form-surface.ts';
import { FormFold, FormSlot } from '../../form/engine/lazy-slot.ts';
import { holdsFields } from '../../form/state/starting-values.ts';
import { useCurrentScreen, useScope } from '../../navigation/current-screen.ts';
import { go } from '../../navigation/go.ts';
import { Page } from '../../navigation/page.tsx';
import { parentRoute } from '../../navigation/parents.ts';
import { RecordMissing, WayBack } from '../../navigation/record-missing.tsx';
import type { ScreenProps } from '../../navigation/screen-props.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { EmptyState, ErrorState, FailureNote } from '../../ui/states.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import { FormView } from './form-view.tsx';

// Chunks of their own; few forms have them.
const RecordSummary = lazyWithPreload(() => import('./record-summary.tsx'));
const ParentSummary = lazyWithPreload(() => import('../../cells/parent-summary.tsx'));

/** Loads what only some forms have, so that it is there when the form is. */
export const preload = ({ summary, slots, record, sections }: FormScreen) =>
  Promise.all([
    summary && RecordSummary.preload(),
    slots && FormSlot.preload(),
    sections.some(({ folds }) => folds) && FormFold.preload(),
    record?.summary && ParentSummary.preload(),
  ]);

type Props = ScreenProps<FormScreen>;

/** A form for a new record, or for one that is loaded first. */
export default function FormScreenView(props: Props) {
  const { screen } = props;
  if (screen.load) return <LoadedForm {...props} load={screen.load} />;
  return (
    <Page screen={screen}>
      <NewForm {...props} />
    </Page>
  );
}

function NewForm({ screen, dialog, passed }: Props) {
  return (
    <BelowParent screen={screen}>
      <FormView screen={screen} scope={useScope(passed)} {...(dialog ? { dialog } : {})} />
    </BelowParent>
  );
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
  const accountRow = useOwnAccount(load, canLoad);
  const record = answer ? answer.item : (early ?? accountRow);
  const full = useScope(record);
  const content = () => {
    if (record && screen.when && !evaluate(screen.when, full))
      return (
        <EmptyState
          {...(isOfAccount(screen.when) ? NOT_THIS_ROLE : NOT_NOW)}
          action={<WayBack screen={screen} />}
        />
      );
    const why = record && screen.step && notNow(screen.step.label, screen.step, full);
    if (why) return <EmptyState text={why} hint={NOT_NOW.hint} action={<WayBack screen={screen} />} />;
    if (record)
      return (
        <>
          {error && !isMissing(error) && <FailureNote error={error} retry={retry} />}
          <SummarisedForm
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
    if (error || answer || !canLoad) return <RecordMissing screen={screen} />;
    return <FormSkeleton screen={screen} />;
  };
  const name = screen.label && readPath(record, screen.label);
  return (
    <Page
      screen={screen}
      record={record ?? {}}
      {...(name ? { heading: `${t(screen.title)} · ${name}` } : {})}
      actions={record && screen.actions && <ActionBar actions={screen.actions} scope={full} reload={retry} />}
    >
      <BelowParent screen={screen}>{content()}</BelowParent>
    </Page>
  );
}

/** The form with the values of its record; in a dialog, or with a part of its own beside it, below them. */
function SummarisedForm(props: ComponentProps<typeof FormView>) {
  const { screen, scope, dialog } = props;
  if (!screen.summary) return <FormView {...props} />;
  const Around = screen.slots?.beside || dialog ? Fragment : FormBeside;
  return (
    <Around>
      <RecordSummary screen={screen} scope={scope} />
      <FormView {...props} />
    </Around>
  );
}

/** What belongs to a record is not shown when that does not exist; when it cannot be read, the form works without. */
function BelowParent({ screen, children }: { screen: FormScreen; children: ReactNode }) {
  const scope = useScope();
  const { record } = screen;
  const { answer, error, loading, retry } = useResponse(
    record && endpointOn(record.call.endpoint) ? record.call.endpoint : null,
    resolveValues(record?.call.with, scope),
  );
  // An open form stays when its parent record is deleted meanwhile; saving then reports it.
  if (!answer && error && isMissing(error)) return <RecordMissing screen={screen} />;
  if (loading) return <FormSkeleton screen={screen} />;
  return (
    <>
      {record?.summary && <ParentSummary place={screen.file} record={record} scope={scope} />}
      {error && !record?.summary && <FailureNote error={error} retry={retry} />}
      {children}
    </>
  );
}

/**
 * When the server has no call for the signed-in account, the sign-in's answer is used: as it came, since the name that is
 * shown may be that of a shop.
 */
function useOwnAccount(load: Call, canLoad: boolean): Row | undefined {
  const user = useUser();
  const isOwn = !canLoad && load.endpoint.id === product().session.me?.id;
  return useMemo(
    () => (isOwn && user ? { avatar_url: null, ...user, ...user.answered } : undefined),
    [isOwn, user],
  );
}

/** A URL that does not identify the record redirects to the list where one is chosen. */
function LeadUp({ screen }: { screen: FormScreen }) {
  const current = useCurrentScreen();
  const route = current && parentRoute(product(), current.entry, current.params);
  useEffect(() => {
    if (!route) return;
    notify(t('This record was not found.'), 'error', 5000, true);
    void go(route, { replace: true });
  }, [route]);
  return <FormSkeleton screen={screen} />;
}

const NOT_THIS_ROLE = { text: 'Your role may not change this record.', hint: 'Ask somebody whose role may.' };
const NOT_NOW = {
  text: 'This is not possible with the record as it is.',
  hint: 'Somebody may have changed it meanwhile.',
};

/** Whether a condition reads the account and not only the record. */
function isOfAccount(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(isOfAccount);
  if ('any' in condition) return condition.any.some(isOfAccount);
  return 'not' in condition ? isOfAccount(condition.not) : 'user' in condition;
}
