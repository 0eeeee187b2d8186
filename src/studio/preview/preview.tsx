import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ScreenLine } from '../../../core/studio.ts';
import { MONO } from '../theme.ts';
import { useStudio } from '../use-studio.ts';
import { useStage, type View } from './use-stage.ts';

interface Props {
  readonly view: View;
  readonly screen: ScreenLine | undefined;
  readonly address: string;
}

/** The real page in a frame, as wide as chosen and as small as the pane needs it. */
export function Preview({ view, screen, address }: Props) {
  const { frame, hovered, shownAddress, isDrawn } = useStage(view, screen, address);
  const pane = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(pane);
  const scale = Math.min(1, width / view.width);
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, bgcolor: 'background.default' }}
    >
      <Box
        ref={pane}
        sx={{
          flex: 1,
          minHeight: 0,
          m: 3,
          mb: 0,
          overflow: 'hidden',
          display: 'flex',
          justifyContent: 'center',
        }}
      >
        <Box sx={{ position: 'relative', width: view.width * scale, height: '100%', flex: 'none' }}>
          {shownAddress === '' && (
            <Typography role="status" variant="body2" color="text.secondary" sx={LOADING}>
              Loading the page…
            </Typography>
          )}
          <Box
            component="iframe"
            ref={frame}
            title="Preview"
            // While its parts are selected, keys have nothing to do in it.
            tabIndex={view.isSelecting ? -1 : 0}
            sx={{
              display: 'block',
              width: view.width,
              height: height / scale || '100%',
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
              // Behind a page that is not drawn yet: of the preview's scheme, which may be another than the studio's.
              colorScheme: 'light',
              bgcolor: view.mode === 'dark' ? '#121317' : '#ffffff',
            }}
          />
        </Box>
      </Box>
      <FrameLine
        address={shownAddress || address}
        place={view.isSelecting ? (hovered ?? '') : ''}
        isOutOfSight={view.isSelecting && shownAddress !== '' && !isDrawn}
        {...{ screen, scale }}
      />
    </Box>
  );
}

/** Over the page that goes, and the white one, until the next is drawn. */
const LOADING = {
  position: 'absolute',
  zIndex: 1,
  top: 120,
  left: '50%',
  transform: 'translateX(-50%)',
  px: 3,
  py: 1,
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

/** What a page draws by itself. */
const DRAWN = /^\/(columns|fields|filters|row|header|actions|tabs|sections)\/[^/]+$/;

interface FrameLineProps extends Pick<Props, 'screen' | 'address'> {
  readonly place: string;
  readonly scale: number;
  /** What is chosen is not on the page. */
  readonly isOutOfSight: boolean;
}

/** Below the page: its address, what the pointer is on, and how far it is real. */
function FrameLine({ address, place, screen, scale, isOutOfSight }: FrameLineProps) {
  const { state, chosen } = useStudio();
  const isOfScreen = state.screens.some(({ file }) => file === chosen?.file);
  return (
    <Box sx={{ display: 'flex', gap: 4, px: 4, height: 28, alignItems: 'center', color: 'text.secondary' }}>
      <Typography variant="caption" noWrap sx={{ fontFamily: MONO }}>
        {address}
      </Typography>
      <Typography variant="caption" noWrap sx={{ fontFamily: MONO, color: 'primary.main', flex: 1 }}>
        {place.replace('schemas/', '')}
      </Typography>
      {isOutOfSight && isOfScreen && DRAWN.test(chosen?.pointer ?? '') && (
        <Typography variant="caption" noWrap>
          What is chosen is not in sight: not drawn yet, in a menu, or without room at this width.
        </Typography>
      )}
      <ExampleNote screen={screen} />
      {!state.isShown && (
        <Typography variant="caption" noWrap color="error">
          Shown as it was before: the problems below have to be mended first.
        </Typography>
      )}
      <Typography variant="caption" noWrap>
        {Math.round(scale * 100)} %
      </Typography>
    </Box>
  );
}

/** Says what of the page is no real value yet. */
function ExampleNote({ screen }: Pick<Props, 'screen'>) {
  const { state } = useStudio();
  const example = state.examples.find(({ path }) => path === screen?.reads);
  if (!example) return null;
  return (
    <Typography variant="caption" noWrap sx={{ color: 'warning.main' }}>
      Until {state.difference === '' ? 'the server knows it' : 'it is saved'},{' '}
      {example.whole ? 'every value here' : Object.keys(example.fields).join(', ')} is an example.
    </Typography>
  );
}

function useSize(pane: { readonly current: HTMLElement | null }) {
  const [size, setSize] = useState({ width: 800, height: 600 });
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane]);
  return size;
}
