import { posix } from 'node:path';
import {
  type CompletionList,
  getLanguageService,
  type Hover,
  type LanguageService,
} from 'vscode-json-languageservice';
import type { Position } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { editorGrammar } from '../emit/editor/editor-grammar.ts';
import { loadLanguage } from '../load/language.ts';
import { kindOf } from '../load/load-product.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import type { Workspace } from './workspace.ts';

const BASE = 'backoffice://grammar/';

/** Completion and meaning of keywords and names, from the grammar with the names of the product. */
export class GrammarHelp {
  readonly #workspace: Workspace;
  #documents: ReadonlyMap<string, JsonSchema> = new Map();
  readonly #service: LanguageService = getLanguageService({
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
    // A file names its grammar by "$schema"; here it is the one with the names of the product.
    schemaRequestService: async (uri) => {
      const document = this.#documents.get(posix.basename(uri));
      if (!document) throw new Error(`No grammar is called ${uri}.`);
      return JSON.stringify(document);
    },
  });
  #configured: unknown;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  async complete(document: TextDocument, position: Position): Promise<CompletionList | null> {
    this.#configure();
    return this.#service.doComplete(document, position, this.#service.parseJSONDocument(document));
  }

  async hover(document: TextDocument, position: Position): Promise<Hover | null> {
    this.#configure();
    return this.#service.doHover(document, position, this.#service.parseJSONDocument(document));
  }

  /** Anew when the product has other names. */
  #configure(): void {
    const { product } = this.#workspace;
    const language = loadLanguage();
    const source = product ?? language;
    if (this.#configured === source) return;
    this.#configured = source;
    this.#documents = product ? editorGrammar(product) : language.grammar;
    // The compiler alone judges.
    this.#service.configure({
      validate: false,
      schemas: [...this.#documents].map(([name, schema]) => ({
        uri: `${BASE}${name}`,
        fileMatch: patternsOf(name.replace('.schema.json', '')),
        schema,
      })),
    });
  }
}

/** The files that a document of the grammar is for; none for the shared one. */
function patternsOf(kind: string): string[] {
  if (kind === 'app') return ['**/schemas/app.json'];
  return kindOf(`x.${kind}.json`) === kind ? [`**/*.${kind}.json`] : [];
}
