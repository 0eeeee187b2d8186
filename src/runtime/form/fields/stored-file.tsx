import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FormField } from '../../../../core/model.ts';
import { ask } from '../../actions/open-dialogs.ts';
import { isRemoved, REMOVED } from '../../base/files/descriptor.ts';
import { t } from '../../base/i18n/t.ts';
import { extensionOn } from '../../base/page-settings.ts';
import { Icon } from '../../ui/icons.tsx';
import type { ControlProps } from './field-entry.ts';
import { useCommitted } from './use-committed.ts';

interface StoredFileProps {
  readonly control: ControlProps;
  /** Name of the stored file, when there is no preview. */
  readonly children?: ReactNode;
}

/** The stored file with Remove, and Undo after that. It is removed on save only. */
export function StoredFile({ control: { field, disabled }, children }: StoredFileProps) {
  const [value, commit] = useCommitted(field.name);
  const removed = isRemoved(value);
  const button = useRef<HTMLButtonElement>(null);
  const expectedRemoval = useRef<boolean>(undefined);
  // The pressed button is gone; the focus moves to the button that replaces it.
  useEffect(() => {
    if (expectedRemoval.current === removed) button.current?.focus();
    expectedRemoval.current = undefined;
  }, [removed]);
  if (!removed && !children && !canRemove(field)) return null;
  const press = async () => {
    if (!removed && !(await askRemoval(field))) return;
    expectedRemoval.current = !removed;
    commit(removed ? undefined : REMOVED);
  };
  return (
    <p className="file-name" data-removed={removed || undefined}>
      {removed ? <span role="status">{t('It is removed when you save.')}</span> : children}
      {canRemove(field) ? (
        <Button
          ref={button}
          key={String(removed)}
          size="small"
          className="file-remove"
          disabled={disabled}
          aria-label={t(removed ? 'Keep {name}' : 'Remove {name}', { name: t(field.label) })}
          startIcon={removed ? undefined : <Icon name="close" size={16} />}
          onClick={() => void press()}
        >
          {t(removed ? 'Keep' : 'Remove')}
        </Button>
      ) : null}
    </p>
  );
}

/** Asks the declared question; without one it is yes. */
async function askRemoval({ options }: FormField): Promise<boolean> {
  if (typeof options?.asks !== 'string') return true;
  return ask({ text: t(options.asks), cancel: t('Cancel'), submit: t('Remove'), danger: true });
}

function canRemove({ remove, readOnly }: FormField): boolean {
  return remove !== undefined && !readOnly && extensionOn(remove.extension);
}
