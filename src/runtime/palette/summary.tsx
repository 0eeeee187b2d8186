import { t } from '../base/i18n/t.ts';

interface SummaryProps {
  readonly text: string;
  readonly count: number;
  readonly searching: boolean;
  readonly failed: readonly string[];
}

/** The status line: number of matches, also announced to screen readers, and lists that failed. */
export function Summary({ text, count, searching, failed }: SummaryProps) {
  return (
    <div className="palette-foot">
      <span role="status">
        {/* What was not asked may have it. */}
        {count === 0 && failed.length > 0 && !searching ? null : countText(text, count, searching)}
        {failed.length > 0 ? ` ${t('Could not be searched: {names}.', { names: failed.join(', ') })}` : null}
      </span>
      <span className="palette-keys" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('to move')}
        <kbd>Enter</kbd> {t('to open')}
        <kbd>Ctrl Enter</kbd> {t('in a new tab')}
      </span>
    </div>
  );
}

function countText(text: string, count: number, searching: boolean): string {
  if (searching) return t('Searching…');
  if (count === 0) return t('No results for "{query}"', { query: text });
  return text === '' ? '' : t('Results: {count}', { count });
}
