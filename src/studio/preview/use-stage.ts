import { useEffect, useRef, useState } from 'react';
import { isRecord } from '../../../core/record.ts';
import type { ScreenLine, StageState, StudioPreview, StudioState } from '../../../core/studio.ts';
import { readUser } from '../../../core/user.ts';
import { ask } from '../calls.ts';
import { moveOnto, useMove, whyNot } from '../outline/moves.ts';
import { useStudio } from '../use-studio.ts';

/** How the preview is looked at. */
export interface View {
  readonly role: number | undefined;
  readonly language: string;
  readonly width: number;
  readonly mode: 'light' | 'dark';
  readonly state: StageState;
  readonly writes: boolean;
  readonly isSelecting: boolean;
}

/** What the whole page in the frame is made of: it begins anew when one of them changes. */
const WHOLE = /\/product\/product\.ts$|^schemas\/locales\//;

/** The frame of the preview: its sign-in, its address, and what it draws of each version. */
export function useStage(view: View, screen: ScreenLine | undefined, address: string) {
  const { state, choose, noteAnswer } = useStudio();
  const moveIn = useMoveIn();
  const frame = useRef<HTMLIFrameElement>(null);
  const [session, setSession] = useState<StudioPreview['session']>();
  const [hovered, setHovered] = useState<string>();
  const [shownAddress, setShown] = useState('');
  const [isDrawn, setDrawn] = useState(true);
  useSession(view.role, state, setSession);
  // The frame holds this object: what it says changes in it, at once.
  window.studioPreview = Object.assign(window.studioPreview ?? {}, {
    session: session ?? null,
    language: view.language,
    mode: view.mode,
    state: view.state,
    writes: view.writes,
    isSelecting: view.isSelecting,
    account: state.account,
    examples: state.examples,
    placesOf: (id: string) => ask<Readonly<Record<string, string>>>('places', { screen: id }),
    hovered: setHovered,
    selected: (place: string) => {
      const [file = '', pointer = ''] = place.split('#');
      choose({ file, pointer });
    },
    moved: (from: string, onto: string) => void moveIn(from, onto),
    drawn: setDrawn,
    answered: noteAnswer,
    showing: (shown: string) => {
      setShown(shown);
      setHovered(undefined);
    },
  });
  // The page begins with this window's settings, which are those of this drawing; another address alone is gone to within it.
  const begun = useRef('');
  const settings = `${session?.token} ${view.language} ${view.mode} ${view.state}`;
  useEffect(() => {
    const target = frame.current;
    if (session === undefined || !target || address === '') return;
    const stage = begun.current === settings ? target.contentWindow?.studio : undefined;
    begun.current = settings;
    if (stage) {
      stage.go(address);
      return;
    }
    setShown('');
    target.src = address;
  }, [session, settings, address]);
  useVersions(frame, screen?.id, () => {
    // A page that ends goes nowhere: another address that comes meanwhile begins anew as well.
    begun.current = '';
    setShown('');
    frame.current?.addEventListener('load', () => (begun.current = settings), { once: true });
    frame.current?.contentWindow?.location.reload();
  });
  useMark(frame, view.isSelecting, shownAddress);
  return { frame, hovered, shownAddress, isDrawn };
}

/** Moves what is dragged in the preview. */
function useMoveIn(): (from: string, onto: string) => Promise<void> {
  const perform = useMove();
  return (from, onto) => {
    // Keys are for the studio from then on: a page that begins anew would lose them.
    if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur();
    const [file = '', pointer = ''] = from.split('#');
    const place = onto.split('#')[1] ?? '';
    return perform({ file, pointer, way: (written, begun) => moveOnto(written, begun, place), whyNot });
  };
}

/** Signs in as the role, in memory; null where the frame has to ask for it. */
function useSession(
  role: number | undefined,
  { account, accountNames }: StudioState,
  setSession: (session: StudioPreview['session']) => void,
): void {
  const names = accountNames.join();
  useEffect(() => {
    let isStale = false;
    if (role === undefined) return;
    sessionOf(role, account, names.split(',')).then(
      (session) => !isStale && setSession(session),
      () => !isStale && setSession(null),
    );
    return () => {
      isStale = true;
    };
  }, [role, account, names, setSession]);
}

async function sessionOf(role: number, path: string, names: readonly string[]) {
  const { token } = await ask<{ token: string | null }>('sign-in', { role });
  if (token === null) return null;
  const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
  const answer: unknown = await response.json();
  const user = readUser(isRecord(answer) && isRecord(answer.data) ? answer.data : answer, names);
  return user ? { token, user: JSON.stringify(user) } : null;
}

/** Outlines what is chosen, while something may be selected. */
function useMark(
  frame: { readonly current: HTMLIFrameElement | null },
  isSelecting: boolean,
  shownAddress: string,
): void {
  const { chosen } = useStudio();
  const marked = isSelecting && chosen ? `${chosen.file}#${chosen.pointer}` : undefined;
  useEffect(() => {
    // A page that begins anew knows of none.
    if (shownAddress !== '') frame.current?.contentWindow?.studio?.mark(marked);
  }, [frame, marked, shownAddress]);
}

/** Hands each new version to the frame: its screens in their place, or the whole page anew. */
function useVersions(
  frame: { readonly current: HTMLIFrameElement | null },
  screen: string | undefined,
  reload: () => void,
): void {
  const { state } = useStudio();
  const last = useRef(state.version);
  const again = useRef(reload);
  again.current = reload;
  const { version, changed = [] } = state;
  useEffect(() => {
    if (last.current === version) return;
    last.current = version;
    if (changed.length === 0) return;
    if (changed.some((path) => WHOLE.test(path))) return again.current();
    const ids = changed.flatMap((path) => /\/screens\/([^/]+)\.ts$/.exec(path)?.[1] ?? []);
    const screens = [...new Set([...ids, ...(screen ? [screen] : [])])];
    frame.current?.contentWindow?.studio?.show(screens, version).catch(() => again.current());
  }, [version, changed, screen, frame]);
}
