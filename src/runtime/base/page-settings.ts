import type { Endpoint } from '../../../core/model.ts';
import { isRecord } from '../../../core/record.ts';

/** Which calls beyond the stated contract this server answers. */
export type Extensions = 'all' | ReadonlySet<string>;

let extensions: Extensions | undefined;

/** Whether an endpoint may be called: endpoints of the stated contract always, an extension only when the server has it. */
export function endpointOn(endpoint: Pick<Endpoint, 'id' | 'extension'>): boolean {
  return !endpoint.extension || extensionOn(endpoint.id);
}

/** Whether the server has this extension. */
export function extensionOn(id: string): boolean {
  extensions ??= readExtensions(metaText());
  return extensions === 'all' || extensions.has(id);
}

/** Reads the server's settings for the page (JSON text); without any, as in development, every extension is on. */
export function readExtensions(text: string | undefined): Extensions {
  const named = settingsIn(text)?.extensions;
  if (Array.isArray(named)) return new Set(named.map(String));
  return named === false ? new Set() : 'all';
}

/** Base URL of files that an answer gives by name only; ends with a slash. */
export function filesBase(): string {
  base ??= readFilesBase(metaText());
  return base;
}

let base: string | undefined;

/** Other origins that this page may call, as its content security policy allows. */
export function otherServers(): readonly string[] {
  const named = settingsIn(metaText())?.origins;
  return Array.isArray(named) ? named.map(String) : [];
}

/** Drops the cached settings; for tests that render several pages in one document. */
export function forgetSettings(): void {
  extensions = undefined;
  base = undefined;
}

/** How long a remembered session lasts, in days. */
export function rememberedDays(): number {
  const named = settingsIn(metaText())?.rememberedDays;
  return typeof named === 'number' && named > 0 ? named : 30;
}

export function readFilesBase(text: string | undefined): string {
  const named = settingsIn(text)?.files;
  return typeof named === 'string' && named !== '' ? named : '/files/';
}

function settingsIn(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  if (!text) return undefined;
  try {
    const settings: unknown = JSON.parse(text);
    return isRecord(settings) ? settings : undefined;
  } catch {
    return undefined;
  }
}

function metaText(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector('meta[name="app-config"]')?.getAttribute('content') ?? undefined;
}
