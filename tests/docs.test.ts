import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingNames } from './setting-names.ts';

const ROOT = resolve(import.meta.dirname, '..');
const TOP = readdirSync(ROOT).filter((name) => statSync(join(ROOT, name)).isDirectory());
const TEXT = /\.(md|[cm]?[jt]sx?|json|sql|html|css|ya?ml)$/;
const PASSED_OVER =
  /(^|\/)(node_modules|compiled|\.[^/]+)(\/|$)|^(dist|data|test-results|playwright-report)(\/|$)/;
/** Stored checksums and lock files: they keep their text. Made by a tool: package-lock.json. */
const KEPT = /(^|\/)migrations\/[^/]+\.sql$|(^|\/)package-lock\.json$/;
/** Its examples are wrong on purpose. */
const OWN = /^tests\/docs\.test\.ts$/;
/** What was true when it was written, and a page of made-up mistakes. */
const HISTORY = /^docs\/(decisions\/|diagnostics\.md$)/;
const WHERE = 'docs/where-do-i-change.md';
/** Named by a page, and not there until somebody follows it. */
const WRITTEN_LATER = ['server/store/demo/rows', 'src/generated/product/widgets/rule-words.ts'];

const files = readdirSync(ROOT, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? below(entry.name) : [entry.name]))
  .filter((file) => TEXT.test(file) && ![KEPT, PASSED_OVER, OWN].some((kind) => kind.test(file)))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
const pages = new Map(files.filter(({ file }) => file.endsWith('.md')).map(({ file, text }) => [file, text]));

function below(folder: string): string[] {
  if (PASSED_OVER.test(folder)) return [];
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? below(path) : [path];
  });
}

const withoutBlocks = (text: string) => text.replace(/^ *```[\s\S]*?^ *```/gm, '');
const codeIn = (text: string) =>
  [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Of a page: where its links and pictures lead. */
function targetsIn(text: string): string[] {
  const prose = withoutBlocks(text).replace(/`[^`\n]*`/g, 'code');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
}

/** The names that GitHub gives to the headings of a page. */
function anchorsIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, heading = ''] of withoutBlocks(text).matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const name = words.replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
    let [anchor, count] = [name, 0];
    while (found.has(anchor)) anchor = `${name}-${++count}`;
    found.add(anchor);
  }
  return found;
}

/** What is wrong with a link; null when it leads somewhere. `pageAt` answers a page's text. */
function brokenLink(
  from: string,
  target: string,
  pageAt: (path: string) => string | undefined,
): string | null {
  if (/^[a-z]+:/.test(target)) return null;
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? from : posix.join(posix.dirname(from), decodeURI(path));
  const text = pageAt(file);
  if (text === undefined && !existsSync(join(ROOT, file))) return `${from}: ${target} is not there`;
  if (anchor === undefined) return null;
  return text !== undefined && anchorsIn(text).has(anchor) ? null : `${from}: no heading ${target}`;
}

/** Paths `docs/….md` that a comment, text or script names. */
const pagesNamedIn = (text: string) =>
  [...text.matchAll(/(?<![\w./-])docs\/[\w./-]*\.md\b(?:#[\w-]+)?/g)].map(([path]) => path);

/** Records by number, also over the end of a line; "spec decision 12" is of a list outside of the repository. */
function numbersIn(file: string, text: string): string[] {
  const joined = text.replace(/\s*\n\s*(?:\*|\/\/|--|#|>)?\s*/g, ' ');
  const said = [
    ...joined.matchAll(/(?<!\bspec )\bdecisions? #?\d+|\bdecisions\/(?:\d|[\w-]+(?![\w.-])).{0,9}/gi),
  ];
  const records = file.endsWith('.md') ? [...joined.matchAll(/\brecord #?\d+/gi)] : [];
  return [...said, ...records].map(([words]) => `${file}: ${words}`);
}

describe('The test of links', () => {
  const page = '# A. `b` c\n## Two\n## Two\n[x](y.md)\n```\n# no\n[no](no.md)\n```\n`[no](no)` ![z](z.png)';
  const pageAt = (path: string) => ({ 'docs/y.md': page })[path];

  it('knows links and headings as GitHub does', () => {
    expect(targetsIn(page)).toEqual(['y.md', 'z.png']);
    expect([...anchorsIn(page)]).toEqual(['a-b-c', 'two', 'two-1']);
  });

  it('finds what leads nowhere', () => {
    const broken = (target: string) => brokenLink('docs/x.md', target, pageAt);
    expect(['y.md', 'y.md#two-1', '../README.md', 'https://example.org/x'].map(broken)).toEqual(
      Array(4).fill(null),
    );
    expect(['no.md', 'y.md#three', '#one'].filter((target) => broken(target) === null)).toEqual([]);
  });

  it('finds records that are called by a number', () => {
    const n = 126;
    const said = [
      `decision ${n}`,
      `Decision\n * 0${n}`,
      `decisions ${n} and 4`,
      `docs/decisions/0${n}`,
      'decisions/x)',
    ];
    expect(said.filter((text) => numbersIn('a.ts', text).length !== 1)).toEqual([]);
    expect(numbersIn('a.md', `record ${n}`)).toHaveLength(1);
    const fine = [
      `spec decision ${n}`,
      `spec\n// decision ${n}`,
      'docs/decisions/x.md',
      'docs/decisions',
      'a decision',
    ];
    expect(fine.flatMap((text) => numbersIn('a.ts', text))).toEqual([]);
  });
});

describe('What is written leads to what is there:', () => {
  it('every link of every page', () => {
    const broken = [...pages].flatMap(([file, text]) =>
      targetsIn(text).flatMap((target) => brokenLink(file, target, (path) => pages.get(path)) ?? []),
    );
    expect(broken).toEqual([]);
  });

  it('every page that code, declarations, scripts and pages name', () => {
    const broken = files.flatMap(({ file, text }) =>
      pagesNamedIn(text).flatMap((path) => {
        const wrong = brokenLink('README.md', path, (name) => pages.get(name));
        return wrong ? [`${file}: ${path}`] : [];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('every path of a page that begins with a folder of the repository', () => {
    const begins = new RegExp(`^(${TOP.join('|')})/[\\w./@-]*$`);
    const missing = [...pages].flatMap(([file, text]) =>
      HISTORY.test(file)
        ? []
        : codeIn(text)
            .filter((code) => begins.test(code) && !/NNNN/.test(code) && !WRITTEN_LATER.includes(code))
            .filter((path) => !existsSync(join(ROOT, path)) && !existsSync(join(ROOT, dirname(file), path)))
            .map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it(`every file that ${WHERE} names, and what it names in a file`, () => {
    const text = pages.get(WHERE) ?? '';
    const all = TOP.flatMap((folder) => below(folder));
    const names = codeIn(text).filter((code) => /^[\w./-]+\.(tsx?|mjs|json|html|md)$/.test(code));
    expect(names.length).toBeGreaterThan(100);
    expect(
      names.filter((name) => !existsSync(join(ROOT, name)) && !all.some((path) => path.endsWith(`/${name}`))),
    ).toEqual([]);
    const named = new RegExp(`\`(\\w+)\`(?: and \`(\\w+)\`)? in \`((?:${TOP.join('|')})/[^\`]+)\``, 'g');
    const inside = [...text.matchAll(named)];
    expect(inside.length).toBeGreaterThan(10);
    for (const [, first = '', second = first, path = ''] of inside) {
      const source = readFileSync(join(ROOT, path), 'utf8');
      for (const name of [first, second]) expect(source, path).toContain(name);
    }
  });
});

describe('Records of decisions', () => {
  const FOLDER = 'docs/decisions';
  const records = readdirSync(join(ROOT, FOLDER)).filter((name) => name !== 'README.md');
  const [themes = '', history = ''] = (pages.get(`${FOLDER}/README.md`) ?? '').split('## Old numbers');

  it('have a name without a number, and stand once in the list, under their title', () => {
    expect(records.filter((name) => !/^[a-z][a-z-]*\.md$/.test(name))).toEqual([]);
    const titled = records.map((name) => {
      const [title = ''] = (pages.get(`${FOLDER}/${name}`) ?? '').split('\n');
      return `[${title.replace('# ', '')}](${name})`;
    });
    expect(themes.match(/\[.*\]\(.*\)/g)?.toSorted()).toEqual(titled.toSorted());
  });

  it('are found by the numbers of the history', () => {
    const numbers = [...history.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => number);
    expect(numbers).toHaveLength(88);
    expect(new Set(numbers).size).toBe(88);
  });

  it('are nowhere called by a number', () => {
    expect(files.flatMap(({ file, text }) => numbersIn(file, text))).toEqual([]);
  });
});

describe('A newcomer', () => {
  const readme = pages.get('README.md') ?? '';

  it('has a short README with four small pictures', () => {
    expect(readme.split('\n').length - 1).toBeLessThanOrEqual(150);
    const pictures = targetsIn(readme).filter((target) => target.startsWith('docs/pictures/'));
    expect(pictures.map((path) => path.slice(14)).toSorted()).toEqual(
      readdirSync(join(ROOT, 'docs/pictures')),
    );
    expect(pictures).toHaveLength(4);
    expect(pictures.filter((path) => statSync(join(ROOT, path)).size >= 120_000)).toEqual([]);
  });

  it('comes from the README to every page of docs/', () => {
    const reached = new Set(['README.md']);
    for (const file of reached)
      for (const target of targetsIn(pages.get(file) ?? '')) {
        const path = posix.join(posix.dirname(file), target.replace(/#.*/, ''));
        if (pages.has(path)) reached.add(path);
      }
    expect([...pages.keys()].filter((file) => file.startsWith('docs/') && !reached.has(file))).toEqual([]);
  });

  it('finds every setting and every command', () => {
    const settings = [...settingNames()];
    expect(settings.length).toBeGreaterThan(30);
    expect(settings.filter((name) => !pages.get('docs/settings.md')?.includes(`\`${name}\``))).toEqual([]);
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    const commands = Object.keys(scripts).filter((name) => !['prepare', 'start', 'test'].includes(name));
    expect(commands.filter((name) => !pages.get('docs/commands.md')?.includes(`\`npm run ${name}`))).toEqual(
      [],
    );
  });
});
