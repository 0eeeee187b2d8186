import DialogContent from '@mui/material/DialogContent';
import { useEffect, useMemo, useState } from 'react';
import { asApiError } from '../base/api-error.ts';
import { retryChunk } from '../base/chunks.ts';
import { CurrentScreenContext } from '../navigation/current-screen.ts';
import { type Loaded, loadedScreen, loadScreen } from '../navigation/load-screen.ts';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { ErrorState, Skeleton } from '../ui/states.tsx';
import { leaveDialog } from './dialog-guards.ts';
import { closeDialog, type ScreenDialog } from './open-dialogs.ts';

/** A form or detail screen over the current one. */
export function ScreenDialogView({ id, dialog }: { id: number; dialog: ScreenDialog }) {
  const { entry, params, scope, onDone } = dialog;
  const [state, load] = useLoaded(dialog);
  const ways = useMemo(() => {
    const close = () => closeDialog(id);
    return {
      close,
      done: () => {
        close();
        onDone();
      },
    };
  }, [id, onDone]);
  const current = useMemo(() => ({ entry, params, dialog: ways }), [entry, params, ways]);
  return (
    <DialogFrame title={dialog.title} close={() => void leaveDialog(ways)}>
      <CurrentScreenContext value={current}>
        <DialogContent sx={{ padding: 4, paddingTop: '4px !important' }}>
          {state instanceof Error ? <ErrorState error={asApiError(state)} retry={load} /> : null}
          {state === undefined ? <Skeleton height={120} /> : null}
          {state && !(state instanceof Error) ? (
            <state.component
              screen={state.screen}
              params={params}
              dialog={ways}
              {...(scope.row ? { passed: scope.row } : {})}
            />
          ) : null}
        </DialogContent>
      </CurrentScreenContext>
    </DialogFrame>
  );
}

function useLoaded({ entry }: ScreenDialog): [Loaded | Error | undefined, () => void] {
  const [state, setState] = useState<Loaded | Error | undefined>(() => loadedScreen(entry));
  const load = useMemo(
    () => () => {
      setState(undefined);
      loadScreen(entry).then(setState, (error: unknown) => setState(error as Error));
    },
    [entry],
  );
  useEffect(() => {
    if (!loadedScreen(entry)) load();
  }, [entry, load]);
  return [state, () => void retryChunk(() => loadScreen(entry)).then(load)];
}
