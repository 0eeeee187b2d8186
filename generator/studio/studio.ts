import { findNodeAtOffset, getNodePath } from 'jsonc-parser';
import type { ExampleAnswer, NodeProblem } from '../../core/studio.ts';
import type { Compiled } from '../compile.ts';
import { meantName } from '../diagnostics/nearest.ts';
import { keysOf, pointer } from '../diagnostics/pointer.ts';
import type { Problem } from '../diagnostics/problems.ts';
import { findNode, parseFile } from '../diagnostics/source-file.ts';
import { apply } from '../edit/apply.ts';
import { hunksOf } from '../edit/changed-lines.ts';
import type { Operation } from '../edit/operations.ts';
import { Refused } from '../edit/refused.ts';
import { editorGrammar } from '../emit/editor/editor-grammar.ts';
import type { Use } from '../link/context/uses.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import { complete } from '../link/product/texts.ts';
import { kindOf, type Sources } from '../load/load-product.ts';
import type { Project } from '../project.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { type Places, placesOf, placesOfMenu } from '../tools/places.ts';
import { productUses } from '../tools/product-uses.ts';
import { shortening } from '../tools/shorten-files.ts';
import { askedOnlyWhen } from './asked-only-when.ts';
import { difference } from './difference.ts';
import { examplesOf } from './examples.ts';
import { takable } from './new/filterable.ts';
import { narrowing } from './new/taking.ts';
import { type LaterRows, StudioSession } from './session.ts';

/** A product in the studio: its edited texts, and what the compiler makes of them. */
export class Studio {
  readonly session: StudioSession;
  readonly project: Project;
  /** Grows whenever the compiler makes something else of the texts. */
  version = 0;
  #compiled: { readonly sources: string; readonly result: Compiled } | undefined;
  #product: LinkedProduct | undefined;
  #onDisk: { readonly disk: Sources; readonly result: Compiled } | undefined;
  #uses: { readonly product: LinkedProduct; readonly all: readonly Use[] } | undefined;

  constructor(project: Project) {
    this.project = project;
    this.session = new StudioSession(project);
  }

  /** What the compiler says of the edited texts. */
  async compile(): Promise<Compiled> {
    const sources = this.session.sources();
    const key = JSON.stringify(this.session.changes().map(({ file, newText }) => [file, newText]));
    const isSame = this.#compiled?.sources === key && this.#onDisk?.disk === this.session.disk;
    if (!isSame || !this.#compiled) {
      await this.#compileDisk();
      this.#compiled = { sources: key, result: await this.project.compile(sources) };
      this.version += 1;
    }
    const { result } = this.#compiled;
    this.#product = result.product ?? this.#product;
    return result;
  }

  /** Generated files that are not what those of the files on disk are. */
  async overlay(): Promise<Readonly<Record<string, string>>> {
    const { files } = await this.compile();
    const base = this.#onDisk?.result.files;
    const changed = [...(files ?? [])].filter(([path, text]) => base?.get(path) !== text);
    const texts = this.session.changes().flatMap(({ file, newText }) => {
      return kindOf(file) === 'locale' && newText !== undefined ? [[file, newText] as const] : [];
    });
    return Object.fromEntries([...changed.filter(([path]) => path.endsWith('.ts')), ...texts]);
  }

  /** The last product without errors. Throws Refused. */
  async product(): Promise<LinkedProduct> {
    await this.compile();
    this.#product ??= this.#onDisk?.result.product;
    if (!this.#product) throw new Refused('The declarations on disk do not compile.', 'does-not-compile');
    return this.#product;
  }

  /** Every declaration and use of a name. */
  async uses(): Promise<readonly Use[]> {
    const product = await this.product();
    if (this.#uses?.product !== product) this.#uses = { product, all: productUses(product) };
    return this.#uses.all;
  }

  /** The grammar with the names of the product. */
  async grammar(): Promise<ReadonlyMap<string, JsonSchema>> {
    return editorGrammar(await this.product());
  }

  async problems(): Promise<NodeProblem[]> {
    const { problems } = await this.compile();
    const sources = this.session.sources();
    return problems.map((problem) => {
      const node = placed(problem, sources, this.#isNew(problem));
      const fix =
        node.fix ?? this.#fixOf(node) ?? (this.#product && askedOnlyWhen(node, sources, this.#product));
      return fix ? { ...node, fix } : node;
    });
  }

  /** A parameter that narrows nothing is used for the field that it is called like. */
  #fixOf({ code, pointer: place }: NodeProblem): NodeProblem['fix'] {
    const [group, id = '', member, param = ''] = keysOf(place);
    const product = this.#product;
    const call = product?.declarations.endpoints.get(id);
    if (code !== 'RES-11' || group !== 'endpoints' || member !== 'query' || !product || !call)
      return undefined;
    const field = takable(product, call.value).find(({ params }) => param in params.query);
    return (
      field && {
        title: 'Use it in "where"',
        operations: [narrowing(this.session.sources(), { id, call }, field.params)],
      }
    );
  }

  /** New texts that have no translation into the language that must be complete. */
  async untranslated(): Promise<readonly string[]> {
    const { untranslated } = await this.compile();
    const knownTexts = this.#onDisk?.result.untranslated?.get(complete) ?? [];
    return (untranslated?.get(complete) ?? []).filter((text) => !knownTexts.includes(text));
  }

  /** What the server does not know before the edits are saved. */
  async examples(): Promise<ExampleAnswer[]> {
    const { product } = await this.compile();
    return product ? examplesOf(product, this.#onDisk?.result.product) : [];
  }

  difference(): string {
    return difference(this.session.changes());
  }

  /** Path inside a compiled screen -> `file#pointer`; without a screen those of the menu. */
  async places(screenId: string): Promise<Places> {
    const product = await this.product();
    if (screenId === '') return placesOfMenu(product, printed);
    const screen = product.screens.find(({ id }) => id === screenId);
    return screen ? placesOf(screen, printed) : {};
  }

  /** Does operations as one step, and leaves out again what comes by default. Throws Refused. */
  async edit(
    operations: readonly Operation[],
    title: string,
    rows: readonly LaterRows[] = [],
  ): Promise<void> {
    refuseNumbered(operations);
    if (!this.#product) await this.product();
    this.session.apply(operations, title, rows);
    const named = operations.flatMap((operation) => ('file' in operation ? [operation.file] : []));
    const touched = [...new Set(named)].filter((file) => kindOf(file));
    if (this.project.declared(this.session.sources()).declarations)
      this.session.amend(
        shortening(this.session.sources(), (path) => touched.includes(path), this.session.disk),
      );
    this.session.amend(touched.flatMap((file) => this.#straightened(file)));
  }

  /** The same file as one edit of what is on disk: what several steps opened and closed again leaves no trace. */
  #straightened(file: string): Operation[] {
    const [text, onDisk] = [this.session.sources().get(file), this.session.disk.get(file)];
    if (text === undefined || onDisk === undefined || text === onDisk) return [];
    const value = JSON.parse(text) as unknown;
    const outcome = apply(new Map([[file, onDisk]]), [{ op: 'set', file, pointer: '', value }]);
    const straight = 'refusal' in outcome ? undefined : outcome.files.get(file);
    const isSame = straight !== undefined && withoutLayout(straight) === withoutLayout(text);
    // What moves in a list is taken for other entries: the step itself may change fewer lines.
    return isSame && straight !== text && changedCount(onDisk, straight) <= changedCount(onDisk, text)
      ? [{ op: 'text', file, offset: 0, oldText: text, newText: straight }]
      : [];
  }

  /** Writes the edits. Translations of texts that are not used any more go along. Throws Refused. */
  async save(): Promise<readonly string[]> {
    this.session.follow();
    const stale = (await this.problems()).filter(({ code, isNew }) => code === 'TXT-03' && isNew);
    this.session.amend(stale.map(({ file, pointer: place }) => ({ op: 'remove', file, pointer: place })));
    return this.session.save(await this.newProblems());
  }

  /** What keeps the edits from being saved: mistakes and gaps that the files on disk do not have. */
  async newProblems(): Promise<readonly Problem[]> {
    const { problems } = await this.compile();
    return problems.filter((problem) => problem.severity !== 'warning' && this.#isNew(problem));
  }

  /** Whether the files on disk do not have a problem. */
  #isNew(problem: Problem): boolean {
    const words = wordsOf(problem);
    return !this.#onDisk?.result.problems.some((known) => wordsOf(known) === words);
  }

  async #compileDisk(): Promise<void> {
    const { disk } = this.session;
    if (this.#onDisk?.disk !== disk) this.#onDisk = { disk, result: await this.project.compile(disk) };
  }
}

/** How many lines differ. */
const changedCount = (oldText: string, newText: string) =>
  hunksOf(oldText, newText).reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);

/** A JSON text without what stands between its parts. Reading it would put keys that are whole numbers into their order. */
const withoutLayout = (text: string) => text.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');

/** Throws Refused for a move that no reader of the file would notice. */
function refuseNumbered(operations: readonly Operation[]): void {
  for (const operation of operations) {
    if (operation.op !== 'move' || operation.to !== undefined) continue;
    const key = keysOf(operation.pointer).at(-1) ?? '';
    if (/^\d+$/.test(key))
      throw new Refused(
        `"${key}" is a number: what has numbers for names stands in the order of those, wherever it is moved.`,
        'no-destination',
        operation,
      );
  }
}

const printed = (place: Parameters<typeof placesOf>[0]['place']) => {
  const file = place.file.written ?? place.file;
  return `${file.path}#${pointer(place.path)}`;
};

const wordsOf = ({ code, file, at: path, text }: Problem) => `${code} ${file} ${path} ${text}`;

function placed(problem: Problem, sources: Sources, isNew: boolean): NodeProblem {
  const { file, line, column, text, remedy = '' } = problem;
  const source = sources.get(file) ?? '';
  const { tree } = parseFile(file, source).file;
  const lineStart =
    source
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0);
  const node = tree && findNodeAtOffset(tree, lineStart + column - 1, true);
  const path = node ? getNodePath(node) : [];
  const name = meantName(`${text} ${remedy}`);
  const isText = tree && findNode(tree, path)?.type === 'string';
  return {
    ...problem,
    pointer: pointer(path),
    isNew,
    ...(name !== undefined && isText
      ? {
          fix: {
            title: `Write "${name}"`,
            operations: [{ op: 'set', file, pointer: pointer(path), value: name }],
          },
        }
      : {}),
  };
}

/** Keys of a pointer, for a path into a parsed file. */
export const pathOf = (place: string): (string | number)[] =>
  keysOf(place).map((key) => (/^(0|[1-9]\d*)$/.test(key) ? Number(key) : key));
