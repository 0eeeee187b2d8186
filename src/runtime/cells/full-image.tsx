import Dialog from '@mui/material/Dialog';
import { t } from '../core/i18n/t.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icons.tsx';
import { onArrow } from './arrow-keys.ts';

interface FullImageProps {
  readonly image: string;
  readonly name: string;
  close(): void;
  /** Absent where there is only one. */
  readonly go?: ((by: number) => void) | undefined;
}

/** The picture as large as the window allows; Escape or a press closes it, the arrows turn on. */
export default function FullImage({ image, name, close, go }: FullImageProps) {
  return (
    <Dialog
      open
      maxWidth={false}
      onClose={close}
      // On the part with the role, or the dialog has no name; MUI would point at a title, and there is none.
      slotProps={{ paper: { 'aria-label': name, 'aria-labelledby': undefined } }}
      onKeyDown={(event) => go && onArrow(event, go)}
    >
      <IconButton
        autoFocus
        aria-label={t('Close')}
        onClick={close}
        style={{
          position: 'absolute',
          insetBlockStart: 8,
          insetInlineEnd: 8,
          backgroundColor: 'var(--mui-palette-background-paper)',
        }}
      >
        <Icon name="close" />
      </IconButton>
      <img
        src={image}
        alt={name}
        style={{
          display: 'block',
          maxWidth: 'calc(100vw - 64px)',
          maxHeight: 'calc(100dvh - 64px)',
          objectFit: 'contain',
        }}
      />
    </Dialog>
  );
}
