import { useCallback, useId, useSyncExternalStore } from 'react';
import { t } from '../../base/i18n/t.ts';
import { useForm } from '../state/form-api.ts';
import type { Difference } from '../state/form-store.ts';
import { same } from '../state/form-store.ts';
import { readable } from '../state/readable-value.ts';

/**
 * A choice between the other user's value and the own value of one field. The form's value is the chosen one; further typing
 * deselects both.
 */
export function ConflictChoice({ difference }: { difference: Difference }) {
  const { store, recheck } = useForm();
  const { field, theirs, yours, typed } = difference;
  const { name } = field;
  const group = useId();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(`value:${name}`, listener),
    [store, name],
  );
  const value = useSyncExternalStore(subscribe, () => store.value(name));
  const choose = (chosen: unknown) => {
    store.put(name, chosen);
    recheck(name);
  };
  const choice = (label: string, offeredValue: unknown) => (
    <label>
      <input
        type="radio"
        name={group}
        checked={same(value, offeredValue)}
        onChange={() => choose(offeredValue)}
      />
      <small>{label}</small>
      <bdi>{readable(store, field, offeredValue)}</bdi>
    </label>
  );
  return (
    <fieldset>
      <legend>{t(field.label)}</legend>
      <div className="conflict-choices">
        {choice(t('Take what is saved'), theirs)}
        {choice(typed ? t('Keep mine') : t('Keep what it was'), yours)}
      </div>
    </fieldset>
  );
}
