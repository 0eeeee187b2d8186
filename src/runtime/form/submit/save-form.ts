import type { FormScreen, Value } from '../../../../core/model.ts';
import { isRecord } from '../../../../core/record.ts';
import { type Row, resolveValues } from '../../../../core/scope.ts';
import { isCompared, overlapQuestions } from '../../actions/ask-overlaps.ts';
import type { useFollow } from '../../actions/follow.ts';
import { type ApiError, asApiError } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import { invalidate } from '../../data/cache.ts';
import { notifySuccess } from '../../data/notify-success.ts';
import { read } from '../../data/read.ts';
import { type ApiResponse, send } from '../../data/send.ts';
import { user } from '../../data/session/session-store.ts';
import type { ScreenProps } from '../../navigation/screen-props.ts';
import { dismiss, notify } from '../../ui/toasts/notify.ts';
import { focusConflict } from '../engine/focus-field.ts';
import { bodyToSend } from '../engine/form-body.ts';
import type { Attempt } from '../state/attempt.ts';
import { handMade, mergeRecord, recordWith, showsOtherwise } from '../state/conflict.ts';
import { reportOf } from '../state/error-report.ts';
import { type FormApi, scopeOf } from '../state/form-api.ts';
import { callAddedFiles } from './added-files.ts';
import { settleSaved } from './after-save.ts';
import { askBeforeSave, declaredQuestions } from './ask-before-save.ts';
import { errorsOfRefusal, spokenRefusal } from './refusal.ts';
import { refuse } from './refuse.ts';
import { callRemovedRows } from './removed-rows.ts';

/** Where a form is saved from. */
interface Saving {
  readonly attempt: Attempt;
  readonly dialog: ScreenProps<FormScreen>['dialog'];
  readonly follow: ReturnType<typeof useFollow>;
  /** Whether the form was left meanwhile. */
  hasLeft(): boolean;
  /** The call is pending; 0..1 of the upload. */
  onSending(uploaded?: number): void;
}

/**
 * What happens once a form's values are valid: asks what is doubtful, sends, shows the answer, follows `then`. Answers whether it
 * was sent. A file of its own, which forms load at rest: none needs it to be drawn.
 */
export async function saveForm(form: FormApi, saving: Saving): Promise<boolean> {
  const overlapping = await overlapsOf(form);
  const question = askBeforeSave([form.store], [...declaredQuestions(form), ...overlapping]);
  if (question && !(await question)) return false;
  const { attempt, onSending } = saving;
  onSending();
  try {
    await settle(form, saving, await sendWithNotice(form, attempt, onSending));
  } catch (error) {
    tellFailure(form, attempt, error);
  }
  return true;
}

async function overlapsOf({
  screen: { overlaps },
  store,
  record,
  scope,
}: FormApi): Promise<readonly string[]> {
  if (!overlaps || (record && !isCompared(overlaps, record, scope))) return [];
  return overlapQuestions(overlaps, { id: record?.id, valueAt: (path) => store.value(path), scope });
}

async function settle(
  form: FormApi,
  { attempt, dialog, follow, hasLeft }: Saving,
  answer: ApiResponse,
): Promise<void> {
  attempt.answered();
  if (!dialog) form.store.setReport(reportOf([], []));
  // What fails after it is said after it: a success takes older errors away.
  notifySuccess(answer);
  const areRowsRemoved = await callRemovedRows(form);
  const isDone = (await callAddedFiles(form)) && areRowsRemoved;
  settleSaved(form, answer.item);
  if (!isDone) return;
  if (dialog) return dialog.done(form.screen.submit.call.endpoint);
  // A new record may not match the list's search, so the list is opened without it; an edited record is in the list it was
  // opened from.
  const comesBack = form.record !== undefined;
  const scope = { ...scopeOf(form), answer: answer.item };
  await follow(form.screen.submit.then, scope, { comesBack, left: hasLeft });
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

/**
 * The first error that the server names is focused, wherever its field is in the form. After a step that came too late the toast
 * says all of them, since the record is read again and its new state may take the form away.
 */
function refuseBy(form: FormApi, failure: ApiError): void {
  const { fields } = form.screen;
  const errors = errorsOfRefusal(failure, fields);
  const isAll = failure.status === 409 && !errors[0]?.field;
  refuse(form, errors, isAll ? spokenRefusal(failure, fields) : errors[0]?.message);
}
