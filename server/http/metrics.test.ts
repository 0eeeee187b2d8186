import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { watchAge } from '../backup/index.ts';
import { startTestServer, type TestServer } from '../fixtures/library-server.ts';
import { entities } from '../generated/entities.ts';

const KEY = 'k'.repeat(32);
const fileOf = (name: string) => new URL(`../../docs/operations/${name}`, import.meta.url);
let server: TestServer;
let text: string;

async function metricsOf(asked: TestServer, key: string) {
  const headers = { authorization: `Bearer ${key}` };
  const { status, body } = await asked.call(null, 'GET', '/metrics', { headers });
  return { status, body: String(body) };
}

beforeAll(async () => {
  const parts = { endpoints: [], entities, roleNames: {}, handlers: {}, productName: 'Library' };
  server = await startTestServer(
    [],
    async ({ db }) => {
      await db
        .insertInto('jobs')
        .values({ kind: 'k', title: 't', once_key: 'k', input: '{}', language: 'en', separator: ',' })
        .execute();
    },
    {
      ...parts,
      addRoutes: async (app) => {
        app.watch('backoffice_backup_age_seconds', 'Age.', watchAge({ folder: '/nowhere' }));
        app.watch('backoffice_chat_sockets', 'Open.', () => 0);
        app.watch('backoffice_replica_age_seconds', 'Age.', () => 0);
      },
    },
    { METRICS_KEY: KEY },
  );
  await server.call(null, 'GET', '/health');
  ({ body: text } = await metricsOf(server, KEY));
});
afterAll(() => server.close());

describe('the metrics', () => {
  it('are for who has the key', async () => {
    expect((await metricsOf(server, 'x'.repeat(32))).status).toBe(404);
    expect((await server.call(null, 'GET', '/metrics')).status).toBe(404);
  });

  it('say how many calls took how long, what waits, and what is open', () => {
    for (const line of [
      /^http_request_duration_seconds_count\{method="GET",route="\/health",status="200"\} 1$/m,
      /^backoffice_jobs\{state="queued"\} 1$/m,
      /^backoffice_oldest_queued_job_seconds \d/m,
      /^backoffice_connections\{state="waiting"\} 0$/m,
      /^backoffice_read_only 0$/m,
      /^backoffice_live_streams 0$/m,
      /^backoffice_chat_sockets 0$/m,
      /^backoffice_backup_age_seconds \+?Inf$/m,
    ])
      expect(text).toMatch(line);
  });
});

describe('what is made of them', () => {
  const measured = () =>
    new Set(
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
      ),
    );
  const named = (expression: string) =>
    [...expression.matchAll(/\b(?:backoffice|http|nodejs|process)_\w+/g)].map(([name]) => name);

  it('eleven alerts name what is measured', () => {
    const { groups } = parse(readFileSync(fileOf('alerts.yml'), 'utf8'));
    const rules: readonly { alert: string; expr: string }[] = groups[0].rules;
    expect(rules).toHaveLength(11);
    for (const { alert, expr } of rules)
      for (const name of named(expr)) expect(measured(), alert).toContain(name);
    expect(rules.flatMap(({ expr }) => named(expr)).length).toBeGreaterThan(9);
  });

  it('so do the panels of the dashboard', () => {
    const { panels } = JSON.parse(readFileSync(fileOf('dashboard.json'), 'utf8'));
    const targets: readonly { expr: string }[] = panels.flatMap(
      (panel: { targets: unknown }) => panel.targets,
    );
    for (const { expr } of targets) for (const name of named(expr)) expect(measured(), expr).toContain(name);
    expect(targets.length).toBeGreaterThan(9);
  });
});
