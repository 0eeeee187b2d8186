import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { policyWith } from './security.ts';

/** What the page must know before its first call; the same for everyone. */
export interface PageConfig {
  readonly name: string;
  /** Calls beyond the stated contract that the page may use. */
  readonly extensions: Settings['extensions'];
  /** How long a remembered session lasts. */
  readonly rememberedDays?: number;
  /** Where files lie whose name alone is known; absent: /files/. */
  readonly files?: string;
  /** Other servers that the page may call (sources of a content security policy); absent: none. */
  readonly origins?: readonly string[];
}

const API = /^\/(api|user|files|assets)(\/|$)/;

/** Addresses that are never a page, so that a wrong one is not answered with the page. */
export function isApi(url: string): boolean {
  return API.test(url);
}

/** Serves the built page: its assets for ever, everything a person can navigate to as index.html. */
export async function addPage(
  app: FastifyInstance,
  dist: string,
  config: PageConfig,
  /** Asked for each document. */
  origins: () => Promise<readonly string[]>,
): Promise<void> {
  const readIndex = indexReader(join(dist, 'index.html'));
  await app.register(async (scope) => {
    // An address that no file can have (`//x`, `/%00`, a name that is too long) is one that is not there.
    scope.setErrorHandler((error, _request, reply) => {
      if ((error as { statusCode?: number }).statusCode !== 403) throw error;
      reply.callNotFound();
    });
    await scope.register(fastifyStatic, {
      root: dist,
      index: false,
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      // A folder is not an answer, and index.html is read for every navigation anew.
      allowedPath: (path) => /\.\w+$/.test(path) && path !== '/index.html',
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(dist, 'assets'));
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  });
  app.decorate('answerPage', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isNavigation(request)) return false;
    const others = await origins();
    if (others.length > 0) {
      const policy = reply.getHeader('content-security-policy');
      reply.header('content-security-policy', policyWith(String(policy), others));
    }
    const own = others.length > 0 ? { ...config, origins: others } : config;
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(withConfig(await readIndex(), own));
    return true;
  });
}

/** A person's browser names HTML. What takes anything (a probe, curl) may mean a file that is not there: not by a dot. */
function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  // The page cannot stand at `//x`: its own links would lead to another host.
  if (isApi(request.url) || /^\/[/\\]/.test(request.url)) return false;
  const accept = request.headers.accept ?? '';
  if (/text\/html|^$/.test(accept)) return true;
  const [path = ''] = request.url.split('?', 1);
  return accept.includes('*/*') && !path.includes('.');
}

/** index.html, read again when a build has replaced it. */
function indexReader(path: string): () => Promise<string> {
  let html = '';
  let readAt = -1;
  return async () => {
    const { mtimeMs } = await stat(path);
    if (mtimeMs !== readAt) {
      html = await readFile(path, 'utf8');
      readAt = mtimeMs;
    }
    return html;
  };
}

/** Puts the configuration into the page's head as data: a script would have to be allowed first. */
export function withConfig(html: string, config: PageConfig): string {
  const content = JSON.stringify(config)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;');
  return html.replace(/<head[^>]*>/i, (head) => `${head}\n    <meta name="app-config" content='${content}'>`);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a navigation with the page; false when the request is none. Absent without a built page. */
    answerPage?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  }
}
