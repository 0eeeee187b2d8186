import type { Endpoint } from '../../../core/model.ts';
import { type ApiError, asApiError, errorText } from '../base/api-error.ts';
import { loadChunk } from '../base/chunks.ts';
import { notifySuccess } from '../data/notify-success.ts';
import { type ApiResponse, type SendOptions, send } from '../data/send.ts';
import { user } from '../data/session/session-store.ts';
import { dismissErrors, notify } from '../ui/toasts/notify.ts';

/** The result of a call: its answer or its error. */
export type Outcome<Answer = ApiResponse> =
  | { readonly answer: Answer; readonly error?: undefined }
  | { readonly answer?: undefined; readonly error: ApiError };

export interface Telling {
  /** Source text of the toast when the answer has no message. */
  readonly toast?: string | undefined;
  /** Fill the `{name}` places of the toast. */
  readonly values?: Record<string, unknown>;
  /** The caller shows the error itself. */
  readonly tellsErrors?: true;
}

/** Makes a call and shows the result: saves a file answer, shows success and failure as toasts. Never throws. */
export async function perform(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  { toast, values, tellsErrors, ...options }: Telling & SendOptions = {},
): Promise<Outcome> {
  dismissErrors();
  try {
    const saving = endpoint.envelope === 'file' ? loadChunk(() => import('../data/save-file.ts')) : undefined;
    const [answer, saver] = await Promise.all([send(endpoint, input, options), saving]);
    saver?.saveFile(answer.raw);
    notifySuccess(answer, toast, values);
    return { answer };
  } catch (thrown) {
    const error = asApiError(thrown);
    // The sign-in page reports an ended session; a toast would repeat it.
    if (user() && !tellsErrors) notify(errorText(error), 'error');
    return { error };
  }
}
