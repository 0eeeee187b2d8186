import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from '../../core/record.ts';
import type { Settings } from '../settings.ts';
import { documentReader } from './document.ts';
import { policyWith } from './security.ts';

/** The page's settings, the same for everyone. */
export interface PageConfig {
  readonly name: string;
  /** Available extensions. */
  readonly extensions: Settings['extensions'];
  /** How long a remembered session lasts. */
  readonly rememberedDays?: number;
  /** Base URL of files given by name only; absent: /files/. */
  readonly files?: string;
  /** Additional origins for the content security policy; absent: none. */
  readonly origins?: readonly string[];
}

const compress = promisify(brotliCompress);
/** A document of 20 KB takes about a millisecond. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const API = /^\/(api|user|files|assets)(\/|$)/;

/** URLs that are never a page, so that unknown ones are answered with 404. */
export function isApi(url: string): boolean {
  return API.test(url);
}

/** Serves the built page: assets with immutable caching, and index.html for every navigation. */
export async function addPage(
  app: FastifyInstance,
  dist: string,
  config: PageConfig,
  /** Evaluated for each document. */
  origins: () => Promise<readonly string[]>,
): Promise<void> {
  const readDocument = documentReader(dist);
  await app.register(async (scope) => {
    // An impossible file path (`//x`, `/%00`, a too long name) is answered as not found.
    scope.setErrorHandler((error, _request, reply) => {
      if (!isRecord(error) || error.statusCode !== 403) throw error;
      reply.callNotFound();
    });
    await scope.register(fastifyStatic, {
      root: dist,
      index: false,
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      // Folders are not served, and index.html is read for every navigation.
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
    const documentConfig = others.length > 0 ? { ...config, origins: others } : config;
    const html = withConfig(await readDocument(request.url, request.headers.cookie), documentConfig);
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-encoding')
      .type('text/html; charset=utf-8');
    if (/\bbr\b/.test(String(request.headers['accept-encoding'])))
      reply.header('content-encoding', 'br').send(await compress(html, QUICKLY));
    else reply.send(html);
    return true;
  });
}

/** Browsers ask for HTML; who takes anything (a probe, curl) navigates only where the path has no dot. */
function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  // At `//x` the page's relative links would point to another host.
  if (isApi(request.url) || /^\/[/\\]/.test(request.url)) return false;
  const accept = request.headers.accept ?? '';
  if (/text\/html|^$/.test(accept)) return true;
  const [path = ''] = request.url.split('?', 1);
  return accept.includes('*/*') && !path.includes('.');
}

/** Adds the settings to the page's head as JSON data: an inline script would violate the content security policy. */
export function withConfig(html: string, config: PageConfig): string {
  const content = JSON.stringify(config)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;');
  return html.replace(/<head[^>]*>/i, (head) => `${head}\n    <meta name="app-config" content='${content}'>`);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a navigation with the page; returns false for other requests. Absent without a built page. */
    answerPage?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  }
}
