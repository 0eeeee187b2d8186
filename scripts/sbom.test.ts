import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './ensure-install.mjs';

interface Bill {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly 'bom-ref': string } };
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly name: string;
    readonly version: string;
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** What `npm run --silent sbom` prints. */
function printedBill(): Bill {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, npm_config_offline: 'true' },
    maxBuffer: 32 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

it('npm run sbom names every direct package with its version, without the registry', () => {
  const { bomFormat, metadata, components, dependencies } = printedBill();
  const { name, version, ...manifest } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(bomFormat).toBe('CycloneDX');
  const self = metadata.component['bom-ref'];
  expect(self).toBe(`${name}@${version}`);

  const direct = Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies });
  const wanted = direct.map(([packageName, wantedVersion]) => `${packageName}@${wantedVersion}`).toSorted();
  expect(dependencies.find(({ ref }) => ref === self)?.dependsOn.toSorted()).toEqual(wanted);
  const listed = new Set(components.map((component) => `${component.name}@${component.version}`));
  expect(wanted.filter((packageAndVersion) => !listed.has(packageAndVersion))).toEqual([]);
});
