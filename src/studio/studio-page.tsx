import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ScreenLine, StudioState } from '../../core/studio.ts';
import { askedView, keepInAddress, recordIn } from './address.ts';
import { Inspector } from './inspector/inspector.tsx';
import { NodeActions } from './outline/node-actions.tsx';
import { Outline } from './outline/outline.tsx';
import { Preview } from './preview/preview.tsx';
import type { View } from './preview/use-stage.ts';
import { Strip } from './strip/strip.tsx';
import { TranslationsDialog } from './strip/translations-dialog.tsx';
import { TopBar } from './top-bar.tsx';
import { StudioContext, useHistory, useNewStudio, useStudio } from './use-studio.ts';

/** The whole studio, once the compiler has read the product. */
export function StudioPage() {
  const { studio, failure } = useNewStudio();
  if (!studio)
    return (
      <Box
        role="status"
        sx={{ height: '100vh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 3 }}
      >
        {failure === '' && <CircularProgress size={22} />}
        <Typography color={failure === '' ? 'text.secondary' : 'error'} sx={{ maxWidth: 480 }}>
          {failure === '' ? 'Reading the declarations…' : failure}
        </Typography>
      </Box>
    );
  return (
    <StudioContext value={studio}>
      <NodeActions>
        <Panes />
        <TranslationsDialog />
        <Box
          role="status"
          aria-live="polite"
          sx={{
            position: 'fixed',
            zIndex: 'snackbar',
            bottom: 12,
            insetInline: 0,
            textAlign: 'center',
            ...QUIET,
          }}
        >
          {studio.announced !== '' && (
            <Box key={studio.announced} component="span" sx={TOLD}>
              {studio.announced}
            </Box>
          )}
        </Box>
      </NodeActions>
    </StudioContext>
  );
}

const QUIET = { pointerEvents: 'none' } as const;
/** What was done is seen for some seconds, and stays for who listens. */
const TOLD = {
  px: 3,
  py: 1.5,
  borderRadius: 1,
  fontSize: 12.5,
  color: 'background.paper',
  bgcolor: 'text.primary',
  animation: 'told 5s forwards',
  '@keyframes told': { '85%': { opacity: 1 }, '100%': { opacity: 0 } },
} as const;

function Panes() {
  const { state, chosen, choose, setRole } = useStudio();
  const [view, setView] = useState(() => askedView(state));
  const [record, setRecord] = useState(() => new URLSearchParams(location.search).get('record') || '1');
  const [screen, setScreen] = useState<ScreenLine>();
  const [address, setAddress] = useState('');
  const file = chosen?.file;
  const { screens } = state;
  useEffect(() => {
    if (file !== undefined) return;
    const query = new URLSearchParams(location.search);
    const page = query.get('page') ?? '';
    const first = screenAt(state, page) ?? state.screens[0];
    if (!first) return;
    setScreen(first);
    setAddress(page !== '' && screenAt(state, page) ? page : filled(first.route, '1'));
    setRecord((earlierRecord) => recordIn(first.route, page) ?? earlierRecord);
    const askedFile = state.files.find(({ path }) => path === query.get('file'));
    choose({ file: askedFile?.path ?? first.file, pointer: (askedFile && query.get('part')) ?? '' });
  }, [file, state, choose]);
  useEffect(() => {
    const nextScreen = screens.find((candidate) => candidate.file === file);
    if (!nextScreen || nextScreen.id === screen?.id || isExtended(screens, screen, nextScreen)) return;
    setScreen(nextScreen);
    setAddress(filled(nextScreen.route, record));
  }, [file, screens, screen, record]);
  useWhatIsThere(address);
  useRole(screen, state, view, setView);
  useEffect(() => setRole(view.role), [view.role, setRole]);
  useUndoKeys();
  useEffect(() => keepInAddress(view, { page: address, record, chosen }), [view, address, record, chosen]);
  return (
    <Box sx={{ height: '100vh', display: 'flex', flexDirection: 'column', overflow: 'hidden' }}>
      <TopBar
        view={view}
        onView={setView}
        record={record}
        hasRecord={Boolean(screen?.route.includes('{'))}
        onRecord={(typedRecord) => {
          setRecord(typedRecord);
          if (screen && typedRecord !== '') setAddress(filled(screen.route, typedRecord));
        }}
      />
      <Box component="main" sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
        <Pane label="Outline" width={280} side="right">
          <Outline />
        </Pane>
        <Preview view={view} screen={screen} address={address} />
        <Pane label="Inspector" width={340} side="left">
          <Inspector shownScreen={screen} />
        </Pane>
      </Box>
      <Strip />
    </Box>
  );
}

interface PaneProps {
  readonly label: string;
  readonly width: number;
  readonly side: 'left' | 'right';
  readonly children: ReactNode;
}

function Pane({ label, width, side, children }: PaneProps) {
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        width,
        flex: 'none',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        ...(side === 'left' ? { borderLeft: 1 } : { borderRight: 1 }),
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}

/** The screen of an address of the product. */
function screenAt({ screens }: StudioState, page: string): ScreenLine | undefined {
  const path = page.split('?')[0] ?? '';
  const matches = screens.filter(({ route }) => {
    const pattern = route.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
    return new RegExp(`^${pattern}$`).test(path);
  });
  return matches.find(({ route }) => route === path) ?? matches[0];
}

/** A chosen file that is gone (renamed, or taken back) gives way to the screen in view. */
function useWhatIsThere(address: string): void {
  const { state, chosen, choose } = useStudio();
  const file = chosen?.file;
  const isGone = file !== undefined && !state.files.some(({ path }) => path === file);
  const nextFile = isGone ? (screenAt(state, address) ?? state.screens[0])?.file : undefined;
  useEffect(() => {
    if (nextFile !== undefined) choose({ file: nextFile, pointer: '' });
  }, [nextFile, choose]);
}

const filled = (route: string, record: string) => route.replace(/\{\w+\}/g, encodeURIComponent(record));

/** A role that may open the screen; the present one, if it may. */
function useRole(
  screen: ScreenLine | undefined,
  state: StudioState,
  view: View,
  setView: (view: View) => void,
): void {
  const allowed = screen?.roles === 'public' ? undefined : screen?.roles;
  const best = allowed?.at(-1) ?? state.roles[0]?.id;
  const needsAnother = view.role === undefined || (allowed !== undefined && !allowed.includes(view.role));
  const judged = useRef<string>(undefined);
  const screenId = screen?.id;
  useEffect(() => {
    // Judged for each screen once: who then chooses a role that may not open it sees what that one sees.
    if (screenId === undefined || judged.current === screenId) return;
    judged.current = screenId;
    if (needsAnother) setView({ ...view, role: best });
  }, [screenId, needsAnother, view, best, setView]);
}

/** Whether a screen takes over the parts of another. */
function isExtended(
  screens: readonly ScreenLine[],
  screen: ScreenLine | undefined,
  base: ScreenLine,
): boolean {
  const extendedScreen = screens.find(({ id }) => id === screen?.extends);
  if (extendedScreen === undefined) return false;
  return extendedScreen.id === base.id || isExtended(screens, extendedScreen, base);
}

/** Ctrl-Z and its like, wherever nothing is being typed. */
function useUndoKeys(): void {
  const { save, mayBeSaved } = useStudio();
  const { undo, redo } = useHistory();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
      if (key === 's' && mayBeSaved) void save();
      else if (key === 'z' && !isTyping && !event.shiftKey) void undo();
      else if ((key === 'y' || (key === 'z' && event.shiftKey)) && !isTyping) void redo();
      else if (key !== 's') return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [save, undo, redo, mayBeSaved]);
}
