import Button from '@mui/material/Button';
import { type RefObject, useEffect, useState } from 'react';
import { entriesOf, t } from '../../../runtime/index.ts';
import type { Found, Listed } from '../model/lookups.ts';
import { lookUp } from './look-up.ts';

/** So many pasted entries are looked up at a time. */
const AT_ONCE = 6;

/** Looks up what is pasted; undefined where not all of it is found, or the server does not answer. */
export type LookUp = () => Promise<readonly Found[] | undefined>;

interface PasteBoxProps {
  readonly kind: Listed;
  /** They are to be given away. */
  readonly isGift: boolean;
  /** Set while something is pasted that was not looked up. */
  readonly unread: RefObject<LookUp | undefined>;
  onFound(pastedItems: readonly Found[]): void;
}

/** A list from a spreadsheet: what is not found is said, and stays to be mended. */
export function PasteBox({ kind, isGift, unread, onFound }: PasteBoxProps) {
  const [pasted, setPasted] = useState('');
  const [read, setRead] = useState('');
  const [statusText, setStatusText] = useState('');
  const look: LookUp = async () => {
    const entries = entriesOf(pasted);
    const foundItems: Found[] = [];
    const missing: string[] = [];
    try {
      for (let startIndex = 0; startIndex < entries.length; startIndex += AT_ONCE) {
        setStatusText(t('Looking up {done} of {count}…', { done: startIndex, count: entries.length }));
        const some = entries.slice(startIndex, startIndex + AT_ONCE);
        const answers = await Promise.all(some.map((entry) => lookUp(kind, entry, isGift)));
        for (const [place, matchedItem] of answers.entries()) {
          if (matchedItem) foundItems.push(matchedItem);
          else missing.push(some[place] ?? '');
        }
      }
    } catch {
      setStatusText(t('The list could not be looked up. Try again.'));
      return undefined;
    }
    onFound(foundItems);
    setPasted(missing.join('\n'));
    setRead(missing.join('\n'));
    setStatusText(
      missing.length > 0
        ? t('{count} added; not found: {names}', { count: foundItems.length, names: missing.join(', ') })
        : t('{count} added', { count: foundItems.length }),
    );
    return missing.length > 0 ? undefined : foundItems;
  };
  useEffect(() => {
    unread.current = pasted.trim() === '' || pasted === read ? undefined : look;
  });
  return (
    <details className="items-paste">
      <summary>{t('Paste a list')}</summary>
      <textarea
        rows={3}
        aria-label={t('Paste a list')}
        placeholder={t('One name, code or number in each line')}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <Button disabled={pasted.trim() === ''} onClick={() => void look()}>
        {t('Look up')}
      </Button>
      <p role="status">{statusText}</p>
    </details>
  );
}
