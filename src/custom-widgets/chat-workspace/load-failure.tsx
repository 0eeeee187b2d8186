import Button from '@mui/material/Button';
import { t } from '../../runtime/index.ts';

interface LoadFailureProps {
  /** Source text. */
  readonly text?: string;
  retry(): void;
}

/** A list that could not be loaded, with a button to try again. */
export function LoadFailure({ text = 'Messages could not be loaded.', retry }: LoadFailureProps) {
  return (
    <p className="note" role="alert">
      {t(text)}{' '}
      <Button size="small" onClick={retry}>
        {t('Retry')}
      </Button>
    </p>
  );
}
