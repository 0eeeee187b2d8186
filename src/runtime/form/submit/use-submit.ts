import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FormScreen, Value } from '../../../../core/model.ts';
import { isRecord } from '../../../../core/record.ts';
import { type Row, resolveValues } from '../../../../core/scope.ts';
import { useFollow } from '../../actions/follow.ts';
import { type ApiError, asApiError } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import { invalidate } from '../../data/cache.ts';
import { notifySuccess } from '../../data/notify-success.ts';
import { read } from '../../data/read.ts';
import { type ApiResponse, send } from '../../data/send.ts';
import { user } from '../../data/session/session-store.ts';
import type { ScreenProps } from '../../navigation/screen-props.ts';
import { dismiss, dismissErrors, notify } from '../../ui/toasts/notify.ts';
import { useStable } from '../../ui/use-stable.ts';
import { isVisible } from '../engine/declared-field.tsx';
import { focusConflict, focusField } from '../engine/focus-field.ts';
import { bodyToSend } from '../engine/form-body.ts';
import { validateForm } from '../engine/form-validator.ts';
import { showsPaths } from '../fields/index.ts';
import { Attempt } from '../state/attempt.ts';
import { handMade, mergeRecord, recordWith, showsOtherwise } from '../state/conflict.ts';
import { type FieldError, reportOf } from '../state/error-report.ts';
import { type FormApi, scopeOf } from '../state/form-api.ts';
import { controlNames } from '../state/form-layout.ts';
import { addressLines } from '../state/line-values.ts';
import { updateLinkedFields } from '../state/linked-fields.ts';
import { callAddedFiles } from './added-files.ts';
import { settleSaved } from './after-save.ts';
import { askBeforeSave } from './ask-before-save.ts';
import { errorsOfRefusal } from './refusal.ts';
import { callRemovedRows } from './removed-rows.ts';

export interface Progress {
  /** The call is pending. */
  readonly busy: boolean;
  /** The button is disabled: pending, or so shortly after an answer that a second click would be accidental. */
  readonly locked: boolean;
  /** 0..1 of the upload; absent when nothing large is sent. */
  readonly uploaded?: number;
}
const idle: Progress = { busy: false, locked: false };

/** Submits a form: commit input, validate, send, show the result, follow `then`. After any failure the typed values stay. */
export function useSubmit(form: FormApi, dialog: ScreenProps<FormScreen>['dialog']) {
  const [progress, setProgress] = useState(idle);
  const follow = useFollow();
  const running = useRef(false);
  const [attempt] = useState(() => new Attempt());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasLeft = useHasLeft(() => clearTimeout(timer.current));

  const save = useCallback(async () => {
    running.current = true;
    setProgress({ busy: true, locked: true });
    try {
      const answer = await sendWithNotice(form, attempt, (uploaded) =>
        setProgress({ busy: true, locked: true, uploaded }),
      );
      attempt.answered();
      if (!dialog) form.store.setReport(reportOf([], []));
      // What fails after it is said after it: a success takes older errors away.
      notifySuccess(answer);
      const areRowsRemoved = await callRemovedRows(form);
      const isDone = (await callAddedFiles(form)) && areRowsRemoved;
      settleSaved(form, answer.item);
      if (!isDone) return;
      if (dialog) dialog.done();
      else {
        // A new record may not match the list's search, so the list is opened without it; an edited record is in the list it was
        // opened from.
        const comesBack = form.record !== undefined;
        const scope = { ...scopeOf(form), answer: answer.item };
        await follow(form.screen.submit.then, scope, { comesBack, left: hasLeft });
      }
    } catch (error) {
      tellFailure(form, attempt, error);
    } finally {
      setProgress({ busy: false, locked: form.screen.lock > 0 });
      timer.current = setTimeout(() => {
        running.current = false;
        setProgress(idle);
      }, form.screen.lock);
    }
  }, [form, dialog, follow, attempt, hasLeft]);

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
      // The errors of an earlier attempt stay until the answer arrives, so that nothing moves under the pointer.
      void saveWhenSure(form, running, save);
    },
    [form, save],
  );
  return { submit, progress };
}

/** Saves once what is doubtful is confirmed; at once where nothing is. */
async function saveWhenSure(
  form: FormApi,
  running: RefObject<boolean>,
  save: () => Promise<void>,
): Promise<void> {
  running.current = true;
  // A chunk of its own; few forms have it.
  const overlapping = form.screen.overlaps && (await import('./ask-overlaps.ts')).overlapQuestions(form);
  const question = askBeforeSave(form.store, overlapping ? await overlapping : []);
  const isSure = question ? await question : true;
  running.current = false;
  return isSure ? save() : undefined;
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

function tellFailure(form: FormApi, attempt: Attempt, error: unknown): void {
  // An ended session is reported once, by the sign-in.
  if (!user()) return;
  const failure = asApiError(error);
  if (failure.status > 0) attempt.answered();
  // The record is not as it was shown, here and behind a dialog.
  if (failure.status === 409 && !failure.stale && form.screen.load)
    void invalidate([form.screen.load.endpoint.id]);
  const gone = failure.status === 404 && form.record !== undefined;
  form.store.setReport(reportOf([], []));
  if (gone) form.store.setConflict({ kind: 'gone' });
  if (gone || (failure.stale && form.store.conflict())) focusConflict(form);
  else refuseBy(form, failure);
}

/** Shows the declared notice while the form's values are sent. */
async function sendWithNotice(
  form: FormApi,
  attempt: Attempt,
  onProgress: (fraction: number) => void,
): Promise<ApiResponse> {
  const notice = form.screen.submit.help && t(form.screen.submit.help);
  if (notice) notify(notice, 'info');
  try {
    return await sendForm(form, attempt, onProgress);
  } finally {
    if (notice) dismiss(notice);
  }
}

/** Retries when others change unrelated fields of the record while it is being saved. */
const TRIES = 3;

/** Sends the form's values; throws when another user has changed some of the form's fields. */
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
    if (!stale) throw error;
    const record = await recordNow(form, stale.current);
    const seen = !showsOtherwise(form, form.record, record);
    const differs = mergeRecord(form, record, stale).length > 0;
    if (!seen && form.screen.load) await invalidate([form.screen.load.endpoint.id]);
    if (!seen || differs || tries <= 1) throw error;
    attempt.answered();
    return sendForm(form, attempt, onProgress, tries - 1);
  }
}

/**
 * The record as it is now: the loaded one with what the refusal tells of its row. What hand-made fields take from beside that
 * row, the refusal does not tell, so then it is read again.
 */
async function recordNow({ screen, record, store, scope }: FormApi, current: Row): Promise<Row> {
  const { load, version = '' } = screen;
  const holder = version.split('.').slice(0, -1).join('.');
  const isBeside = (prop: Value) =>
    isRecord(prop) && prop.from === 'row' && holder !== '' && !`${prop.path}.`.startsWith(`${holder}.`);
  const takesMore = handMade(screen.fields, store).some(({ props = {} }) =>
    Object.values(props).some(isBeside),
  );
  const answer =
    load && takesMore
      ? await read(load.endpoint, resolveValues(load.with, scope)).catch(() => undefined)
      : undefined;
  return answer?.item ?? recordWith(screen, record, current);
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
  // A changed file that was chosen again may have the same name and size.
  const changed = [...files.values()].flat().map(({ lastModified }) => lastModified);
  return send(call.endpoint, input, {
    ...upload,
    ...(basedOn === undefined ? {} : { basedOn }),
    idempotencyKey: attempt.keyFor([input, changed]),
  });
}

/** Re-renders at most once per percent. */
function inPercent(report: (fraction: number) => void): (fraction: number) => void {
  let last = -1;
  return (fraction) => {
    const percent = Math.floor(fraction * 100);
    if (percent > last) report(percent / 100);
    last = Math.max(last, percent);
  };
}

/** The first error that the server names is focused, wherever its field is in the form. */
function refuseBy(form: FormApi, failure: ApiError): void {
  const errors = errorsOfRefusal(failure, form.screen.fields);
  refuse(form, errors, errors[0]?.message);
}

/**
 * Assigns every error to its field and focuses the first. A refusal by the server is also a toast; so is a single validation
 * error, while several are listed in the summary.
 */
export function refuse(form: FormApi, errors: readonly FieldError[], text?: string): void {
  const addressedErrors = addressLines(errors, form.screen.fields, (name) => form.store.value(name));
  const visible = form.layout.order.flatMap((name) => {
    const field = form.layout.fields.get(name);
    return field && isVisible(form, field) ? [field] : [];
  });
  const visibleNames = visible.flatMap((field) => controlNames(field, addressedErrors));
  const deep = new Set(visible.filter(showsPaths).map(({ name }) => name));
  const report = reportOf(addressedErrors, visibleNames, deep);
  form.store.setReport(report);
  for (const [name] of report.atFields)
    if (form.layout.fields.get(name)?.options?.clearsRefused) form.store.put(name, null);
  const first = report.list[0];
  const toast = text ?? (report.list.length === 1 ? first?.message : undefined);
  if (toast) notify(toast, 'error');
  focusField(form, first?.field);
}
