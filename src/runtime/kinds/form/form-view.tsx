import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FormScreen } from '../../../../core/model.ts';
import type { Row, Scope } from '../../../../core/scope.ts';
import { ConflictNotice } from '../../form/conflict/conflict-notice.tsx';
import { takeRecord } from '../../form/conflict/take-record.ts';
import { useKeptStore } from '../../form/draft/use-draft.ts';
import { Engine } from '../../form/engine/engine.tsx';
import { FormBeside, FormSurface } from '../../form/engine/form-surface.ts';
import { FormSlot } from '../../form/engine/lazy-slot.ts';
import { type FormApi, FormContext, StepContext } from '../../form/state/form-api.ts';
import { layoutOf } from '../../form/state/form-layout.ts';
import { withOfferedChoices } from '../../form/state/offered-choices.ts';
import { startingValues } from '../../form/state/starting-values.ts';
import { ErrorSummary } from '../../form/submit/error-summary.tsx';
import { useLeaveGuard } from '../../form/submit/leave-guard.ts';
import { checkFields, recheckField } from '../../form/submit/recheck.ts';
import { useSubmit } from '../../form/submit/use-submit.ts';
import { useAddress } from '../../navigation/address.tsx';
import { differInQuery } from '../../navigation/same-place.ts';
import type { ScreenProps } from '../../navigation/screen-props.ts';
import { isEnter } from '../../ui/is-composing.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { FormFooter } from './form-footer.tsx';
import { type Steps, useSteps } from './use-steps.ts';

// Chunks of their own; few forms have steps, a notice or a draft.
const FormNotice = lazyWithPreload(() => import('../../form/submit/form-notice.tsx'), { optional: true });
const DraftNotice = lazyWithPreload(() => import('../../form/draft/draft-notice.tsx'));
const StepStrip = lazyWithPreload(() => import('./step-strip.tsx'));

interface FormViewProps {
  readonly screen: FormScreen;
  /** The scope, with the record as its row. */
  readonly scope: Scope;
  readonly record?: Row;
  /** The record is a row passed by navigation; the request is pending. */
  readonly early?: boolean;
  /** The record was deleted. */
  readonly gone?: boolean;
  readonly dialog?: ScreenProps<FormScreen>['dialog'];
}

/** The form itself. A record that arrives later or again only fills fields that the user has not changed. */
export function FormView({ screen: declared, scope, record, dialog, ...recordState }: FormViewProps) {
  const [start] = useState(() => startingValues(declared, record));
  const { user } = scope;
  const screen = useMemo(() => withOfferedChoices(declared, user, start), [declared, user, start]);
  const { store, draft } = useKeptStore(screen, { start, record }, scope, dialog !== undefined);
  const form = useFormApi(screen, store, scope, record);
  useArrivingRecord(form, recordState);
  const besideSlot = screen.slots?.beside;
  const { submit, progress, lock } = useSubmit(form, dialog);
  const steps = useSteps(form, dialog !== undefined);
  const address = useAddress();
  useLeaveGuard(store, dialog, {
    isWithinForm: steps && ((targetLocation) => differInQuery(['step'], address, targetLocation)),
    leave: screen.leave,
  });

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (isEnter(event) && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  };
  const surface = (
    <FormSurface
      noValidate
      aria-busy={progress.busy}
      data-locked={progress.locked || undefined}
      data-dialog={dialog !== undefined || undefined}
      data-wide={form.layout.wide || undefined}
      data-steps={steps ? true : undefined}
      onSubmit={steps ? (event) => steps.submit(event, submit, lock) : submit}
      onKeyDown={onKeyDown}
    >
      {draft ? <DraftNotice draft={draft} /> : null}
      <ConflictNotice locked={progress.locked} />
      {steps ? (
        <div className="form-steps">
          <StepStrip steps={steps} />
        </div>
      ) : null}
      <ErrorSummary />
      {declared.notice ? <FormNotice call={declared.notice} scope={scope} /> : null}
      <FormBody screen={screen} busy={progress.busy} steps={steps} />
      <FormFooter progress={progress} dialog={dialog} steps={steps} />
    </FormSurface>
  );
  return (
    <FormContext value={form}>
      {besideSlot ? (
        <FormBeside>
          {surface}
          <FormSlot slot={besideSlot} scrolls />
        </FormBeside>
      ) : (
        surface
      )}
    </FormContext>
  );
}

/** What the fields of the form share. */
function useFormApi(
  screen: FormScreen,
  store: FormApi['store'],
  scope: Scope,
  record: Row | undefined,
): FormApi {
  const prefix = useId();
  return useMemo<FormApi>(() => {
    const api: FormApi = {
      screen,
      layout: layoutOf(screen),
      store,
      scope,
      ...(record ? { record } : {}),
      idOf: (name) => `${prefix}-${name}`,
      recheck: (name) => recheckField(api, name),
      steps: {},
      check: (names) => checkFields(api, names),
    };
    return api;
  }, [screen, store, scope, record, prefix]);
}

/** Fills in a record that arrives, and tells when it was deleted. */
function useArrivingRecord(
  { screen, store, record }: FormApi,
  { early = false, gone = false }: Pick<FormViewProps, 'early' | 'gone'>,
): void {
  const filled = useRef({ record, early });
  useEffect(() => {
    const last = filled.current;
    filled.current = { record, early };
    if (last.record !== record) takeRecord({ screen, store }, record, last.early);
  }, [store, screen, record, early]);
  useEffect(() => {
    if (gone) store.setConflict({ kind: 'gone' });
  }, [store, gone]);
}

/** The fields, of a form with steps those of the current one, above a hand-made part. */
function FormBody({ screen, busy, steps }: { screen: FormScreen; busy: boolean; steps: Steps | undefined }) {
  const below = screen.slots?.below;
  return (
    <div className="form-body" inert={busy}>
      <StepContext value={steps?.current.index}>
        <Engine screen={screen} />
      </StepContext>
      {below && <FormSlot slot={below} />}
    </div>
  );
}
