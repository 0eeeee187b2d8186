import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useFollow } from '../../actions/follow.ts';
import { type ApiError, asApiError } from '../../core/api-error.ts';
import { t } from '../../core/i18n/t.ts';
import { resolveValues } from '../../core/scope.ts';
import { notifySuccess } from '../../data/notify-success.ts';
import { type ApiResponse, send } from '../../data/send.ts';
import { user } from '../../data/session/session-store.ts';
import type { FormScreen } from '../../model.ts';
import type { ScreenProps } from '../../navigation/screen-props.ts';
import { dismissErrors, notify } from '../../ui/toasts/notify.ts';
import { isVisible } from '../engine/declared-field.tsx';
import { focusConflict, focusField } from '../engine/focus-field.ts';
import { bodyToSend } from '../engine/form-body.ts';
import { validateForm } from '../engine/form-validator.ts';
import { showsPaths } from '../fields/index.ts';
import { Attempt } from '../state/attempt.ts';
import { mergeRecord } from '../state/conflict.ts';
import { type FieldError, reportOf } from '../state/error-report.ts';
import { type FormApi, scopeOf } from '../state/form-api.ts';
import { controlNames } from '../state/form-layout.ts';
import { addressLines } from '../state/line-values.ts';
import { updateLinkedFields } from '../state/linked-fields.ts';
import { settleSaved } from './after-save.ts';
import { errorsOfRefusal } from './refusal.ts';

export interface Progress {
  /** The call is under way. */
  readonly busy: boolean;
  /** The button does nothing: busy, or so shortly after an answer that a second click would be a slip. */
  readonly locked: boolean;
  /** 0..1 of the upload; absent when nothing large is sent. */
  readonly uploaded?: number;
}
const idle: Progress = { busy: false, locked: false };

/** Submits a form: flush, check, send, show the result, follow. Whatever fails, what was typed stays. */
export function useSubmit(form: FormApi, dialog: ScreenProps<FormScreen>['dialog']) {
  const [progress, setProgress] = useState(idle);
  const follow = useFollow();
  const running = useRef(false);
  const [attempt] = useState(() => new Attempt());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const save = useCallback(async () => {
    running.current = true;
    setProgress({ busy: true, locked: true });
    const { waiting } = form.screen.submit;
    if (waiting) notify(t(waiting), 'info');
    try {
      const answer = await sendForm(form, attempt, (uploaded) =>
        setProgress({ busy: true, locked: true, uploaded }),
      );
      attempt.answered();
      if (!dialog) form.store.setReport(reportOf([], []));
      settleSaved(form, answer.item);
      notifySuccess(answer, form.screen.submit.toast);
      if (dialog) dialog.done();
      else {
        // A new record might not be among what the list was searched for; a changed one is where it was found.
        const comesBack = form.record !== undefined;
        await follow(form.screen.submit.then, { ...scopeOf(form), answer: answer.item }, { comesBack });
      }
    } catch (error) {
      // An ended session is reported once, by the sign-in.
      if (!user()) return;
      const failure = asApiError(error);
      if (failure.status > 0) attempt.answered();
      const gone = failure.status === 404 && form.record !== undefined;
      form.store.setReport(reportOf([], []));
      if (gone) form.store.setConflict({ kind: 'gone' });
      if (gone || (failure.stale && form.store.conflict())) focusConflict(form);
      else refuseBy(form, failure);
    } finally {
      setProgress({ busy: false, locked: form.screen.lock > 0 });
      timer.current = setTimeout(() => {
        running.current = false;
        setProgress(idle);
      }, form.screen.lock);
    }
  }, [form, dialog, follow, attempt]);

  const submit = useCallback(
    (event: FormEvent) => {
      event.preventDefault();
      event.stopPropagation();
      if (running.current) return;
      dismissErrors();
      for (const name of form.store.flush()) updateLinkedFields(form, name);
      const errors = validateForm(form);
      if (errors.length > 0)
        return refuse(form, errors, form.screen.submit.incomplete && t(form.screen.submit.incomplete));
      // What is said of an earlier try stays until there is an answer: nothing moves under the pointer.
      void save();
    },
    [form, save],
  );
  return { submit, progress };
}

/** How often a record may be changed by others in what is none of this form's business while it is being saved. */
const TRIES = 3;

/** Sends the form's values; throws once another person has changed some of them. */
async function sendForm(
  form: FormApi,
  attempt: Attempt,
  onProgress: (fraction: number) => void,
  tries = TRIES,
): Promise<ApiResponse> {
  try {
    return await sendOnce(form, attempt, onProgress);
  } catch (error) {
    const { stale } = asApiError(error);
    if (!stale || mergeRecord(form, { ...form.record, ...stale.current }, stale).length > 0) throw error;
    if (tries <= 1) throw error;
    attempt.answered();
    return sendForm(form, attempt, onProgress, tries - 1);
  }
}

function sendOnce(
  form: FormApi,
  attempt: Attempt,
  onProgress: (fraction: number) => void,
): Promise<ApiResponse> {
  const { call } = form.screen.submit;
  const body = bodyToSend(form);
  const files = form.store.files.filesFor(body);
  const input = { ...body, ...resolveValues(call.with, scopeOf(form)) };
  const upload = files.size > 0 ? { files, onProgress: inPercent(onProgress) } : {};
  const { basedOn } = form.store;
  // A file that was changed and chosen again may have the name and size that it had.
  const changed = [...files.values()].flat().map(({ lastModified }) => lastModified);
  return send(call.endpoint, input, {
    ...upload,
    ...(basedOn === undefined ? {} : { basedOn }),
    idempotencyKey: attempt.keyFor([input, changed]),
  });
}

/** Draws at most once per percent. */
function inPercent(report: (fraction: number) => void): (fraction: number) => void {
  let last = -1;
  return (fraction) => {
    const percent = Math.floor(fraction * 100);
    if (percent > last) report(percent / 100);
    last = Math.max(last, percent);
  };
}

/** The first error that the server names is shown, wherever its field is in the form. */
function refuseBy(form: FormApi, failure: ApiError): void {
  const errors = errorsOfRefusal(failure, form.screen.fields);
  refuse(form, errors, errors[0]?.message);
}

/**
 * Puts every error where it belongs and leads to the first. What the server refuses is said as a toast; of what is
 * found here, a single error: where there are several, the summary says them all, and once is enough.
 */
export function refuse(form: FormApi, errors: readonly FieldError[], text?: string): void {
  const found = addressLines(errors, form.screen.fields, (name) => form.store.value(name));
  const visible = form.layout.order.flatMap((name) => {
    const field = form.layout.fields.get(name);
    return field && isVisible(form, field) ? [field] : [];
  });
  const shown = visible.flatMap((field) => controlNames(field, form.store.value(field.name), found));
  const deep = new Set(visible.filter(showsPaths).map(({ name }) => name));
  const report = reportOf(found, shown, deep);
  form.store.setReport(report);
  const first = report.list[0];
  const toast = text ?? (report.list.length === 1 ? first?.message : undefined);
  if (toast) notify(toast, 'error');
  focusField(form, first?.field);
}
