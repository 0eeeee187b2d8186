import { type ApiError, asApiError, errorText } from '../core/api-error.ts';
import { notifySuccess } from '../data/notify-success.ts';
import { saveFile } from '../data/save-file.ts';
import { type ApiResponse, type SendOptions, send } from '../data/send.ts';
import { user } from '../data/session/session-store.ts';
import type { Endpoint } from '../model.ts';
import { dismissErrors, notify } from '../ui/toasts/notify.ts';

/** How a call went: its answer, or why there is none. */
export type Outcome<Answer = ApiResponse> =
  | { readonly answer: Answer; readonly error?: undefined }
  | { readonly answer?: undefined; readonly error: ApiError };

export interface Telling {
  /** Shown after success where the answer has no message; a source text. */
  readonly toast?: string | undefined;
  /** Fill the `{name}` places of the toast. */
  readonly values?: Record<string, unknown>;
  /** The caller shows what failed. */
  readonly tellsErrors?: true;
}

/** Makes a call and shows the result: a file is saved, success and failure are toasts. Never throws. */
export async function perform(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  { toast, values, tellsErrors, ...options }: Telling & SendOptions = {},
): Promise<Outcome> {
  dismissErrors();
  try {
    const answer = await send(endpoint, input, options);
    if (endpoint.envelope === 'file') saveFile(answer.raw);
    notifySuccess(answer, toast, values);
    return { answer };
  } catch (thrown) {
    const error = asApiError(thrown);
    // An ended session is reported once, by the sign-in.
    if (user() && !tellsErrors) notify(errorText(error), 'error');
    return { error };
  }
}
