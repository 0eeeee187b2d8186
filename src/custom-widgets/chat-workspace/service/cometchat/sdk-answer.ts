import { SendRefusal } from '../chat-service.ts';

/** Timeout of calls in milliseconds; the SDK itself has none. */
const PATIENCE = 30_000;

/** The SDK's result. Throws a SendRefusal, also after 30 seconds without an answer. */
export async function answered<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SendRefusal('The chat does not answer.', true)), PATIENCE);
  });
  try {
    return await Promise.race([promise, late]);
  } catch (error) {
    throw refusalOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Error codes of the vendor that are temporary. */
const LATER = /FETCH|NETWORK|TIMEOUT|WEBSOCKET|TOO_MANY|RATE|INTERNAL|UNAVAILABLE/;

export const again = (error: unknown): boolean => refusalOf(error).again;

export function refusalOf(error: unknown): SendRefusal {
  if (error instanceof SendRefusal) return error;
  const { code = '', message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  return new SendRefusal(message || String(code), error instanceof TypeError || LATER.test(String(code)));
}
