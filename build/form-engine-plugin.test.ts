import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { formEnginePlugin } from './form-engine-plugin.ts';

interface Hooks {
  resolveId(source: string, importer?: string): string | null;
  buildEnd(this: { error(message: string): void }, error?: Error): void;
}
const form = '/x/node_modules/@rjsf/core/lib/components/Form.js';
/** Every import that must be redirected, as the installed engine writes it. */
const imports = [
  ['@rjsf/core/lib/components/Form.js', '../getDefaultRegistry.js'],
  ['@rjsf/core/lib/components/fields/ObjectField.js', 'markdown-to-jsx/react'],
  ['@rjsf/utils/lib/findSchemaDefinition.js', 'fast-uri'],
  ['@rjsf/utils/lib/schema/retrieveSchema.js', './shallowAllOfMerge.js'],
  ['@rjsf/utils/lib/deepEquals.js', 'fast-equals'],
] as const;

function hooks(): Hooks {
  return formEnginePlugin() as unknown as Hooks;
}
function complaintsAtEnd(plugin: Hooks): string[] {
  const complaints: string[] = [];
  plugin.buildEnd.call({ error: (message) => complaints.push(message) });
  return complaints;
}

describe('the form engine in a build', () => {
  it.each(imports)('%s has its import of %s redirected to our own file', (file, source) => {
    const resolved = hooks().resolveId(source, `/x/node_modules/${file}`);
    expect(resolved).toMatch(/\/(slim-registry|markdown|fast-uri|all-of-merge|equality)\.ts$/);
    expect(readFileSync(resolved ?? '', 'utf8')).toContain('export default');
  });

  it.each(imports)('%s still imports %s as installed', (file, source) => {
    const main = createRequire(import.meta.url).resolve('@rjsf/core');
    const installed = main.slice(0, main.lastIndexOf('@rjsf/core')) + file;
    expect(readFileSync(installed, 'utf8')).toMatch(
      new RegExp(`from ["']${source.replaceAll('.', '\\.')}["']`),
    );
  });

  it('fails when the engine was bundled and an import was not redirected', () => {
    const plugin = hooks();
    plugin.resolveId('@rjsf/core/lib/components/Form.js', '/x/engine.tsx');
    for (const [file, source] of imports.slice(1)) plugin.resolveId(source, `/x/node_modules/${file}`);
    expect(complaintsAtEnd(plugin).join()).toContain('default registry');
    plugin.resolveId('../getDefaultRegistry.js', form);
    expect(complaintsAtEnd(plugin)).toEqual([]);
  });

  it('says nothing about a build without forms, and leaves other imports alone', () => {
    const plugin = hooks();
    expect(plugin.resolveId('../getDefaultRegistry.js', '/x/elsewhere.js')).toBeNull();
    expect(plugin.resolveId('fast-uri', '/x/node_modules/ajv/index.js')).toBeNull();
    expect(complaintsAtEnd(plugin)).toEqual([]);
  });
});
