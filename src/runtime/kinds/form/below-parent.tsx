import type { ReactNode } from 'react';
import { isMissing } from '../../core/api-error.ts';
import { endpointOn } from '../../core/page-settings.ts';
import { resolveValues } from '../../core/scope.ts';
import { useResponse } from '../../data/use-response.ts';
import { FormSkeleton } from '../../form/engine/form-skeleton.tsx';
import type { FormScreen, ParentRecord } from '../../model.ts';
import { useScope } from '../../navigation/current-screen.ts';
import { RecordMissing } from '../../navigation/record-missing.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';

const ParentSummary = lazyWithPreload(() => import('../../cells/parent-summary.tsx'));

interface Props {
  readonly screen: FormScreen;
  readonly record: ParentRecord;
  readonly children: ReactNode;
}

/** A form of what belongs to a record: there is none where the record does not exist. Where it cannot be read, the form does without it. */
export function BelowParent({ screen, record, children }: Props) {
  const scope = useScope();
  const { call } = record;
  const { answer, error, loading } = useResponse(
    endpointOn(call.endpoint) ? call.endpoint : null,
    resolveValues(call.with, scope),
  );
  // What stands in a form that is open stays, also when somebody deletes its record meanwhile: saving tells it.
  if (!answer && error && isMissing(error)) return <RecordMissing screen={screen} />;
  if (loading) return <FormSkeleton screen={screen} />;
  return (
    <>
      {record.summary && <ParentSummary place={screen.file} record={record} scope={scope} />}
      {children}
    </>
  );
}
