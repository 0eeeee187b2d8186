import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { FormScreen } from '../../../../core/model.ts';
import { useFollow } from '../../actions/follow.ts';
import { ApiError, asApiError, errorText } from '../../base/api-error.ts';
import { atRest } from '../../base/at-rest.ts';
import { loadChunk } from '../../base/chunks.ts';
import { t } from '../../base/i18n/t.ts';
import type { ScreenProps } from '../../navigation/screen-props.ts';
import { dismissErrors, notify } from '../../ui/toasts/notify.ts';
import { usePressed } from '../../ui/use-pressed.ts';
import { useStable } from '../../ui/use-stable.ts';
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
const idle: Progress = { busy: false, locked: false };

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
  const [progress, setProgress] = useState(idle);
  const follow = useFollow();
  const running = useRef(false);
  const [attempt] = useState(() => new Attempt());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasLeft = useHasLeft(() => clearTimeout(timer.current));
  const keepPressed = usePressed(progress.locked);

  const lockFor = useCallback((lock: number) => {
    running.current = true;
    setProgress(lock > 0 ? { busy: false, locked: true } : idle);
    timer.current = setTimeout(() => {
      running.current = false;
      setProgress(idle);
    }, lock);
  }, []);

  usePreloadedParts();

  const save = useCallback(async () => {
    running.current = true;
    let isSent = false;
    try {
      // What is typed from now on would not be saved.
      if (!saving) setProgress({ busy: true, locked: true });
      const { saveForm } = saving ?? (await loadSaving().catch(notSaved));
      const onSending = (uploaded?: number) =>
        setProgress({ busy: true, locked: true, ...(uploaded === undefined ? {} : { uploaded }) });
      isSent = await saveForm(form, { attempt, dialog, follow, hasLeft, onSending });
    } catch (error) {
      notify(errorText(asApiError(error)), 'error');
    }
    // A question that was answered with no was itself the pause.
    lockFor(isSent ? form.screen.lock : 0);
  }, [form, dialog, follow, attempt, hasLeft, lockFor]);

  const submit = useCallback(
    (event: FormEvent) => {
      event.preventDefault();
      event.stopPropagation();
      if (running.current) return;
      keepPressed();
      dismissErrors();
      for (const name of form.store.flush()) updateLinkedFields(form, name);
      const errors = validateForm(form);
      if (errors.length > 0) {
        lockFor(form.screen.lock);
        return refuse(form, errors, form.screen.submit.incomplete && t(form.screen.submit.incomplete));
      }
      // The errors of an earlier attempt stay until the answer arrives, so that nothing moves under the pointer.
      void save();
    },
    [form, save, lockFor, keepPressed],
  );
  const lock = useCallback(() => lockFor(form.screen.lock), [form, lockFor]);
  return { submit, progress, lock };
}

/** Without what saves, nothing was sent. */
function notSaved(error: unknown): never {
  const saved = t('This was not saved. What you typed is still here.');
  throw new ApiError(`${saved} ${errorText(asApiError(error))}`, 0);
}

/** Whether the form was left; `leave` runs then. */
function useHasLeft(leave: () => void): () => boolean {
  const hasLeft = useRef(false);
  const end = useStable(leave);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      end();
    };
  }, [end]);
  return useCallback(() => hasLeft.current, []);
}
