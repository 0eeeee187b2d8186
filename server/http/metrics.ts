import type { FastifyInstance } from 'fastify';
import { hasKey } from '../calls/authenticate.ts';
import { notFound } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by `addMetrics`; without a key it does nothing. */
    watch: Watch;
  }
}

/** A figure that is read whenever the metrics are: a number, or numbers by the one label that `by` names. */
export type Watch = (name: string, help: string, read: Read, by?: string) => void;
type Read = () => Promise<Figure> | Figure;
type Figure = number | Readonly<Record<string, number>>;

const ADDRESS = '/metrics';
/** Upper bounds in seconds. */
const BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 2, 5, 15];

/** What the server says of itself, for Prometheus and its like: to who has the key (METRICS_KEY); without one nothing is measured. */
export async function addMetrics(app: FastifyInstance, key: string | null): Promise<void> {
  if (key === null) {
    app.decorate('watch', () => undefined);
    return;
  }
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  collectDefaultMetrics({ register });
  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Calls by method, declared route and status, in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    calls.observe(labels, reply.elapsedTime / 1000);
  });
  app.decorate('watch', (name, help, read, by) => {
    new Gauge({
      name,
      help,
      labelNames: by ? [by] : [],
      registers: [register],
      async collect() {
        const figure = await read();
        this.reset();
        if (typeof figure === 'number') this.set(figure);
        else for (const [label, value] of Object.entries(figure)) this.set({ [by ?? 'kind']: label }, value);
      },
    });
  });
  app.get(ADDRESS, async (request, reply) => {
    if (!hasKey(request, key)) throw notFound();
    return reply
      .type(register.contentType)
      .header('cache-control', 'no-store')
      .send(await register.metrics());
  });
}
