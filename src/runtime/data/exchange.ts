import type { Request } from './plan-request.ts';

/** What came back, whatever its status; `body` is the parsed JSON, its text where it is none, or a Blob. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** The header of that name, if the answer has it. */
  header(name: string): string | undefined;
}

export interface ExchangeOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly wants: 'json' | 'file';
  readonly signal?: AbortSignal;
  /** Called while a file is sent or fetched: with 0..1 (0 while the whole is not known), and the bytes so far. */
  onProgress?(fraction: number, bytes: number): void;
}

/** Sends one request. Throws when no answer comes at all, or an AbortError when it was given up. */
export async function exchange(request: Request, options: ExchangeOptions): Promise<Reply> {
  if (options.onProgress && (options.wants === 'file' || request.body instanceof FormData)) {
    // fetch does not tell how far a file is.
    const { transfer } = await import('./transfer.ts');
    return transfer(request, options);
  }
  const response = await fetch(request.url, {
    method: request.method,
    headers: options.headers,
    ...(request.body === undefined ? {} : { body: request.body }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  return {
    status: response.status,
    body: options.wants === 'file' ? await response.blob() : parsed(await response.text()),
    header: (name) => response.headers.get(name) ?? undefined,
  };
}

/** A text as JSON; something else on the way may answer a page instead. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
