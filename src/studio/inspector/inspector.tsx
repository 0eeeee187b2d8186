import Add from '@mui/icons-material/Add';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import DriveFileRenameOutline from '@mui/icons-material/DriveFileRenameOutline';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import type { NodeView, ScreenLine } from '../../../core/studio.ts';
import { AskPanel } from '../ask/ask-panel.tsx';
import { ConditionPanel, isConditionNode } from '../condition/condition-panel.tsx';
import { useNodeActions } from '../outline/use-node-actions.ts';
import { MONO } from '../theme.ts';
import { useStudio } from '../use-studio.ts';
import { HandMadePanel } from './hand-made-panel.tsx';
import { NodeFormPanel } from './node-form-panel.tsx';
import { PartsPanel } from './parts-panel.tsx';
import { TextsPanel } from './texts-panel.tsx';

/** The chosen node: what it is, its form, its texts in all languages, and its parts. */
export function Inspector({ shownScreen }: { shownScreen: ScreenLine | undefined }) {
  const { node, chosen } = useStudio();
  const pane = useRef<HTMLDivElement>(null);
  const place = node && `${node.file}#${node.pointer}`;
  useEffect(() => {
    // Another part is read from its top.
    if (place !== undefined && pane.current) pane.current.scrollTop = 0;
  }, [place]);
  if (!node || node.file !== chosen?.file)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ p: 4 }}>
        Choose something in the outline or in the preview.
      </Typography>
    );
  // Until the chosen part is read, the one before it stands there and takes nothing.
  const isBehind = node.pointer !== chosen.pointer;
  return (
    <Box
      ref={pane}
      inert={isBehind}
      aria-busy={isBehind}
      sx={{ overflow: 'auto', flex: 1, pb: 6, opacity: isBehind ? 0.4 : 1, transition: 'opacity 0s 200ms' }}
    >
      <Head node={node} />
      {shownScreen?.extends && shownScreen.file !== node.file && (
        <TakenOver node={node} shownScreen={shownScreen} />
      )}
      {isConditionNode(node) ? (
        <ConditionPanel node={node} shownScreen={shownScreen} />
      ) : (
        <NodeFormPanel node={node} />
      )}
      {node.handMade && <HandMadePanel part={node.handMade} />}
      <TextsPanel node={node} />
      <AskPanel node={node} shownScreen={shownScreen} />
      {!isConditionNode(node) && <PartsPanel node={node} />}
    </Box>
  );
}

/** The part is of a screen that the shown one extends: it may be changed for both, or for the shown one alone. */
function TakenOver({ node, shownScreen }: { node: NodeView; shownScreen: ScreenLine }) {
  const { state, choose, change } = useStudio();
  const base = state.screens.find(({ file }) => file === node.file);
  const pointer = node.pointer.split('/').slice(0, 3).join('/');
  if (!base || base.id === shownScreen.id) return null;
  const changeAlone = async () => {
    const body = { file: shownScreen.file, base: node.file, pointer };
    if (await change('override', body)) choose({ file: shownScreen.file, pointer });
  };
  return (
    <Alert severity="info" sx={{ mx: 4, mb: 2 }}>
      {shownScreen.id} takes this over from {base.id}: a change here changes both.
      {/^\/\w+\/(?!\d+$)[^/]+$/.test(pointer) && (
        <Button size="small" onClick={() => void changeAlone()} sx={{ mt: 1 }}>
          Change it in {shownScreen.id} alone
        </Button>
      )}
    </Alert>
  );
}

function Head({ node }: { node: NodeView }) {
  const { choose } = useStudio();
  const actions = useNodeActions();
  const steps = node.pointer.split('/').slice(1);
  const isWhole = node.pointer === '';
  return (
    <Box sx={{ px: 4, pt: 3, pb: 2 }}>
      <Box component="nav" aria-label="Place" sx={{ fontFamily: MONO, fontSize: 11.5, lineHeight: 1.6 }}>
        <Step onClick={() => choose({ file: node.file, pointer: '' })}>{node.file.split('/').at(-1)}</Step>
        {steps.map((step, index) => {
          const pointer = `/${steps.slice(0, index + 1).join('/')}`;
          return (
            <span key={pointer}>
              {' / '}
              <Step onClick={() => choose({ file: node.file, pointer })}>
                {step.replaceAll('~1', '/').replaceAll('~0', '~')}
              </Step>
            </span>
          );
        })}
      </Box>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
        {node.isWritten || isWhole ? '' : 'By default. '}
        {node.description}
      </Typography>
      {node.meaning !== '' && (
        <Typography variant="caption" component="p" sx={{ mt: 1 }}>
          Its value: {node.meaning}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 0.5, mt: 1, ml: -1.5, minHeight: 30, alignItems: 'center' }}>
        {(node.isOpen || node.isList) && (
          <Button startIcon={<Add />} onClick={actions.add}>
            Add
          </Button>
        )}
        {node.declares && (
          <Act title={`Rename ${node.declares.name} everywhere`} onClick={actions.rename}>
            <DriveFileRenameOutline fontSize="small" />
          </Act>
        )}
        {!isWhole && node.isWritten && (
          <>
            <Act title="Duplicate" onClick={actions.duplicate}>
              <ContentCopy sx={{ fontSize: 16 }} />
            </Act>
            <Act title="Remove" onClick={actions.remove}>
              <DeleteOutline sx={{ fontSize: 18 }} />
            </Act>
          </>
        )}
      </Box>
    </Box>
  );
}

function Step({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <Box
      component="button"
      type="button"
      onClick={onClick}
      sx={{ p: 0, border: 0, font: 'inherit', color: 'primary.main', background: 'none', cursor: 'pointer' }}
    >
      {children}
    </Box>
  );
}

function Act({ title, onClick, children }: { title: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip title={title}>
      <IconButton aria-label={title} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  );
}
