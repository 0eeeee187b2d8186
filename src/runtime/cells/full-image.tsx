import Dialog from '@mui/material/Dialog';
import { t } from '../base/i18n/t.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icons.tsx';
import { useDismissal } from '../ui/use-dismissal.ts';
import { onArrow } from './arrow-keys.ts';

interface FullImageProps {
  readonly image: string;
  readonly name: string;
  close(): void;
  /** Absent when there is only one picture. */
  readonly go?: ((by: number) => void) | undefined;
}

/** The picture as large as the window allows. Escape or a click closes it; the arrow keys switch pictures. */
export default function FullImage({ image, name, close, go }: FullImageProps) {
  return (
    <Dialog
      open
      maxWidth={false}
      {...useDismissal(close)}
      // The label is set on the element with role=dialog; MUI would reference a title, which this dialog does not have.
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
