import { didYouMean } from '../diagnostics/nearest.ts';
import { formatProblems, type Problem } from '../diagnostics/problems.ts';
import { type Applied, applied } from '../edit/apply.ts';
import { describeChanges } from '../edit/changed-lines.ts';
import { readOperations } from '../edit/read-operations.ts';
import { Refused } from '../edit/refused.ts';
import { writeChanges } from '../edit/write-changes.ts';
import { loadLanguage } from '../load/language.ts';
import type { Project } from '../project.ts';
import { isObject } from '../schema/json-schema.ts';
import { problemsSince, sourcesAt } from '../tools/changed-since.ts';
import { productUses } from '../tools/product-uses.ts';
import { renamerOf } from '../tools/rename.ts';
import { describeUses, findUses } from '../tools/where.ts';

interface Meaning {
  /** Document and place in the grammar: `screen.schema.json list.columns`. */
  readonly at: string;
  readonly description: string;
}

/** The places of a word in the grammar, with what it means there; without a word the documents. Throws Refused. */
export function lookUpWord(word?: string): unknown {
  const { grammar, cells, fields, keywords } = loadLanguage();
  if (word === undefined)
    return {
      documents: [...grammar].map(([name, { description }]) => ({ name, description })),
      cells: [...cells.keys()],
      fields: [...fields.keys()],
      keywords: [...keywords.keys()],
    };
  const meanings = [...grammar].flatMap(([name, document]) => meaningsIn(document, word, [name]));
  for (const [kind, parts] of Object.entries({ cell: cells, field: fields, keyword: keywords })) {
    const part = parts.get(word);
    if (part) meanings.push({ at: kind, description: part.description });
  }
  if (meanings.length === 0)
    throw new Refused(`The language has no word ${JSON.stringify(word)}.`, 'unknown-name');
  return meanings;
}

function meaningsIn(node: unknown, word: string, path: readonly string[]): Meaning[] {
  if (Array.isArray(node)) return node.flatMap((part) => meaningsIn(part, word, path));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, part]) => {
    const isWord = path.at(-1) === 'properties' && key === word && isObject(part);
    const described = isWord && typeof part.description === 'string' ? [part.description] : [];
    const place = [...path, key].filter((step) => step !== 'properties' && step !== 'definitions').join(' ');
    return [
      ...described.map((description) => ({ at: place, description })),
      ...meaningsIn(part, word, [...path, key]),
    ];
  });
}

/** All that is declared, or one declaration in full with its uses. Throws Refused. */
export function lookUpName(project: Project, name?: string): unknown {
  const { product, problems } = project.analyse();
  const declarations = product?.declarations ?? project.declared().declarations;
  if (!declarations) throw new Refused(formatProblems(problems.sorted(), 'errors'), 'does-not-compile');
  const { screens, endpoints, entities, app } = declarations;
  if (name === undefined)
    return {
      screens: [...screens.values()].map(({ id, value }) => ({ id, kind: value.kind, route: value.route })),
      calls: [...endpoints.values()].map(({ id, value }) => ({ id, call: `${value.method} ${value.path}` })),
      entities: [...entities.keys()],
      roles: app.value.access,
    };
  const uses = product ? describeUses(findUses(productUses(product), name)) : [];
  const declared = [screens, endpoints, entities].flatMap((group) => group.get(name) ?? []);
  if (declared.length === 0 && uses.length === 0) {
    const known = [...screens.keys(), ...endpoints.keys(), ...entities.keys()];
    throw new Refused(`Nothing is called ${JSON.stringify(name)}.${didYouMean(name, known)}`, 'unknown-name');
  }
  return { declared: declared.map(({ value, place }) => ({ file: place.file.path, value })), uses };
}

/** The problems of the files on disk. Throws Refused. */
export function findProblems(project: Project, since?: string): readonly Problem[] {
  const problems = project.analyse().problems.sorted();
  if (since === undefined) return problems;
  const { sources, changed } = sourcesAt(project, since);
  return problemsSince(problems, project.analyse(sources).problems.sorted(), changed);
}

interface Preview {
  readonly difference: readonly string[];
  readonly problems: readonly Problem[];
}

/** What operations would change, and what is wrong afterwards. Throws Refused. */
export function previewEdit(project: Project, operations: unknown): Preview {
  const { files, changes } = applyTo(project, operations);
  return { difference: describeChanges(changes), problems: project.analyse(files).problems.sorted() };
}

/** Writes what operations change, unless it brings mistakes; with the operations that take it back. Throws Refused. */
export function editDeclarations(project: Project, operations: unknown): Preview & Pick<Applied, 'undo'> {
  const { files, changes, undo } = applyTo(project, operations);
  const problems = project.analyse(files).problems.sorted();
  const knownProblems = new Set(findProblems(project).map(wordsOf));
  const added = problems.filter(
    (problem) => problem.severity === 'error' && !knownProblems.has(wordsOf(problem)),
  );
  if (added.length > 0) throw new Refused(formatProblems(added, 'errors'), 'does-not-compile');
  writeChanges(project.root, changes);
  return { difference: describeChanges(changes), problems, undo };
}

const wordsOf = ({ code, file, at: path, text }: Problem) => `${code} ${file} ${path} ${text}`;

function applyTo(project: Project, operations: unknown): Applied {
  return applied(project.sources(), readOperations(operations), renamerOf(project));
}
