import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** JSON lines in production, short lines in development. Bodies and headers are never logged. */
export function loggerOptions({
  logLevel,
  production,
}: Pick<Settings, 'logLevel' | 'production'>): LoggerOptions {
  return {
    level: logLevel,
    serializers: { req: (request) => ({ method: request.method, route: request.routeOptions?.url }) },
    redact: {
      paths: ['*.password', '*.api_token', '*.authorization', 'password', 'api_token', 'authorization'],
    },
    ...(production ? {} : { stream: { write: (line: string) => process.stderr.write(readable(line)) } }),
  };
}

/**
 * One line per call: writes and failures at the level `info` or higher, reads at `debug`. Of what was refused the address stands
 * there too: who tries passwords or rights is found by it.
 */
export function addCallLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (!route?.startsWith('/api') && !route?.startsWith('/user') && reply.statusCode < 500) return;
    const isRefused = reply.statusCode >= 400;
    const level = isRefused || request.method !== 'GET' ? 'info' : 'debug';
    const from = isRefused ? { from: request.ip } : {};
    request.log[level](
      {
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.caller?.account.id,
        ...from,
      },
      `${request.method} ${route ?? '(unknown)'}`,
    );
  });
}

interface Line {
  readonly level: number;
  readonly msg?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly reqId?: string;
  readonly err?: { readonly stack?: string; readonly message?: string };
}

/** `  200  POST /api/admin/brand  12 ms`, followed by the stack of an error. */
function readable(text: string): string {
  const line = JSON.parse(text) as Line;
  // Suppressed, since the start prints the URL.
  if (line.msg?.startsWith('Server listening')) return '';
  if (line.status !== undefined) return `  ${line.status}  ${line.msg}  ${line.ms} ms\n`;
  const stack = line.err ? `\n${line.err.stack ?? line.err.message}` : '';
  return `  ${line.msg ?? ''}${line.reqId && stack ? `  (request ${line.reqId})` : ''}${stack}\n`;
}
