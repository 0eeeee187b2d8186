import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { Target } from '../../../../core/model.ts';
import type { Row, Scope } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import { useUser } from '../../data/session/session-store.ts';
import { findOpenable } from '../../navigation/prepare.ts';
import { ScreenWithin, useTargetParams } from '../../navigation/screen-within.tsx';
import { Icon } from '../../ui/icons.tsx';
import { staticStyled } from '../../ui/theme/static-styled.tsx';

interface PrintedProps {
  readonly target: Target;
  readonly rows: readonly Row[];
  readonly scope: Scope;
}

/** The detail of each row as it is printed, each on a page of its own, and the button that prints them. */
export function PrintedRows({ target, rows, scope }: PrintedProps) {
  const pages = useRef<HTMLDivElement>(null);
  const isLoaded = useLoaded(pages);
  return (
    <Pages ref={pages} className="print-pages">
      <p>
        <Button
          variant="contained"
          startIcon={<Icon name="receipt" size={16} />}
          disabled={!isLoaded}
          onClick={() => window.print()}
        >
          {t('Print {count}', { count: rows.length })}
        </Button>
      </p>
      {rows.map((row, rowIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <PrintedRow key={rowIndex} target={target} scope={{ ...scope, row }} />
      ))}
    </Pages>
  );
}

function PrintedRow({ target, scope }: { readonly target: Target; readonly scope: Scope }) {
  const user = useUser();
  const params = useTargetParams(target, scope);
  const entry = findOpenable(target.screen, user);
  if (!entry) return null;
  return (
    <article>
      <ScreenWithin entry={entry} params={params} dialog={PAPER} />
    </article>
  );
}

/** On paper nothing is closed or renamed. */
const PAPER = { close: () => undefined, done: () => undefined, rename: () => undefined };

/** Whether no page waits for its record any more. */
function useLoaded(pages: { readonly current: HTMLElement | null }): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const { current: element } = pages;
    if (!element) return undefined;
    const look = () => setLoaded(element.querySelector('[aria-busy=true]') === null);
    look();
    const watcher = new MutationObserver(look);
    watcher.observe(element, { attributes: true, childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [pages]);
  return isLoaded;
}

const Pages = staticStyled('div')({
  '& > p': { display: 'flex', justifyContent: 'flex-end', margin: 0 },
  '& article': { paddingBlock: 16, borderTop: '1px solid var(--mui-palette-divider)' },
  '& article > strong': { display: 'block', fontSize: 16 },
  '@media print': {
    '& > p': { display: 'none' },
    '& article': { padding: 0, border: 0, breakAfter: 'page' },
    '& article:last-of-type': { breakAfter: 'auto' },
  },
});
