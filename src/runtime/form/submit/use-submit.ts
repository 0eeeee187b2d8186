import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { FormScreen } from '../../../../core/model.ts';
import { useFollow } from '../../actions/follow.ts';
import { locked, usePending } from '../../actions/pending.ts';
import { ApiError, asApiError, errorText } from '../../base/api-error.ts';
import { atRest } from '../../base/at-rest.ts';
import { loadChunk } from '../../base/chunks.ts';
import { t } from '../../base/i18n/t.ts';
import { newId } from '../../data/new-id.ts';
import type { ScreenProps } from '../../navigation/screen-props.ts';
import { dismissErrors, notify } from '../../ui/toasts/notify.ts';
import { usePressed } from '../../ui/use-pressed.ts';
import { validateForm } from '../engine/form-validator.ts';
import { Attempt } from '../state/attempt.ts';
import type { FormApi } from '../state/form-api.ts';
import { updateLinkedFields } from '../state/linked-fields.ts';
import { preloadErrors } from './error-summary.tsx';
import { refuse } from './refuse.ts';

export interface Progress {
  /** The call is pending. */
  readonly busy: boolean;
  /** The button is disabled: pending, or so shortly after an answer or a refusal that a second click would be accidental. */
  readonly locked: boolean;
  /** 0..1 of the upload; absent when nothing large is sent. */
  readonly uploaded?: number;
}
const idle = { busy: false };

/** Milliseconds without a key before what saves is loaded, while the network is available. */
const REST = 1000;
let saving: typeof import('./save-form.ts') | undefined;
const loadSaving = async () => {
  saving ??= await loadChunk(() => import('./save-form.ts'));
  return saving;
};

/** Loads, once the page rests, what a submit needs. */
function usePreloadedParts(): void {
  useEffect(
    () =>
      atRest(() => {
        void loadSaving().catch(() => undefined);
        void preloadErrors();
      }, REST),
    [],
  );
}

/** Submits a form: commit input, validate, send, show the result, follow `then`. After any failure the typed values stay. */
export function useSubmit(form: FormApi, dialog: ScreenProps<FormScreen>['dialog']) {
  const [sending, setSending] = useState<Omit<Progress, 'locked'>>(idle);
  const follow = useFollow();
  const [attempt] = useState(() => new Attempt());
  const hasLeft = useHasLeft();
  const [submitLock] = useState(newId);
  const isLocked = usePending(submitLock);
  const keepPressed = usePressed(isLocked);

  usePreloadedParts();

  const save = useCallback(async () => {
    try {
      // What is typed from now on would not be saved.
      if (!saving) setSending({ busy: true });
      const { saveForm } = saving ?? (await loadSaving().catch(notSaved));
      const onSending = (uploaded?: number) =>
        setSending({ busy: true, ...(uploaded === undefined ? {} : { uploaded }) });
      await saveForm(form, { attempt, dialog, follow, hasLeft, onSending });
    } catch (error) {
      notify(errorText(asApiError(error)), 'error');
    }
    setSending(idle);
  }, [form, dialog, follow, attempt, hasLeft]);

  /** `work` runs unless the submit is locked. */
  const lock = useCallback(
    (work: () => void | Promise<void>) => {
      const begin = () => {
        keepPressed();
        return work();
      };
      void locked(submitLock, begin, form.screen.lock);
    },
    [form, submitLock, keepPressed],
  );

  const submit = useCallback(
    (event: FormEvent) => {
      event.preventDefault();
      event.stopPropagation();
      lock(() => {
        dismissErrors();
        for (const name of form.store.flush()) updateLinkedFields(form, name);
        const errors = validateForm(form);
        // The errors of an earlier attempt stay until the answer arrives, so that nothing moves under the pointer.
        if (errors.length === 0) return save();
        const { incomplete } = form.screen.submit;
        const isIncomplete = errors.some(({ own }) => !own);
        return refuse(form, errors, isIncomplete && incomplete ? t(incomplete) : undefined);
      });
    },
    [form, save, lock],
  );
  return { submit, progress: { ...sending, locked: isLocked }, lock };
}

/** Without what saves, nothing was sent. */
function notSaved(error: unknown): never {
  const saved = t('This was not saved. What you typed is still here.');
  throw new ApiError(`${saved} ${errorText(asApiError(error))}`, 0);
}

/** Whether the form was left. */
function useHasLeft(): () => boolean {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return useCallback(() => hasLeft.current, []);
}
