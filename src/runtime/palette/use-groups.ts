import { useColorScheme } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Scope } from '../../../core/scope.ts';
import { offered } from '../actions/offered.ts';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { useUser } from '../data/session/session-store.ts';
import { go } from '../navigation/go.ts';
import { usable } from '../navigation/prepare.ts';
import { actionGroups } from './action-groups.ts';
import { fitting, type Group } from './entries.ts';
import { preferenceEntries } from './preference-entries.ts';
import { recordGroups, titleOf } from './record-groups.ts';
import { screenEntries } from './screen-entries.ts';
import { useRecords } from './use-records.ts';

/** Maximum number of screens shown beside records. */
const SCREENS = 8;

interface Groups {
  readonly groups: readonly Group[];
  readonly searching: boolean;
  /** Titles of the lists whose search failed. */
  readonly failed: readonly string[];
}

/** All matches of the query. `focused` is the element that had the focus when the palette was opened. */
export function useGroups(text: string, focused: Element | null): Groups {
  const user = useUser();
  const { mode, setMode } = useColorScheme();
  const scope = useMemo<Scope>(() => ({ route: {}, query: {}, ...(user && { user }) }), [user]);
  const { searchResults, searching, unknown } = useRecords(text, scope);
  // The page behind the palette does not change while it is open.
  const fixed = useMemo(() => {
    const open = (address: string) => void go(address);
    return {
      actions: actionGroups(offered(focused)),
      screens: user ? screenEntries(product(), user, usable, open) : [],
      preferences: preferenceEntries(mode, setMode),
    };
  }, [focused, mode, setMode, user]);
  const fitted = fitting(
    [
      ...fixed.actions,
      { id: 'screens', label: t('Screens'), entries: fixed.screens, most: SCREENS },
      { id: 'preferences', label: t('Preferences'), entries: fixed.preferences },
    ],
    text,
  );
  const groups = [...fitted.slice(0, -1), ...recordGroups(searchResults, text, scope), ...fitted.slice(-1)];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    searching,
    failed: unknown
      ? [t('Records')]
      : searchResults.filter(({ status }) => status === 'failed').map(({ source }) => titleOf(source)),
  };
}
