import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { DragEvent } from 'react';
import { MONO } from '../theme.ts';
import type { TreeRow } from './tree-rows.ts';

interface Props {
  readonly id: string;
  readonly row: TreeRow;
  readonly isChosen: boolean;
  readonly isWrong: boolean;
  readonly onChoose: () => void;
  readonly onToggle?: () => void;
  readonly onDrop?: (event: DragEvent) => void;
}

/** Indentation of one step, in px. */
const STEP = 14;

export function OutlineRow({ id, row, isChosen, isWrong, onChoose, onToggle, onDrop }: Props) {
  const { key, depth, summary, isDefault, hasChildren, isOpen, pointer } = row;
  const isMovable = onDrop !== undefined && !isDefault;
  return (
    <Box
      id={id}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isChosen}
      aria-expanded={hasChildren ? isOpen : undefined}
      tabIndex={-1}
      draggable={isMovable}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', pointer)}
      onDragOver={(event) => isMovable && event.preventDefault()}
      onDrop={onDrop}
      onClick={onChoose}
      title={isDefault ? 'It comes by default' : undefined}
      sx={rowStyle(row, isChosen)}
    >
      <Box
        component="span"
        aria-hidden
        onClick={(event) => {
          event.stopPropagation();
          onToggle?.();
        }}
        sx={{ width: 16, height: 16, flex: 'none', visibility: hasChildren ? 'visible' : 'hidden' }}
      >
        <ChevronRight sx={{ fontSize: 16, transform: isOpen ? 'rotate(90deg)' : 'none' }} />
      </Box>
      <Box component="span" sx={{ flex: 'none', fontWeight: pointer === '' ? 600 : 500 }}>
        {/^\d+$/.test(key) && summary !== '' ? summary : key}
      </Box>
      {!/^\d+$/.test(key) && (
        <Box
          component="span"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'text.secondary' }}
        >
          {summary}
        </Box>
      )}
      {isWrong && (
        <Box
          component="span"
          role="img"
          aria-label="has a problem"
          sx={{ ml: 'auto', width: 7, height: 7, flex: 'none', borderRadius: 4, bgcolor: 'error.main' }}
        />
      )}
    </Box>
  );
}

function rowStyle({ pointer, depth, isDefault }: TreeRow, isChosen: boolean) {
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    height: 26,
    pr: 2,
    pl: `${8 + (pointer === '' ? 0 : depth + 1) * STEP}px`,
    cursor: 'default',
    fontFamily: MONO,
    fontSize: 12,
    color: isDefault ? 'text.secondary' : 'text.primary',
    fontStyle: isDefault ? 'italic' : 'normal',
    bgcolor: isChosen ? 'action.selected' : undefined,
    boxShadow: (theme: Theme) => (isChosen ? `inset 2px 0 ${theme.vars?.palette.primary.main}` : 'none'),
    '&:hover': { bgcolor: isChosen ? 'action.selected' : 'action.hover' },
  };
}
