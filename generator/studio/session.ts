import { MIGRATIONS, SNAPSHOT } from '../../core/snapshot.ts';
import { didYouMean } from '../diagnostics/nearest.ts';
import { formatProblems, type Problem } from '../diagnostics/problems.ts';
import { applied } from '../edit/apply.ts';
import type { FileChange, Operation } from '../edit/operations.ts';
import { Refused } from '../edit/refused.ts';
import { writeChanges } from '../edit/write-changes.ts';
import { kindOf, type Sources } from '../load/load-product.ts';
import { migrationTexts, readSql } from '../load/read-sources.ts';
import type { Project } from '../project.ts';
import { renamerOf } from '../tools/rename.ts';
import { tablesAfter } from '../tools/tables-of-sql.ts';
import { mergeTexts } from './merge.ts';

/** Path -> its text; null: the file is gone. Paths that are as on disk are left out. */
type Overlay = ReadonlyMap<string, string | null>;

/** Rows that are put into the database once the migration of their table has run. */
export interface LaterRows {
  /** Its path. */
  readonly migration: string;
  readonly sql: string;
}

interface Step {
  readonly title: string;
  readonly overlay: Overlay;
  readonly rows?: readonly LaterRows[];
  /** It takes the step before it back. */
  readonly isBack?: boolean;
}

/** Whether a migration, named by its path, has run. */
type HasRun = (path: string) => boolean;

/** A file that was changed on disk where it is changed here as well. */
export interface Conflict {
  readonly file: string;
  readonly mine: string | null;
  readonly disk: string | null;
}

const START: Step = { title: '', overlay: new Map() };

/** Declarations that are being edited: texts laid over those on disk, with every state that they had. */
export class StudioSession {
  readonly project: Project;
  /** The files on disk as they were when last looked at. */
  #disk: Sources;
  #steps: Step[] = [START];
  #current = 0;
  #conflicts: Conflict[] = [];
  /** Incremental cache: the parsed texts of each language. */
  readonly #locales = new Map<string, { readonly text: string; readonly value: unknown }>();

  constructor(project: Project) {
    this.project = project;
    this.#disk = this.#read();
  }

  #read(): Sources {
    return new Map([...this.project.sources(), ...readSql(this.project.root)]);
  }

  get disk(): Sources {
    return this.#disk;
  }

  get conflicts(): readonly Conflict[] {
    return this.#conflicts;
  }

  /** What undo would take back, and redo do again; '' where there is nothing. */
  get history(): { readonly undo: string; readonly redo: string } {
    return {
      undo: this.#current === 0 ? '' : (this.#steps[this.#current]?.title ?? ''),
      redo: this.#steps[this.#current + 1]?.title ?? '',
    };
  }

  /** All texts as they stand. */
  sources(): Sources {
    return laidOver(this.#disk, this.#overlay);
  }

  /** The texts of each language, by its code. */
  locales(): (readonly [code: string, texts: unknown])[] {
    const files = [...this.sources()].filter(([path]) => kindOf(path) === 'locale');
    return files.map(([path, text]) => [path.replace(/^.*\/|\.json$/g, ''), this.#parsed(path, text)]);
  }

  #parsed(path: string, text: string): unknown {
    const earlier = this.#locales.get(path);
    if (earlier?.text === text) return earlier.value;
    const value: unknown = JSON.parse(text);
    this.#locales.set(path, { text, value });
    return value;
  }

  get #overlay(): Overlay {
    return this.#steps[this.#current]?.overlay ?? START.overlay;
  }

  /** Does operations as one step. Throws Refused. */
  apply(operations: readonly Operation[], title: string, rows: readonly LaterRows[] = []): void {
    this.follow();
    const { files } = applied(this.sources(), operations, renamerOf(this.project));
    this.#put({ title, overlay: this.#overlayOf(files), rows: [...this.#rows, ...rows] });
  }

  get #rows(): readonly LaterRows[] {
    return this.#steps[this.#current]?.rows ?? [];
  }

  /** The rows whose table is on disk now; they are handed out once. */
  takeRows(): readonly LaterRows[] {
    const rows = this.#rows.filter(({ migration }) => this.#disk.has(migration));
    this.#steps = this.#steps.map((step) => ({
      ...step,
      rows: (step.rows ?? []).filter((waiting) => !rows.includes(waiting)),
    }));
    return rows;
  }

  /** Does further operations within the last step. Throws Refused. */
  amend(operations: readonly Operation[]): void {
    const step = this.#steps[this.#current];
    if (operations.length === 0 || !step) return;
    const { files } = applied(this.sources(), operations, renamerOf(this.project));
    this.#steps[this.#current] = { ...step, overlay: this.#overlayOf(files) };
  }

  /** @param hasRun whether a migration on disk has run; by default each has */
  undo(hasRun: HasRun = () => true): void {
    if (this.#current === 0) throw new Refused('There is nothing to take back.');
    this.#go(-1, hasRun);
  }

  redo(hasRun: HasRun = () => true): void {
    if (this.#current === this.#steps.length - 1) throw new Refused('There is nothing to do again.');
    this.#go(1, hasRun);
  }

  #go(by: 1 | -1, hasRun: HasRun): void {
    const ran = this.#goneBy(by).filter(hasRun);
    if (ran.length > 0) {
      const title = this.#steps[this.#current + Math.max(by, 0)]?.title ?? '';
      const names = ran.map((path) => path.split('/').at(-1)).join(', ');
      throw new Refused(
        `"${title}" is in the database already: its migration (${names}) has run, and that is not undone. A new migration can take it back${this.#lostWith(ran)}.`,
        'migration-ran',
        { file: ran[0] },
      );
    }
    this.#current += by;
  }

  /** What a migration that takes these back takes along. */
  #lostWith(migrations: readonly string[]): string {
    const texts = migrations.map((path) => this.#disk.get(path) ?? '').join('');
    const tables = [...texts.matchAll(/^create table (\w+)/gm)].map(([, table]) => table);
    return tables.length > 0 ? `; all rows of ${tables.join(', ')} are lost with it` : ', with its values';
  }

  /** Migrations on disk that would be gone in the state before or after the present one. */
  #goneBy(by: 1 | -1): string[] {
    const overlay = this.#steps[this.#current + by]?.overlay ?? START.overlay;
    return [...overlay].flatMap(([path, text]) =>
      text === null && path.startsWith(`${MIGRATIONS}/`) ? [path] : [],
    );
  }

  /**
   * Takes the last step back as a further one: its declarations go, the migrations that ran stay, and new ones take back what they
   * did. Throws Refused.
   * @param inverse path and text of the migration that takes one back
   */
  takeBack(
    inverse: (path: string, text: string, files: Sources) => readonly [path: string, text: string],
  ): void {
    const gone = this.#goneBy(-1);
    const previousStep = this.#steps[this.#current - 1];
    const title = this.#steps[this.#current]?.title ?? '';
    if (!previousStep || gone.length === 0) throw new Refused('No migration has to be taken back.');
    const files = new Map(laidOver(this.#disk, previousStep.overlay));
    for (const path of gone) files.set(path, this.#disk.get(path) ?? '');
    for (const path of gone) files.set(...inverse(path, this.#disk.get(path) ?? '', files));
    this.#put({ title: `take back ${title}`, overlay: this.#overlayOf(files), isBack: true });
  }

  /** Goes back to what is on disk; undo brings the edits back. */
  discard(): void {
    if (this.#overlay.size > 0) this.#put({ title: 'discard all', overlay: new Map(), rows: [] });
  }

  /** The changed files against those on disk, sorted by path. */
  changes(): FileChange[] {
    return [...this.#overlay]
      .map(([file, text]): FileChange => {
        const oldText = this.#disk.get(file);
        const edits =
          oldText === undefined || text === null ? [] : [{ offset: 0, length: oldText.length, text }];
        return { file, oldText, newText: text ?? undefined, edits };
      })
      .sort((a, b) => (a.file < b.file ? -1 : 1));
  }

  /** Takes over what others wrote to the disk meanwhile, in every state of the history. */
  follow(): void {
    const sources = this.#read();
    const paths = new Set([...this.#disk.keys(), ...sources.keys()]);
    const changed = [...paths].filter((path) => this.#disk.get(path) !== sources.get(path));
    if (changed.length === 0) return;
    const base = this.#disk;
    this.#disk = sources;
    for (const path of changed) this.#followOne(path, base.get(path) ?? null, sources.get(path) ?? null);
  }

  /** Chooses for a file that both changed. Throws Refused. */
  settle(file: string, choice: 'mine' | 'disk'): void {
    const conflict = this.#conflicts.find((candidate) => candidate.file === file);
    if (!conflict) throw new Refused(`${file} is not in question.`);
    this.#conflicts = this.#conflicts.filter((candidate) => candidate !== conflict);
    const overlay = new Map(this.#overlay);
    if (choice === 'mine') overlay.set(file, conflict.mine);
    else overlay.delete(file);
    // Earlier states would bring back a text that nobody has seen beside the new one.
    this.#steps = [{ title: '', overlay }];
    this.#current = 0;
  }

  /**
   * Writes what has changed. The history stays: what is taken back afterwards can be saved again. Throws Refused.
   * @param problems what `npm run check` would find more than it finds now
   */
  save(problems: readonly Problem[]): readonly string[] {
    if (this.#conflicts.length > 0)
      throw new Refused(`${this.#conflicts.map(({ file }) => file).join(', ')} was changed on disk as well.`);
    const changes = this.changes();
    if (problems.length > 0) throw new Refused(formatProblems(problems, 'all'), 'does-not-compile');
    writeChanges(this.project.root, changes);
    const overlays = this.#steps.map(({ overlay }) => laidOver(this.#disk, overlay));
    this.#disk = this.#read();
    this.#steps = this.#steps.map((step, index) => ({
      ...step,
      overlay: this.#overlayOf(overlays[index] ?? this.#disk),
    }));
    if (this.#steps[this.#current]?.isBack) this.#forgetTakenBack();
    return changes.map(({ file }) => file);
  }

  /** A step that was taken back, and that was saved, is none any more: undo goes on with the one before. */
  #forgetTakenBack(): void {
    const stepIndex = this.#current - 2;
    const knownFiles = laidOver(this.#disk, this.#steps[stepIndex]?.overlay ?? START.overlay);
    const further = [...this.#disk.keys()].filter((path) => path.endsWith('.sql') && !knownFiles.has(path));
    const kept = this.#steps.slice(0, stepIndex + 1).map((step, index): Step => {
      const isGone = (path: string) => further.includes(path) || (index === stepIndex && path === SNAPSHOT);
      return { ...step, overlay: new Map([...step.overlay].filter(([path]) => !isGone(path))) };
    });
    this.#steps = [...kept, ...this.#steps.slice(this.#current + 1)];
    this.#current = stepIndex;
  }

  #put(step: Step): void {
    this.#steps = [...this.#steps.slice(0, this.#current + 1), { rows: this.#rows, ...step }];
    this.#current += 1;
  }

  #overlayOf(files: Sources): Overlay {
    const overlay = new Map<string, string | null>();
    for (const [path, text] of files) if (this.#disk.get(path) !== text) overlay.set(path, text);
    for (const path of this.#disk.keys()) if (!files.has(path)) overlay.set(path, null);
    const tables = this.#tablesOf(files);
    const isMigrated = [...overlay.keys()].some((path) => path.startsWith(`${MIGRATIONS}/`));
    if (tables !== undefined) overlay.set(SNAPSHOT, tables);
    else if (!isMigrated) overlay.delete(SNAPSHOT);
    return overlay;
  }

  /** What the tables are after the migrations that are new here; undefined: as they are, or only a database can tell. */
  #tablesOf(files: Sources): string | undefined {
    const onDisk = this.#disk.get(SNAPSHOT);
    const further = [...files.keys()].filter(
      (path) => path.startsWith(`${MIGRATIONS}/`) && !this.#disk.has(path),
    );
    if (onDisk === undefined || further.length === 0) return undefined;
    const names = further.map((path) => path.slice(MIGRATIONS.length + 1)).sort();
    return tablesAfter(onDisk, migrationTexts(this.project.root, files), names);
  }

  #followOne(path: string, base: string | null, disk: string | null): void {
    const mine = this.#overlay.get(path);
    if (mine !== undefined && mergeStates(base, mine, disk) === undefined)
      this.#conflicts = [...this.#conflicts.filter(({ file }) => file !== path), { file: path, mine, disk }];
    const merged = this.#steps.map((step): Step | undefined => {
      const text = step.overlay.get(path);
      if (text === undefined) return step;
      const mergedText = mergeStates(base, text, disk);
      if (mergedText === undefined) return undefined;
      const overlay = new Map(step.overlay);
      if (mergedText === disk) overlay.delete(path);
      else overlay.set(path, mergedText);
      return { ...step, overlay };
    });
    // A state that cannot be had any more takes those before it along; the present one waits for the answer.
    const lost = merged.slice(0, this.#current).lastIndexOf(undefined);
    const present = merged[this.#current] ?? this.#steps[this.#current] ?? START;
    const later = merged.slice(this.#current + 1);
    const gone = later.indexOf(undefined);
    const kept = merged.slice(lost + 1, this.#current).filter((step) => step !== undefined);
    const redone = (gone < 0 ? later : later.slice(0, gone)).filter((step) => step !== undefined);
    this.#steps = [...kept, present, ...redone];
    this.#current = kept.length;
  }
}

function laidOver(disk: Sources, overlay: Overlay): Sources {
  const files = new Map(disk);
  for (const [path, text] of overlay) {
    if (text === null) files.delete(path);
    else files.set(path, text);
  }
  return files;
}

function mergeStates(base: string | null, ours: string | null, theirs: string | null) {
  if (ours === theirs || base === ours) return theirs;
  if (base === theirs) return ours;
  return base === null || ours === null || theirs === null ? undefined : mergeTexts(base, ours, theirs);
}

/** A file of the product. Throws Refused. */
export function textOf(sources: Sources, file: string): string {
  const text = sources.get(file);
  if (text === undefined)
    throw new Refused(`There is no file ${file}.${didYouMean(file, sources.keys())}`, 'no-file', { file });
  return text;
}
