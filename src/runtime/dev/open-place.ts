import { notify } from '../ui/toasts/notify.ts';

/** Opens `file:line:column` in the developer's editor; where that fails, copies it and says why. */
export async function openPlace(place: string): Promise<void> {
  const why = await refusal(place);
  if (why === undefined) return;
  const copied = await navigator.clipboard.writeText(place).then(
    () => 'Copied',
    () => 'Not opened',
  );
  notify(`${copied}: ${place}. ${why}`, 'info', 8000);
}

async function refusal(place: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/__declarations/open?at=${encodeURIComponent(place)}`, {
      method: 'POST',
      headers: { 'x-requested-by': 'page' },
    });
    return ((await response.json()) as { why?: string }).why;
  } catch {
    return 'The development server does not answer.';
  }
}
