import { Place } from '../../diagnostics/place.ts';
import type { SourceFile } from '../../diagnostics/source-file.ts';
import { Uses } from './uses.ts';

/**
 * The key column that a parameter of a screen's route refers to at one place: in a call, or in a link to the screen.
 */
export interface NamedParameter {
  readonly screen: string;
  readonly name: string;
  readonly named: string;
  readonly by: 'call' | 'link';
  readonly place: Place;
}

/** Side results of linking, which later checks use. */
export class Notes {
  /** Source text -> the first place that shows it. */
  readonly texts = new Map<string, Place>();
  /** Ids of endpoints that something calls. */
  readonly called = new Set<string>();
  /** Those that an action of a screen calls. */
  readonly pressed = new Set<string>();
  readonly widgets = new Set<string>();
  readonly components = new Set<string>();
  readonly uses = new Uses();
  readonly parameters: NamedParameter[] = [];
  /** Of finished notes: the files that they are about. */
  #files: ReadonlySet<SourceFile> | undefined;

  text(value: string, place: Place): void {
    if (!this.texts.has(value)) this.texts.set(value, place);
    this.uses.note({ noun: 'text', name: value, place });
  }

  /** Adds the notes of another step, possibly of an earlier run. */
  add({ texts, called, pressed, widgets, components, uses, parameters }: Notes): void {
    for (const [text, place] of texts) if (!this.texts.has(text)) this.texts.set(text, place);
    for (const id of called) this.called.add(id);
    for (const id of pressed) this.pressed.add(id);
    for (const name of widgets) this.widgets.add(name);
    for (const name of components) this.components.add(name);
    this.uses.add(uses);
    this.parameters.push(...parameters);
  }

  /** The same notes in the files as they are now; what they are about says the same there. */
  in(files: ReadonlyMap<string, SourceFile>): Notes {
    this.#files ??= this.#allFiles();
    if ([...this.#files].every((file) => (files.get(file.path) ?? file) === file)) return this;
    const moved = <T extends { readonly place: Place }>(noted: T): T => ({
      ...noted,
      place: placeIn(files, noted.place),
    });
    const notes = new Notes();
    for (const [text, place] of this.texts) notes.texts.set(text, placeIn(files, place));
    for (const use of this.uses.all) notes.uses.note(moved(use));
    for (const id of this.called) notes.called.add(id);
    for (const id of this.pressed) notes.pressed.add(id);
    for (const name of this.widgets) notes.widgets.add(name);
    for (const name of this.components) notes.components.add(name);
    notes.parameters.push(...this.parameters.map(moved));
    return notes;
  }

  #allFiles(): ReadonlySet<SourceFile> {
    const places = [...this.uses.all, ...this.parameters].map(({ place }) => place);
    return new Set([...places, ...this.texts.values()].map(({ file }) => file));
  }
}

function placeIn(files: ReadonlyMap<string, SourceFile>, { file, path, part }: Place): Place {
  return new Place(files.get(file.path) ?? file, path, part);
}
