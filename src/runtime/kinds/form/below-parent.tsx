import type { ReactNode } from 'react';
import type { FormScreen, ParentRecord } from '../../../../core/model.ts';
import { resolveValues } from '../../../../core/scope.ts';
import { isMissing } from '../../base/api-error.ts';
import { endpointOn } from '../../base/page-settings.ts';
import { useResponse } from '../../data/use-response.ts';
import { FormSkeleton } from '../../form/engine/form-skeleton.tsx';
import { useScope } from '../../navigation/current-screen.ts';
import { RecordMissing } from '../../navigation/record-missing.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';

export const ParentSummary = lazyWithPreload(() => import('../../cells/parent-summary.tsx'));

interface Props {
  readonly screen: FormScreen;
  readonly record: ParentRecord;
  readonly children: ReactNode;
}

/**
 * A form for something that belongs to a record; not shown when that record does not exist. When the record cannot be read, the
 * form works without it.
 */
export function BelowParent({ screen, record, children }: Props) {
  const scope = useScope();
  const { call } = record;
  const { answer, error, loading } = useResponse(
    endpointOn(call.endpoint) ? call.endpoint : null,
    resolveValues(call.with, scope),
  );
  // An open form stays when its parent record is deleted meanwhile; saving then reports it.
  if (!answer && error && isMissing(error)) return <RecordMissing screen={screen} />;
  if (loading) return <FormSkeleton screen={screen} />;
  return (
    <>
      {record.summary && <ParentSummary place={screen.file} record={record} scope={scope} />}
      {children}
    </>
  );
}
