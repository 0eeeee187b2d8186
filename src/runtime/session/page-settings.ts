import { isRecord } from '../data/record.ts';
import type { Endpoint } from '../model.ts';

/** Which calls beyond the stated contract this server answers. */
export type Extensions = 'all' | ReadonlySet<string>;

let extensions: Extensions | undefined;

/** Whether an endpoint may be called: the stated contract always, an extension only where the server has it. */
export function endpointOn(endpoint: Pick<Endpoint, 'id' | 'extension'>): boolean {
  return !endpoint.extension || extensionOn(endpoint.id);
}

/** Whether the server answers this extension. */
export function extensionOn(id: string): boolean {
  extensions ??= readExtensions(metaText());
  return extensions === 'all' || extensions.has(id);
}

/** Reads the server's settings for the page (JSON text); none at all, as in development, means everything is on. */
export function readExtensions(text: string | undefined): Extensions {
  if (!text) return 'all';
  let settings: unknown;
  try {
    settings = JSON.parse(text);
  } catch {
    return 'all';
  }
  const named = isRecord(settings) ? settings.extensions : undefined;
  if (Array.isArray(named)) return new Set(named.map(String));
  return named === false ? new Set() : 'all';
}

function metaText(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector('meta[name="app-config"]')?.getAttribute('content') ?? undefined;
}
