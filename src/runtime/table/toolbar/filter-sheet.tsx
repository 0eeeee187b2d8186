import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import { t } from '../../base/i18n/t.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { staticStyled } from '../../ui/theme/static-styled.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { type FiltersProps, ListFilters } from './list-filters.tsx';

/** One button for filters, which stand in a sheet: at the bottom of a phone, else at the side. Each applies at once, and Show closes it. */
export default function FilterSheet(props: FiltersProps) {
  const [open, setOpen] = useState(false);
  const isPhone = useMedia(PHONE);
  const { filters, values } = props;
  const count = filters.filter(({ param, range }) => values[param] || (range && values[range.end])).length;
  const close = () => setOpen(false);
  return (
    <>
      <Badge badgeContent={count} color="primary" overlap="circular">
        <IconButton
          aria-label={t('Filters')}
          title={t('Filters')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="filter" />
        </IconButton>
      </Badge>
      <Drawer
        anchor={isPhone ? 'bottom' : 'right'}
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('Filters') } }}
      >
        <Sheet>
          <ListFilters {...props} />
          <Button variant="contained" onClick={close}>
            {t('Show')}
          </Button>
        </Sheet>
      </Drawer>
    </>
  );
}

const Sheet = staticStyled('div')({
  display: 'grid',
  gap: 12,
  minWidth: 'min(320px, 100vw)',
  padding: 16,
  '& .filter': { display: 'grid', gap: 4 },
  '& .filter > label': { color: 'var(--mui-palette-text-secondary)' },
  '& .filter > :is(input, select)': {
    width: '100%',
    height: 44,
    paddingBlock: 0,
    paddingInlineStart: 8,
    border: '1px solid var(--control-border)',
    borderRadius: 6,
    backgroundColor: 'var(--mui-palette-background-default)',
  },
});
