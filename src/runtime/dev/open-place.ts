import { isRecord } from '../../../core/record.ts';
import { client } from '../data/http-client.ts';
import { copyText } from '../ui/copy-text.ts';
import { notify } from '../ui/toasts/notify.ts';

/** Opens `file:line:column` in the developer's editor; where that fails, copies it and shows why. */
export async function openPlace(place: string): Promise<void> {
  const why = await refusal(place);
  if (why === undefined) return;
  const copied = (await copyText(place)) ? 'Copied' : 'Not opened';
  notify(`${copied}: ${place}. ${why}`, 'info', 8000);
}

async function refusal(place: string): Promise<string | undefined> {
  try {
    const { data } = await client.post<{ why?: string }>('/__declarations/open', undefined, {
      params: { at: place },
      headers: { 'x-requested-by': 'page' },
    });
    if (isRecord(data)) return data.why;
  } catch {
    // The error is shown below.
  }
  return 'The development server does not answer.';
}
