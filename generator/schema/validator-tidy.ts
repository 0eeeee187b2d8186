export interface ValidatorCode {
  /** Names of the shared runtime that the code uses. */
  readonly imports: readonly string[];
  /** The code uses `today()`, the product's business day. */
  readonly usesToday: boolean;
  /** Name in `schemas` -> name of its function in the code. */
  readonly validators: Readonly<Record<string, string | undefined>>;
  /** Function declarations. */
  readonly code: string;
}

/** Name of ajv's module -> name of its replacement in the shared runtime. */
const shared: Record<string, string> = {
  'ajv/dist/runtime/ucs2length': 'ucs2length',
  'ajv/dist/runtime/equal': 'equal',
  formats: 'formats',
  hasType: 'hasType',
  daysBetween: 'daysBetween',
  today: 'today',
};

/** Replaces ajv's require() by names of the shared runtime, removes unused code, and indents. */
export function tidyValidator(raw: string): ValidatorCode {
  const used = new Set<string>();
  const withImports = raw.replace(
    /const (\w+) = require\("([^"]+)"\)(?:\.default)?([^;]*);/g,
    (_all, name: string, module: string, accessSuffix: string) => {
      const sharedName = shared[module];
      if (!sharedName)
        throw new Error(`The validator needs "${module}", which the shared runtime does not have.`);
      used.add(sharedName);
      return `const ${name} = ${sharedName}${accessSuffix};`;
    },
  );
  const direct = withoutWrappers(withImports);
  const exported = [...raw.matchAll(/^export const (\w+) = (\w+);/gm)].map(([, name, local]) => [
    name,
    local,
  ]);
  const code = indent(inlineSchemas(withoutCounter(shorten(direct))));
  for (const helperName of ['fault', 'faults']) if (code.includes(`${helperName}(`)) used.add(helperName);
  const imports = [...used].filter((name) => name !== 'today').sort();
  return { imports, usesToday: used.has('today'), validators: Object.fromEntries(exported), code };
}

/** Calls recursive functions directly by name; ajv wraps them in objects. */
function withoutWrappers(code: string): string {
  let result = code;
  for (const [line, name = '', target = ''] of code.matchAll(
    /^const (wrapper\d+) = \{validate: ?(\w+)\};?\n?/gm,
  ))
    result = result.replace(line, '').replaceAll(`${name}.validate`, target);
  return result;
}

/** Removes the unused schema paths of errors, and adds each error in one expression. */
function shorten(code: string): string {
  return code
    .replace(/^"use strict";\n?/, '')
    .replace(/^export const .*\n/gm, '')
    .replace(/,schemaPath:"(?:[^"\\]|\\.)*"/g, '')
    .replace(
      /if\(vErrors === null\)\{\s*vErrors = \[(\w+)\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}/g,
      '(vErrors ??= []).push($1);',
    )
    .replace(
      /vErrors = vErrors === null \? (\w+\.errors) : vErrors\.concat\(\1\);/g,
      'vErrors = faults(vErrors, $1);',
    )
    .replace(
      /const (err\d+) = \{instancePath(?::(.*))?,keyword:("\w+"),params:(\{.*\})\};\s*\(vErrors \?\?= \[\]\)\.push\(\1\);/g,
      (_all, _name, path: string | undefined, keyword: string, params: string) =>
        `vErrors = fault(vErrors, ${path ?? 'instancePath'}, ${keyword}, ${params});`,
    );
}

/** Removes the error count, except in functions that discard errors. */
function withoutCounter(code: string): string {
  const counting = /let errors = 0;|errors\+\+;|errors = vErrors\.length;|return errors === 0;|\.errors\b/g;
  const functions = code.split(/^(?=function )/m).map((text) => {
    if (/\berrors\b/.test(text.replace(counting, ''))) return text;
    return text
      .replace('let errors = 0;', '')
      .replaceAll('errors++;', '')
      .replaceAll('errors = vErrors.length;', '')
      .replace('return errors === 0;', 'return vErrors === null;');
  });
  return functions.join('');
}

/** Inlines the parts of the schema that the code reads, so that the whole schema is not shipped. */
function inlineSchemas(code: string): string {
  let result = code;
  for (const [line, name = '', json = ''] of code.matchAll(/^const (schema\d+) = (.*);$/gm)) {
    const schema = JSON.parse(json) as unknown;
    const path = new RegExp(`\\b${name}((?:\\.[A-Za-z_$][\\w$]*|\\["[^"]*"\\]|\\[\\d+\\])+)`, 'g');
    result = result
      .replace(line, '')
      .replace(path, (_all, keys: string) => JSON.stringify(partOf(schema, keys)));
    if (new RegExp(`\\b${name}\\b`).test(result)) result = `${line}\n${result}`;
  }
  return result;
}

function partOf(schema: unknown, keys: string): unknown {
  const names = [...keys.matchAll(/\.([\w$]+)|\["([^"]*)"\]|\[(\d+)\]/g)].map(
    ([, a, b, c]) => a ?? b ?? c ?? '',
  );
  return names.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], schema);
}

function indent(code: string): string {
  let depth = 0;
  const lines = code.split('\n').flatMap((line) => {
    const text = line.trim();
    if (text === '') return [];
    if (/^[}\])]/.test(text)) depth = Math.max(0, depth - 1);
    const indented = '  '.repeat(depth) + text;
    if (/[{[(]$/.test(text)) depth += 1;
    return [indented];
  });
  return `${lines.join('\n')}\n`;
}
