import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settingNames } from '../setting-names.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = 'docs/operations';
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const unit = read(`${FOLDER}/wholesale-backoffice.service`);
const settingsFile = read(`${FOLDER}/settings.env`);
const dockerfile = read(`${FOLDER}/Dockerfile`);
const caddyfile = read(`${FOLDER}/Caddyfile`);
const compose = read(`${FOLDER}/compose.yaml`);
const { product, database, proxy } = parse(compose).services;
const [deployment, service] = parseAllDocuments(read(`${FOLDER}/kubernetes.yaml`)).map((part) => part.toJS());
const pod = deployment.spec.template.spec;
const [container] = pod.containers;

/** What `NAME=value` says in the lines of a unit, an ENV or a file of settings. */
function assigned(text: string): Map<string, string> {
  const pairs = text.matchAll(/(?<=^#?|[ =])([A-Z][A-Z0-9_]+)=(\S*)/gm);
  return new Map([...pairs].map(([, name = '', value = '']) => [name, value]));
}

const ofUnit = assigned(unit.match(/^Environment=.*$/gm)?.join('\n') ?? '');
const ofImage = assigned(/^ENV .*$/m.exec(dockerfile)?.[0] ?? '');
const ofPod = new Map<string, string>(
  container.env.map(({ name, value }: { name: string; value: string }) => [name, value]),
);

describe('The files that operators start from', () => {
  it('set what the server reads', () => {
    const names = [
      ...[ofUnit, ofImage, ofPod, assigned(settingsFile)].flatMap((assignments) => [...assignments.keys()]),
      ...Object.keys(product.environment),
    ];
    expect(names.length).toBeGreaterThan(25);
    const settings = settingNames();
    expect(names.filter((name) => !settings.has(name))).toEqual([]);
  });

  it('let the file of settings change nothing that the unit counts on', () => {
    expect([...assigned(settingsFile).keys()].filter((name) => ofUnit.has(name))).toEqual([]);
  });

  it('wait longer for the end than the server takes for it', () => {
    const [, patience = ''] = /const PATIENCE = ([\d_]+);/.exec(read('server/main.ts')) ?? [];
    const pending = Number(patience.replaceAll('_', '')) / 1000;
    expect(pending).toBe(10);
    const [, stop] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
    expect(Number(stop)).toBeGreaterThan(Number(ofUnit.get('DRAIN_SECONDS')) + pending);
    expect(Number.parseInt(product.stop_grace_period, 10)).toBeGreaterThan(
      product.environment.DRAIN_SECONDS + pending,
    );
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(ofPod.get('DRAIN_SECONDS')) + pending);
  });

  it('ask addresses that the server has', () => {
    const { startupProbe, livenessProbe, readinessProbe } = container;
    const probed = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path);
    expect(probed).toEqual(['/health', '/health', '/ready']);
    expect(caddyfile).toMatch(/health_uri \/ready$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK[\s\S]*?PORT\}\/ready`/m);
    const routes = read('server/http/status-routes.ts');
    for (const path of ['/health', '/ready']) expect(routes).toContain(`app.get('${path}'`);
  });

  it('ask often enough to hear of an end', () => {
    const [, interval] = /health_interval (\d+)s/.exec(caddyfile) ?? [];
    expect(Number(interval)).toBeLessThan(product.environment.DRAIN_SECONDS);
    expect(container.readinessProbe.periodSeconds).toBeLessThan(Number(ofPod.get('DRAIN_SECONDS')));
  });

  it('agree on the port', () => {
    const port = ofImage.get('PORT');
    expect(ofUnit.get('PORT')).toBe(port);
    expect(dockerfile).toContain(`EXPOSE ${port}\n`);
    expect(proxy.environment.SERVERS).toBe(`product:${port}`);
    expect(container.ports[0]).toEqual({
      name: service.spec.ports[0].targetPort,
      containerPort: Number(port),
    });
    for (const text of [caddyfile, read(`${FOLDER}/nginx.conf`)])
      expect(new Set([...text.matchAll(/10\.0\.0\.\d+:(\d+)/g)].map(([, named]) => named))).toEqual(
        new Set([port]),
      );
  });

  it('run versions that the product runs on', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const versions = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, version]) => Number(version));
    expect(versions).toEqual([24, 24]);
    expect(versions[0]).toBeGreaterThan(Number.parseInt(engines.node.replace('>=', ''), 10));
    expect(read('README.md')).toContain('24 is recommended');
    expect(Number(/^postgres:(\d+)/.exec(database.image)?.[1])).toBeGreaterThanOrEqual(15);
  });

  it('start programs that are there, as somebody without rights', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
    const { start = '' } = scripts;
    expect(start).toBe('node scripts/start.mjs');
    expect(unit).toContain(`ExecStart=/usr/bin/${start}\n`);
    expect(dockerfile).toContain(`CMD ["${start.replace(' ', '", "')}"]\n`);
    expect(dockerfile).toContain(`USER ${pod.securityContext.runAsUser}:`);
    expect(scripts).toHaveProperty(/npm run (\w+)/.exec(dockerfile)?.[1] ?? '');
  });

  it('name each other by where they lie', () => {
    expect(join(FOLDER, product.build.context, product.build.dockerfile)).toBe(`${product.build.dockerfile}`);
    expect(readdirSync(join(ROOT, FOLDER))).toContain('Caddyfile');
    const secret = /^EnvironmentFile=(.*)$/m.exec(unit)?.[1];
    expect([product.env_file, settingsFile.includes(secret ?? '?')]).toEqual([secret, true]);
  });

  it('hold no secret', () => {
    const text = [...ofUnit, ...ofImage, ...ofPod, ...Object.entries(product.environment)].flat().join('\n');
    expect(text).not.toMatch(/PASSWORD|SECRET|TOKEN|_KEY|_URL/);
    expect(settingsFile.match(/^[^#\n].*/gm)).toBeNull();
    const ignored = read('.dockerignore').split('\n');
    for (const line of ['.git', '**/*.env', '/data', '**/node_modules']) expect(ignored).toContain(line);
  });
});
