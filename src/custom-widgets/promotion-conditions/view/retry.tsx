import Button from '@mui/material/Button';
import { t } from '../../../runtime/index.ts';

/** Behind what could not be told. */
export function Retry({ retry }: { retry(): void }) {
  return (
    <Button size="small" onClick={retry}>
      {t('Retry')}
    </Button>
  );
}
