import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ExampleAnswer, FileTree, MadePlace, NodeView, StudioState } from '../../core/studio.ts';
import { ask, StudioRefusal } from './calls.ts';
import { onServerStart } from './server-starts.ts';
import { sharedState } from './shared-state.ts';
import { valueAt } from './value-at.ts';

/** A node of a file. */
export interface Chosen {
  readonly file: string;
  readonly pointer: string;
}

/** The edits after a change, and where what was made stands. */
export type ChangeAnswer = StudioState & { readonly made?: MadePlace };

export interface Studio {
  readonly state: StudioState;
  readonly chosen: Chosen | undefined;
  readonly tree: FileTree | undefined;
  readonly node: NodeView | undefined;
  /** The version of the edits that the node is of. */
  readonly nodeVersion: number;
  readonly isBusy: boolean;
  /** Why the last call was refused. */
  readonly failure: string;
  /** The name of that refusal; '' without one. */
  readonly refusalCode: string;
  /** There is something to save, or an edit under way that may be. */
  readonly mayBeSaved: boolean;
  readonly isSaving: boolean;
  /** What was saved last, until something is edited again. */
  readonly savedFiles: string;
  /** Notes what is typed and is no edit yet: Save hands it over first. Returns what forgets it. */
  notePending(handOver: HandOver): () => void;
  /** Texts that saving asks a translation for. */
  readonly asks: readonly string[];
  /** The role that the preview is of. */
  readonly role: number | undefined;
  setRole(role: number | undefined): void;
  /** What calls of the preview were answered last, by path. */
  readonly answers: ReadonlyMap<string, unknown>;
  noteAnswer(path: string, answer: unknown): void;
  /** What a screen reader is told. */
  readonly announced: string;
  choose(chosen: Chosen): void;
  /** A call that changes the edits; true when it was done. */
  change(name: string, body?: object, then?: (answer: ChangeAnswer) => void): Promise<boolean>;
  save(translations?: Readonly<Record<string, string>>): Promise<void>;
  say(text: string): void;
  closeFailure(): void;
  closeAsks(): void;
}

/** Makes an edit of what was typed; true when it was done. */
export type HandOver = () => Promise<boolean>;

export const StudioContext = createContext<Studio | undefined>(undefined);

/** The studio that the page is of. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('There is no studio around this.');
  return studio;
}

/** Undo and redo, also of an edit under way; what was done is announced. */
export function useHistory(): { undo(): Promise<void>; redo(): Promise<void> } {
  const { state, isBusy, change, say } = useStudio();
  const go = async (way: 'undo' | 'redo', done: string) => {
    const title = state[way];
    if (title === '' && !isBusy) return;
    if (await change(way)) say(title === '' ? done : `${done}: ${title}`);
  };
  return { undo: () => go('undo', 'Undone'), redo: () => go('redo', 'Done again') };
}

/** Lets Save hand over what a box holds that becomes an edit when it is left; undefined: it holds nothing new. */
export function usePendingEdit(handOver: HandOver | undefined): void {
  const { notePending } = useStudio();
  const latest = useRef(handOver);
  latest.current = handOver;
  const isPending = handOver !== undefined;
  useEffect(() => {
    if (isPending) return notePending(async () => (await latest.current?.()) ?? true);
    return undefined;
  }, [isPending, notePending]);
}

/** So many files are named when they are saved. */
const FEW = 3;

/** How often edits of others on the disk are looked for, in ms. */
const FOLLOWING = 4000;

/** Loads the studio, and keeps all that its panes show; undefined until it is there. */
export function useNewStudio(): { readonly studio: Studio | undefined; readonly failure: string } {
  const [state, setState] = useSharedState();
  const [chosen, setChosen] = useState<Chosen>();
  const [announced, setAnnounced] = useState('');
  const say = useCallback((text: string) => setAnnounced((earlier) => toldAgain(text, earlier)), []);
  const preview = usePreviewState();
  const { isBusy, failure, refusalCode, run, closeFailure } = useCalls();
  const { tree, node, nodeVersion } = useChosen(chosen, state?.version, setChosen);
  const change = useChange(run, setState);
  useFollowing(isBusy, setState);
  const hasDifference = Boolean(state && state.difference !== '');
  const saving = useSaving({ run, setState, say, isBusy, hasDifference });
  const examples = useExamples(state?.examples ?? NO_EXAMPLES, saving);
  const studio = useMemo<Studio | undefined>(
    () =>
      state && {
        state: { ...state, examples },
        chosen,
        tree,
        node,
        nodeVersion,
        isBusy,
        failure,
        refusalCode,
        ...saving,
        ...preview,
        announced,
        choose: setChosen,
        change,
        say,
        closeFailure,
      },
    [
      state,
      examples,
      chosen,
      tree,
      node,
      nodeVersion,
      isBusy,
      failure,
      refusalCode,
      saving,
      preview,
      announced,
      change,
      say,
      closeFailure,
    ],
  );
  return { studio, failure };
}

/** The same once more is another text, so that it is told once more. */
const toldAgain = (text: string, earlier: string) => (text === earlier ? `${text}\u00a0` : text);

const NO_EXAMPLES: readonly ExampleAnswer[] = [];

/** What the server does not know: not saved yet, or saved since it has begun. */
function useExamples(
  examples: readonly ExampleAnswer[],
  { savedFiles, isSaving }: Pick<Studio, 'savedFiles' | 'isSaving'>,
): readonly ExampleAnswer[] {
  const [saved, setSaved] = useState(NO_EXAMPLES);
  const last = useRef(examples);
  // The server may begin anew before it is said that everything is saved.
  const isKnown = useRef(false);
  useEffect(() => {
    if (isSaving) isKnown.current = false;
  }, [isSaving]);
  useEffect(() => {
    if (savedFiles !== '' && !isKnown.current) setSaved(last.current);
  }, [savedFiles]);
  useEffect(() => {
    last.current = examples;
  }, [examples]);
  useEffect(
    () =>
      onServerStart(() => {
        isKnown.current = true;
        setSaved(NO_EXAMPLES);
      }),
    [],
  );
  return examples.length > 0 ? examples : saved;
}

/** Sends what changes the state, which is first asked for at once. */
function useChange(
  run: ReturnType<typeof useCalls>['run'],
  setState: (answer: ChangeAnswer) => void,
): Studio['change'] {
  const change = useCallback(
    (name: string, body: object = {}, then?: (answer: ChangeAnswer) => void) =>
      run(async () => {
        const answer = await ask<ChangeAnswer>(name, body);
        setState(answer);
        then?.(answer);
      }),
    [run, setState],
  );
  useEffect(() => {
    void change('state');
  }, [change]);
  return change;
}

function useSharedState() {
  const [state, setLatest] = useState<StudioState>();
  const setState = useCallback(
    (latest: StudioState) => setLatest((earlier) => sharedState(latest, earlier)),
    [],
  );
  return [state, setState] as const;
}

/** What is typed and is no edit yet. */
function usePending() {
  const pending = useRef(new Set<HandOver>());
  const [isTyping, setTyping] = useState(false);
  const note = useCallback((handOver: HandOver) => {
    pending.current.add(handOver);
    setTyping(true);
    return () => {
      pending.current.delete(handOver);
      setTyping(pending.current.size > 0);
    };
  }, []);
  const handOverAll = useCallback(async () => {
    const done = await Promise.all([...pending.current].map((handOver) => handOver()));
    return !done.includes(false);
  }, []);
  return { isTyping, handOverAll, notePending: note };
}

interface Saving {
  readonly run: (call: () => Promise<void>) => Promise<boolean>;
  readonly setState: (state: StudioState) => void;
  readonly say: (text: string) => void;
  readonly isBusy: boolean;
  readonly hasDifference: boolean;
}

/** The way to the disk, and the texts that it asks a translation for. */
function useSaving({ run, setState, say, isBusy, hasDifference }: Saving) {
  const { isTyping, handOverAll, notePending } = usePending();
  const [asks, setAsks] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const [savedFiles, setSavedFiles] = useState('');
  useEffect(() => {
    if (hasDifference) setSavedFiles('');
  }, [hasDifference]);
  const save = useCallback(
    async (translations: Readonly<Record<string, string>> = {}) => {
      setSaving(true);
      // What was typed and is refused is not left out in silence.
      if (await handOverAll())
        await run(async () => {
          const answer = await ask<SaveAnswer>('save', { translations });
          setAsks(answer.asks ?? []);
          if (answer.state)
            setState(answer.changed ? { ...answer.state, changed: answer.changed } : answer.state);
          if (answer.failure) throw new StudioRefusal(answer.failure);
          if (!answer.saved) return;
          const files = answer.saved.join(', ');
          setSavedFiles(files);
          const count = answer.saved.length;
          const what = count > FEW ? `${count} files` : files;
          say(count === 0 ? 'There was nothing to save.' : `Saved: ${what}`);
        });
      setSaving(false);
    },
    [run, setState, say, handOverAll],
  );
  const mayBeSaved = (hasDifference || isTyping || isBusy) && !isSaving;
  return useMemo(
    () => ({ asks, save, isSaving, savedFiles, mayBeSaved, notePending, closeAsks: () => setAsks([]) }),
    [asks, save, isSaving, savedFiles, mayBeSaved, notePending],
  );
}

/** What the preview is looked at with, and what it was answered. */
function usePreviewState() {
  const [role, setRole] = useState<number>();
  const [answers, setAnswers] = useState<ReadonlyMap<string, unknown>>(new Map());
  const noteAnswer = useCallback(
    // Noted again, it is the latest one.
    (path: string, answer: unknown) =>
      setAnswers((noted) =>
        new Map([...noted].filter(([notedPath]) => notedPath !== path)).set(path, answer),
      ),
    [],
  );
  return useMemo(() => ({ role, setRole, answers, noteAnswer }), [role, answers, noteAnswer]);
}

interface SaveAnswer {
  readonly asks?: readonly string[];
  readonly saved?: readonly string[];
  readonly state?: StudioState;
  readonly changed?: readonly string[];
  /** What could not be done after the files were written. */
  readonly failure?: string;
}

/** One call after another, and what the last one was refused for. */
function useCalls() {
  const [waiting, setWaiting] = useState(0);
  const [failed, setFailed] = useState({ message: '', code: '' });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const run = useCallback((call: () => Promise<void>): Promise<boolean> => {
    setWaiting((count) => count + 1);
    const done = last.current.then(call).then(
      () => {
        setFailed({ message: '', code: '' });
        return true;
      },
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        setFailed({ message, code: error instanceof StudioRefusal ? error.code : '' });
        return false;
      },
    );
    last.current = done;
    return done.finally(() => setWaiting((count) => count - 1));
  }, []);
  const closeFailure = useCallback(() => setFailed({ message: '', code: '' }), []);
  return { isBusy: waiting > 0, failure: failed.message, refusalCode: failed.code, run, closeFailure };
}

/** The file and the node that are chosen, as they are in this version; what is gone gives way to what it was in. */
export function useChosen(
  chosen: Chosen | undefined,
  version: number | undefined,
  choose: (chosen: Chosen) => void,
) {
  const [tree, setTree] = useState<FileTree>();
  const [{ node, nodeVersion }, setNode] = useState<ChosenNode>({ node: undefined, nodeVersion: -1 });
  const { file, pointer } = chosen ?? {};
  useEffect(() => {
    let isStale = false;
    if (file === undefined || pointer === undefined || version === undefined) return;
    // The file may be gone: the pane says so by being empty.
    ask<FileTree>('file', { file }).then(
      (answer) => {
        if (isStale) return;
        setTree(answer);
        const nearestPointer = thereIn(answer, pointer);
        if (nearestPointer !== pointer) choose({ file, pointer: nearestPointer });
      },
      () => !isStale && setTree(undefined),
    );
    ask<NodeView>('node', { file, pointer }).then(
      (answer) => !isStale && setNode({ node: answer, nodeVersion: version }),
      () => !isStale && setNode({ node: undefined, nodeVersion: version }),
    );
    return () => {
      isStale = true;
    };
  }, [file, pointer, version, choose]);
  // What was read of the file before is none of this one.
  return { tree: tree?.file === file ? tree : undefined, node, nodeVersion };
}

interface ChosenNode {
  readonly node: NodeView | undefined;
  readonly nodeVersion: number;
}

/** The place itself, or the nearest one around it that a file has. */
function thereIn(tree: FileTree, pointer: string): string {
  const isThere = [tree.written, tree.full].some((value) => valueAt(value, pointer) !== undefined);
  return pointer === '' || isThere ? pointer : thereIn(tree, pointer.slice(0, pointer.lastIndexOf('/')));
}

/** Looks now and then for what others write. */
function useFollowing(isBusy: boolean, setState: (state: StudioState) => void): void {
  useEffect(() => {
    if (isBusy) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      ask<StudioState>('state').then(setState, () => undefined);
    }, FOLLOWING);
    return () => clearInterval(timer);
  }, [isBusy, setState]);
}
