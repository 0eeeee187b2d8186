import Add from '@mui/icons-material/Add';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { isRecord } from '../../../core/record.ts';
import type { NodePart, NodeView } from '../../../core/studio.ts';
import { MONO } from '../theme.ts';
import { useStudio } from '../use-studio.ts';

/** What a node may hold beside plain values: a way into what is there, and to what may be added. */
export function PartsPanel({ node }: { node: NodeView }) {
  const { choose, change } = useStudio();
  if (node.parts.length === 0) return null;
  const enter = async (part: NodePart) => {
    const { file } = node;
    const pointer = `${node.pointer}/${part.key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const laterKey = nextKey(node, part.key);
    const operation = {
      op: 'add',
      file,
      pointer,
      value: part.empty,
      ...(laterKey ? { before: laterKey } : {}),
    };
    const isThere =
      part.isWritten || (await change('edit', { operations: [operation], title: `add ${part.key}` }));
    if (isThere) choose({ file, pointer });
  };
  const sorted = [...node.parts].sort((a, b) => Number(b.isWritten) - Number(a.isWritten));
  return (
    <Box component="section" sx={{ px: 4, pt: 4 }}>
      <Typography variant="overline" component="h2" color="text.secondary">
        Parts
      </Typography>
      <Box sx={{ mx: -2, mt: 1 }}>
        {sorted.map((part) => (
          <ButtonBase
            key={part.key}
            onClick={() => void enter(part)}
            title={part.description}
            sx={{
              width: '100%',
              height: 30,
              px: 2,
              gap: 2,
              borderRadius: 1.5,
              justifyContent: 'flex-start',
              color: part.isWritten ? 'text.primary' : 'text.secondary',
              '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
            }}
          >
            {part.isWritten ? <ChevronRight sx={{ fontSize: 16 }} /> : <Add sx={{ fontSize: 16 }} />}
            <Box component="span" sx={{ fontFamily: MONO, fontSize: 12, flex: 'none' }}>
              {part.key}
            </Box>
            <Typography variant="caption" noWrap color="text.secondary">
              {part.description}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}

/** The first written key that the grammar names after this one: a new one stands before it. */
function nextKey({ order, parts, value }: NodeView, key: string): string | undefined {
  const isWritten = (name: string) =>
    parts.some((part) => part.key === name && part.isWritten) || (isRecord(value) && name in value);
  return order.slice(order.indexOf(key) + 1).find(isWritten);
}
