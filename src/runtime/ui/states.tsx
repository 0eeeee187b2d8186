import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ApiError, errorText } from '../base/api-error.ts';
import { t } from '../base/i18n/t.ts';
import { Icon, type IconName } from './icons.tsx';
import { staticStyled } from './theme/static-styled.tsx';

interface EmptyStateProps {
  text: string;
  hint?: string;
  action?: ReactNode;
  icon?: IconName;
}

/** The empty state: what belongs here, and the action that adds it. Texts are source texts. */
export function EmptyState({ text, hint, action, icon = 'box' }: EmptyStateProps) {
  return (
    <Place>
      <Icon name={icon} size={24} />
      <strong>{t(text)}</strong>
      {hint ? <p>{t(hint)}</p> : null}
      {action ? <div>{action}</div> : null}
    </Place>
  );
}

/** A failed load: an explanation with Retry. `action` is an additional button. */
export function ErrorState({
  error,
  retry,
  action,
}: {
  error: ApiError | Error;
  retry?: () => void;
  action?: ReactNode;
}) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Place role="alert">
      <Icon name="warning" size={24} />
      <strong>{t('This could not be loaded')}</strong>
      <p>{error instanceof ApiError ? errorText(error) : t('An error occurred')}</p>
      <p>{t('What you saved is safe. Try again in a moment.')}</p>
      <div>
        {retry ? (
          <Button variant="outlined" onClick={retry}>
            {t('Retry')}
          </Button>
        ) : null}
        {action}
      </div>
      {requestId ? <small>{t('Request {id}', { id: requestId })}</small> : null}
    </Place>
  );
}

/** In a line beside or instead of what was loaded before: what is missing or could not be refreshed, with Retry. */
export function FailureNote({ error, retry }: { error: ApiError; retry: () => void }) {
  return (
    <Notice role="alert">
      <Icon name="warning" size={16} />
      <span>{errorText(error)}</span>
      <Button size="small" onClick={retry}>
        {t('Retry')}
      </Button>
    </Notice>
  );
}

/** A line above what is loaded. */
export const Notice = staticStyled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 0',
  color: 'var(--mui-palette-text-secondary)',
  '&[role=alert]': { color: 'var(--mui-palette-error-main)' },
});

interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  radius?: number;
  /** Its height is filled with lines of a table, each as high as a row. */
  rows?: boolean;
}

/** A skeleton bar, or rows of them; width and height in px or CSS units. */
export function Skeleton({ width = '100%', height = 12, radius = 4, rows }: SkeletonProps) {
  return <Bar aria-hidden="true" data-rows={rows} style={{ width, height, borderRadius: radius }} />;
}

const Place = staticStyled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  padding: '56px 16px',
  textAlign: 'center',
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& p': { maxWidth: 440, textWrap: 'balance', color: theme.vars.palette.text.secondary },
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 12 },
  '& > svg': { marginBottom: 4, color: theme.vars.palette.text.secondary },
  '&[role=alert] > svg': { color: theme.vars.palette.error.main },
  '& small': {
    marginTop: 12,
    fontSize: 12,
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

const ROW = 'var(--row-height)';

/** A bar in the middle of each row. */
const barOf = (colour: string) =>
  `linear-gradient(transparent calc(50% - 6px), ${colour} 0 calc(50% + 6px), transparent 0)`;

const Bar = staticStyled('span')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  backgroundColor: theme.vars.palette.action.selected,
  '&[data-rows]': {
    background: `${barOf(theme.vars.palette.action.selected)} repeat-y 0 0 / 56% ${ROW}, ${barOf(theme.vars.palette.action.selected)} repeat-y 100% 0 / 12% ${ROW}`,
  },
  animation: 'skeleton-pulse 1.4s ease-in-out infinite',
  '@keyframes skeleton-pulse': { '50%': { opacity: 0.6 } },
}));
