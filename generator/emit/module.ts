import { posix } from 'node:path';
import { compare } from '../diagnostics/problems.ts';
import { fillLines } from './print.ts';
import type { Roots } from './roots.ts';

/** Builds a TypeScript file and collects its imports. */
export class Module {
  /** Path relative to the product's root. */
  readonly path: string;
  readonly #roots: Roots;
  readonly #source: string;
  readonly #imports = new Map<string, { values: Set<string>; types: Set<string>; whole?: string }>();
  readonly #parts: string[] = [];
  readonly #declared = new Set<string>();
  /** The reason for `@ts-nocheck` in a file whose types are not checked. */
  unchecked?: string;

  constructor(path: string, source: string, roots: Roots) {
    this.path = path;
    this.#source = source;
    this.#roots = roots;
  }

  add(...parts: string[]): this {
    this.#parts.push(...parts);
    return this;
  }

  /** Whether this name is already declared in the file; registers it otherwise. */
  declares(name: string): boolean {
    const isDeclared = this.#declared.has(name);
    this.#declared.add(name);
    return isDeclared;
  }

  /** Imports a value from a file of the product (path relative to its root) and returns its name. */
  value(name: string, file: string): string {
    this.#from(this.#specifier(file)).values.add(name);
    return name;
  }

  type(name: string, file: string): string {
    this.#from(this.#specifier(file)).types.add(name);
    return name;
  }

  whole(name: string, file: string): string {
    this.#from(this.#specifier(file)).whole = name;
    return name;
  }

  packageType(name: string, specifier: string): string {
    this.#from(specifier).types.add(name);
    return name;
  }

  /** Imports a value from a file of the repository (`core/model.ts`) and returns its name. */
  runtimeValue(name: string, file: string): string {
    this.#from(this.#roots.runtime(this.path, file)).values.add(name);
    return name;
  }

  runtimeType(name: string, file = 'core/model.ts'): string {
    this.#from(this.#roots.runtime(this.path, file)).types.add(name);
    return name;
  }

  toString(): string {
    const check = this.unchecked ? `\n// @ts-nocheck ${this.unchecked}` : '';
    const imports = [...this.#imports]
      .sort(([a], [b]) => compare(a, b))
      .flatMap(([from, names]) => importLines(from, names));
    const head = imports.length > 0 ? `${imports.join('\n')}\n\n` : '';
    return `${header(this.#source)}${check}\n${head}${this.#parts.join('\n')}`.trimEnd().concat('\n');
  }

  #specifier(file: string): string {
    return relativeSpecifier(this.path, file);
  }

  #from(specifier: string) {
    let names = this.#imports.get(specifier);
    if (!names) {
      names = { values: new Set(), types: new Set() };
      this.#imports.set(specifier, names);
    }
    return names;
  }
}

function importLines(
  from: string,
  { values, types, whole }: { values: Set<string>; types: Set<string>; whole?: string },
): string[] {
  const lines: string[] = [];
  if (whole) lines.push(`import * as ${whole} from '${from}';`);
  const names = [
    ...[...types].map((name) => ({ name, text: `type ${name}` })),
    ...[...values].map((name) => ({ name, text: name })),
  ];
  names.sort((a, b) => compare(a.name, b.name));
  if (names.length > 0) {
    const onlyTypes = values.size === 0;
    const list = names.map(({ name, text }) => (onlyTypes ? name : text));
    // Node imports JSON only with an import attribute; bundlers accept it.
    const source = `'${from}'${from.endsWith('.json') ? " with { type: 'json' }" : ''};`;
    const line = `import ${onlyTypes ? 'type ' : ''}{ ${list.join(', ')} } from ${source}`;
    lines.push(
      line.length <= 110
        ? line
        : `import ${onlyTypes ? 'type ' : ''}{\n${fillLines(list, 2)}} from ${source}`,
    );
  }
  return lines;
}

export function relativeSpecifier(fromFile: string, toFile: string): string {
  const path = posix.relative(posix.dirname(fromFile), toFile);
  return path.startsWith('.') ? path : `./${path}`;
}

/** The first line of an emitted file: names the source to edit, relative to the product's root. */
export function header(source: string): string {
  return `// Generated from ${source} by \`npm run generate\`. Edit that instead of this file.`;
}
