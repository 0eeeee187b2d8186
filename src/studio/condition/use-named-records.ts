import { useEffect } from 'react';
import { readPath } from '../../../core/scope.ts';
import type { ComparedKind } from '../../../core/studio.ts';
import { answersAt, recordsIn } from '../ask/records-in.ts';
import { useStudio } from '../use-studio.ts';

/** Number -> name of the records that a field may be compared with; asked for with the sign-in of the preview. */
export function useNamedRecords({ records }: ComparedKind): ReadonlyMap<string, string> {
  const { answers, noteAnswer } = useStudio();
  const path = records?.path;
  const answer = answersAt(answers, path)[0];
  const isMissing = path !== undefined && answer === undefined;
  useEffect(() => {
    const token = window.studioPreview?.session?.token;
    if (!isMissing || token === undefined) return;
    fetch(path, { headers: { authorization: `Bearer ${token}` } })
      .then((response) => response.json())
      // Without names the numbers stay.
      .then(
        (body) => noteAnswer(path, body),
        () => undefined,
      );
  }, [isMissing, path, noteAnswer]);
  const listed = records ? recordsIn(answer) : [];
  return new Map(
    listed.map((record) => [
      String(readPath(record, records?.value ?? '')),
      String(readPath(record, records?.label ?? '') ?? ''),
    ]),
  );
}
