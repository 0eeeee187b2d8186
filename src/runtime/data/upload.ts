import { type ExchangeOptions, parsed, type Reply } from './exchange.ts';
import type { Request } from './plan-request.ts';

/** Sends a body and tells how far it is. Throws like `exchange`. */
export function upload(request: Request, options: ExchangeOptions): Promise<Reply> {
  const { headers, wants, signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    const exchange = new XMLHttpRequest();
    exchange.open(request.method, request.url);
    for (const [name, value] of Object.entries(headers)) exchange.setRequestHeader(name, value);
    exchange.responseType = wants === 'file' ? 'blob' : 'text';
    exchange.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      onProgress?.(lengthComputable ? Math.min(1, loaded / total) : 0);
    exchange.onload = () =>
      resolve({
        status: exchange.status,
        body: wants === 'file' ? exchange.response : parsed(String(exchange.response)),
        header: (name) => exchange.getResponseHeader(name) ?? undefined,
      });
    exchange.onerror = () => reject(new TypeError('The upload was cut off.'));
    exchange.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'));
    signal?.addEventListener('abort', () => exchange.abort(), { once: true });
    if (signal?.aborted) reject(new DOMException('The upload was given up.', 'AbortError'));
    else exchange.send(request.body ?? null);
  });
}
