import axios from 'axios';
import { type ExchangeOptions, parsed, type Reply } from './exchange.ts';
import type { Request } from './plan-request.ts';

/**
 * Sends or fetches files and tells how far it is: an upload while its body goes out, a download while it comes in.
 * Throws like `exchange`. A chunk of its own, loaded with the first file.
 */
export async function transfer(request: Request, options: ExchangeOptions): Promise<Reply> {
  const { headers, wants, signal, onProgress } = options;
  const told = ({ loaded, total }: { loaded: number; total?: number }) =>
    onProgress?.(total ? Math.min(1, loaded / total) : 0, loaded);
  try {
    const {
      status,
      data,
      headers: answered,
    } = await axios.request<unknown>({
      method: request.method,
      url: request.url,
      data: request.body,
      headers: { ...headers },
      adapter: 'xhr',
      responseType: wants === 'file' ? 'blob' : 'text',
      // What an answer means, whatever its status, is for the caller to say.
      validateStatus: () => true,
      transformRequest: (body) => body,
      transformResponse: (body) => body,
      ...(wants === 'file' ? { onDownloadProgress: told } : { onUploadProgress: told }),
      ...(signal ? { signal } : {}),
    });
    return {
      status,
      body: wants === 'file' ? data : parsed(String(data)),
      header: (name) => {
        const value: unknown = answered[name.toLowerCase()];
        return typeof value === 'string' ? value : undefined;
      },
    };
  } catch (error) {
    if (axios.isCancel(error)) throw new DOMException('The transfer was given up.', 'AbortError');
    throw error;
  }
}
