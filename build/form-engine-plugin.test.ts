import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { formEnginePlugin } from './form-engine-plugin.ts';
import { errorsAtEnd, hooksOf } from './testing-redirects.ts';

/** Every import that is left out, as the installed library writes it. */
const imports = [
  ['@rjsf/core/lib/components/fields/ObjectField.js', 'markdown-to-jsx/react'],
  ['@rjsf/utils/lib/findSchemaDefinition.js', 'fast-uri'],
  ['@rjsf/utils/lib/schema/retrieveSchema.js', './shallowAllOfMerge.js'],
] as const;

const hooks = () => hooksOf(formEnginePlugin());

describe('the form library in a build', () => {
  it.each(imports)('%s has its import of %s left out', (file, source) => {
    const resolved = hooks().resolveId(source, `/x/node_modules/${file}`);
    expect(resolved).toMatch(/\/form-engine-stubs\/(markdown|fast-uri|all-of-merge)\.ts$/);
    expect(readFileSync(resolved ?? '', 'utf8')).toContain('export default');
  });

  it.each(imports)('%s still imports %s as installed', (file, source) => {
    const main = createRequire(import.meta.url).resolve('@rjsf/core');
    const installed = main.slice(0, main.lastIndexOf('@rjsf/core')) + file;
    expect(readFileSync(installed, 'utf8')).toMatch(
      new RegExp(`from ["']${source.replaceAll('.', '\\.')}["']`),
    );
  });

  it('fails when the library was bundled and an import was not found', () => {
    const plugin = hooks();
    plugin.resolveId('@rjsf/core', '/x/engine.tsx');
    for (const [file, source] of imports.slice(1)) plugin.resolveId(source, `/x/node_modules/${file}`);
    expect(errorsAtEnd(plugin).join()).toContain('markdown-to-jsx');
    plugin.resolveId(imports[0][1], `/x/node_modules/${imports[0][0]}`);
    expect(errorsAtEnd(plugin)).toEqual([]);
  });

  it('says nothing about a build without forms, and leaves other imports alone', () => {
    const plugin = hooks();
    expect(plugin.resolveId('../getDefaultRegistry.js', '/x/@rjsf/core/lib/components/Form.js')).toBeNull();
    expect(plugin.resolveId('fast-uri', '/x/node_modules/ajv/index.js')).toBeNull();
    expect(errorsAtEnd(plugin)).toEqual([]);
  });
});
