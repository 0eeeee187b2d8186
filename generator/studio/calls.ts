import { MIGRATIONS } from '../../core/snapshot.ts';
import type { MadePlace, StudioState } from '../../core/studio.ts';
import type { Place } from '../diagnostics/place.ts';
import { keysOf, pointer } from '../diagnostics/pointer.ts';
import type { Operation } from '../edit/operations.ts';
import { readOperations } from '../edit/read-operations.ts';
import { type Refusal, Refused } from '../edit/refused.ts';
import type { Declarations } from '../link/context/declarations.ts';
import { kindOf } from '../load/load-product.ts';
import { migrationTexts } from '../load/read-sources.ts';
import { isObject } from '../schema/json-schema.ts';
import { nextMigration } from '../tools/new-screen/new-screen.ts';
import { takingBack } from '../tools/take-back-sql.ts';
import { askPage, recordOf } from './ask/ask.ts';
import { droppingColumn } from './column-of-field.ts';
import { childOf } from './grammar-at.ts';
import { newDialogs } from './new/dialogs.ts';
import type { Made } from './new/made.ts';
import { newField } from './new/new-field.ts';
import { newFilter } from './new/new-filter.ts';
import { newMenuEntry, newRoleSet } from './new/new-in-app.ts';
import { newNoun, saidNoun } from './new/new-noun.ts';
import { newScreen } from './new/new-screen.ts';
import { changing, nodeView, overriding, translating, treeOf } from './nodes.ts';
import { removing, usesOf } from './removal.ts';
import type { LaterRows } from './session.ts';
import { lookAtSheet, nounOfSheet } from './sheet/noun-of-sheet.ts';
import type { Studio } from './studio.ts';

type Body = Readonly<Record<string, unknown>>;
type Call = (studio: Studio, body: Body) => Promise<unknown>;

/** Every call of the studio, by its name. */
const CALLS: Readonly<Record<string, Call>> = {
  state: (studio) => {
    studio.session.follow();
    return stateOf(studio);
  },
  file: (studio, body) => treeOf(studio, text(body, 'file')),
  node: (studio, body) => nodeView(studio, text(body, 'file'), text(body, 'pointer')),
  places: (studio, body) => studio.places(text(body, 'screen')),
  uses: (studio, body) => usesOf(studio, text(body, 'file'), text(body, 'pointer')),
  edit: (studio, body) => edited(studio, readOperations(body.operations), String(body.title ?? 'edit')),
  change: async (studio, body) => {
    const [file, place] = [text(body, 'file'), text(body, 'pointer')];
    return edited(studio, [await changing(studio, file, place, body.value)], `change ${nameOf(file, place)}`);
  },
  translate: async (studio, body) => {
    const [language, source, translation] = [
      text(body, 'language'),
      text(body, 'text'),
      text(body, 'translation'),
    ];
    return edited(studio, [translating(studio, language, source, translation)], `translate "${source}"`);
  },
  override: (studio, body) => {
    const [file, base, place] = [text(body, 'file'), text(body, 'base'), text(body, 'pointer')];
    return edited(
      studio,
      [overriding(studio, file, base, place)],
      `change ${nameOf(base, place)} here alone`,
    );
  },
  rename: async (studio, body) => {
    const [file, place, to] = [text(body, 'file'), text(body, 'pointer'), text(body, 'to')];
    const { declares } = await nodeView(studio, file, place);
    if (!declares) throw new Refused('This declares no name.', 'not-renamed', { file, pointer: place });
    const renaming = { op: 'rename', kind: declares.kind, from: declares.name, to };
    const state = await edited(studio, readOperations([renaming]), `rename ${declares.name}`);
    return { ...state, made: renamedPlace(studio, { file, pointer: place }, declares.kind, to) };
  },
  remove: async (studio, body) => {
    const [file, place] = [text(body, 'file'), text(body, 'pointer')];
    const along = body.along === true ? await usesOf(studio, file, place) : [];
    const drops = body.drop === true ? [await droppingColumn(studio, file, keysOf(place))] : [];
    return edited(studio, [...removing(file, place, along), ...drops], `remove ${nameOf(file, place)}`);
  },
  new: async (studio, body) => {
    const { operations, title, file, pointer, rows } = await newPart(
      studio,
      text(body, 'what'),
      answersOf(body),
    );
    await studio.edit(operations, title, rows ? [rows] : []);
    return { ...(await stateOf(studio)), made: { file, pointer } satisfies MadePlace };
  },
  ask: (studio, body) => {
    const [file, place] = [text(body, 'file'), text(body, 'pointer')];
    const shownFile = typeof body.shownFile === 'string' ? body.shownFile : file;
    const [role, record] = [Number(body.role), recordOf(body.record)];
    return askPage(studio, { file, shownFile, pointer: place, role, record });
  },
  dialogs: (studio, body) => newDialogs(studio, body.file),
  sheet: (_studio, body) => lookAtSheet(answersOf(body)),
  'take-back': (studio) => done(studio, () => takeBack(studio)),
  undo: (studio, body) => done(studio, () => studio.session.undo(ranOf(body))),
  redo: (studio, body) => done(studio, () => studio.session.redo(ranOf(body))),
  discard: (studio) => done(studio, () => studio.session.discard()),
  settle: (studio, body) =>
    done(studio, () => studio.session.settle(text(body, 'file'), body.choice === 'mine' ? 'mine' : 'disk')),
  save: async (studio, body) => {
    const translations = isObject(body.translations) ? Object.entries(body.translations) : [];
    const filledTranslations = translations.filter(
      ([, translation]) => typeof translation === 'string' && translation !== '',
    );
    for (const [source, translation] of filledTranslations)
      studio.session.amend([translating(studio, 'id', source, String(translation))]);
    const asks = await studio.untranslated();
    if (asks.length > 0) return { asks };
    const saved = await studio.save();
    return { saved, state: await stateOf(studio), rows: studio.session.takeRows() };
  },
};

/** The answer of a call; a refusal is one as well. */
export async function answerCall(studio: Studio, name: string, body: unknown): Promise<unknown> {
  try {
    const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
    if (!call) throw new Refused(`The studio has no call ${JSON.stringify(name)}.`);
    return await call(studio, isObject(body) ? body : {});
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refusal: error.refusal satisfies Refusal };
  }
}

/** Where the name stands once it is another: its file may be named after it. */
function renamedPlace({ session }: Studio, place: MadePlace, kind: string, to: string): MadePlace {
  if (kind === 'screen' || kind === 'entity') {
    const file = place.file.replace(/[^/]+$/, `${to}.${kind}.json`);
    return session.sources().has(place.file) ? place : { ...place, file };
  }
  const name = to.slice(to.lastIndexOf('.') + 1);
  return {
    ...place,
    pointer: pointer([...keysOf(place.pointer).slice(0, -1), kind === 'field' ? name : to]),
  };
}

/** What a dialog says. */
const answersOf = (body: Body): Body => (isObject(body.value) ? body.value : {});

/** What makes each thing that a dialog asks for. Throws Refused. */
async function newPart(
  studio: Studio,
  kind: string,
  value: Body,
): Promise<Made & { readonly rows?: LaterRows }> {
  const { project } = studio;
  const sources = studio.session.sources();
  switch (kind) {
    case 'field':
      return newField(project, sources, value);
    case 'noun':
      return newNoun(project, sources, saidNoun(value));
    case 'sheet':
      return nounOfSheet(project, sources, value);
    case 'screen':
      return newScreen(project, sources, value);
    case 'filter':
      return newFilter(project, sources, await studio.product(), value);
    case 'menu entry':
      return newMenuEntry(sources, value);
    case 'role set':
      return newRoleSet(value);
    default:
      throw new Refused(`The studio makes no ${kind}.`);
  }
}

function takeBack({ session, project }: Studio): void {
  session.takeBack((path, sql, files) => {
    const texts = migrationTexts(project.root, files);
    const name = path.slice(MIGRATIONS.length + 1);
    const back = `${name.replace(/^\d+-|\.sql$/g, '')}-back`;
    return [`${MIGRATIONS}/${nextMigration(texts, back)}`, takingBack(name, sql)];
  });
}

/** Which migrations have run, as the development server asked its database; without a word all that are there. */
function ranOf({ ran }: Body): (path: string) => boolean {
  if (!Array.isArray(ran)) return () => true;
  return (path) => ran.includes(path.slice(MIGRATIONS.length + 1).replace(/\.sql$/, ''));
}

async function edited(studio: Studio, operations: readonly Operation[], title: string): Promise<StudioState> {
  await studio.edit(operations, title);
  return stateOf(studio);
}

async function done(studio: Studio, act: () => void): Promise<StudioState> {
  act();
  return stateOf(studio);
}

async function stateOf(studio: Studio): Promise<StudioState> {
  const { session } = studio;
  const { screens, declarations, endpoints } = await studio.product();
  const { files: generated } = await studio.compile();
  const app = declarations.app.value;
  const changed = new Set(session.changes().map(({ file }) => file));
  return {
    version: studio.version,
    screens: screens.map(({ screen, place }) => ({
      id: screen.id,
      kind: screen.kind,
      route: screen.route,
      title: screen.title,
      file: place.file.path,
      roles: screen.roles,
      extends: baseOf(place),
      reads: readsOf(declarations, screen.id),
    })),
    files: [...session.sources().keys()].map((path) => ({
      path,
      kind: kindOf(path) ?? '',
      isChanged: changed.has(path),
    })),
    roles: Object.entries(app.roles).map(([id, name]) => ({ id: Number(id), name })),
    languages: app.languages.map(({ code, name }) => ({ code, name })),
    zone: app.locale.zone,
    accountNames: app.session.name ?? ['name'],
    account: endpoints.find(({ id }) => id === app.session.me)?.endpoint.path ?? '',
    ...session.history,
    problems: await studio.problems(),
    difference: studio.difference(),
    conflicts: session.conflicts.map(({ file }) => ({ file })),
    isShown: generated !== undefined,
    examples: await studio.examples(),
  };
}

/** The screen that the one at a place extends. */
function baseOf({ file }: Place): string | undefined {
  const base = childOf((file.written ?? file).value, 'extends');
  return typeof base === 'string' ? base : undefined;
}

/** The path of the call that answers what a screen shows. */
function readsOf({ screens, endpoints }: Declarations, id: string): string | undefined {
  const screen = screens.get(id)?.value;
  const source = childOf(screen, 'source') ?? childOf(screen, 'load');
  const call = typeof source === 'string' ? source : childOf(source, 'call');
  return endpoints.get(String(call))?.value.path;
}

function text(body: Body, key: string): string {
  const value = body[key];
  if (typeof value !== 'string') throw new Refused(`The call needs "${key}": a text.`, 'no-operation');
  return value;
}

/** A node as a person calls it: its last words. */
function nameOf(file: string, place: string): string {
  const words = keysOf(place).slice(-2).join(' / ');
  return words === '' ? (file.split('/').at(-1) ?? file) : words;
}
