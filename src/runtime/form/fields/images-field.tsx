import { useEffect, useRef } from 'react';
import { type Row, readPath } from '../../../../core/scope.ts';
import { fileRuleOf } from '../../base/files/accept.ts';
import { describeFile, isDescriptor } from '../../base/files/descriptor.ts';
import { t } from '../../base/i18n/t.ts';
import { Icon } from '../../ui/icons.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import { fieldErrorAt } from '../state/field-errors.ts';
import { useForm } from '../state/form-api.ts';
import { propertyAt } from '../state/paths.ts';
import { ChosenFile } from './chosen-file.tsx';
import type { ControlProps } from './field-entry.ts';
import { FileZone } from './file-zone.tsx';
import { useCommitted } from './use-committed.ts';

// Only the form of an existing record has stored images.
const StoredImages = lazyWithPreload(() => import('./stored-images.tsx'));

/** Several images, added one by one or together. Each is checked when it is added; a refused one is discarded. */
export default function ImagesField(control: ControlProps) {
  const { field, disabled } = control;
  const { screen, record, store } = useForm();
  const stored = field.stored && readPath(record, field.stored.rows);
  const storedCount = Array.isArray(stored) ? stored.length : 0;
  const input = useFocusKept(storedCount);
  const { chosen, choose, remove } = useChosenFiles(field.name);
  const property = propertyAt(screen.body.schema, field.name);
  const recommended = field.options?.recommended;
  return (
    <FileZone
      control={control}
      input={input}
      rule={fileRuleOf((property as { items?: Row } | undefined)?.items)}
      chosen={chosen.length > 0}
      choose={choose}
      isMultiple
      hint={typeof recommended === 'string' ? t('Recommended {size}', { size: recommended }) : undefined}
      lead={storedCount > 0 ? null : <NoPicture />}
    >
      {storedCount > 0 && <StoredImages field={field} />}
      {chosen.map((file, fileIndex) => (
        <ChosenFile
          // biome-ignore lint/suspicious/noArrayIndexKey: the list may contain the same file twice
          key={fileIndex}
          file={file}
          picture={store.files.all(field.name)[fileIndex]}
          disabled={disabled}
          onRemove={() => {
            remove(fileIndex);
            // The button that was pressed is gone.
            input.current?.focus();
          }}
        />
      ))}
    </FileZone>
  );
}

function NoPicture() {
  return (
    <div className="file-preview" data-empty>
      <Icon name="image" size={24} />
    </div>
  );
}

/** The input, which takes the focus when the button that deleted a stored image is gone. */
function useFocusKept(storedCount: number) {
  const input = useRef<HTMLInputElement>(null);
  const previousCount = useRef(storedCount);
  useEffect(() => {
    const isLess = storedCount < previousCount.current;
    previousCount.current = storedCount;
    if (isLess && document.activeElement === document.body) input.current?.focus();
  }, [storedCount]);
  return input;
}

/** The chosen files of a field, by their descriptors. */
function useChosenFiles(name: string) {
  const { screen, store } = useForm();
  const [value, commit] = useCommitted(name);
  const chosen = Array.isArray(value) ? value.filter(isDescriptor) : [];
  // Several files of one event arrive before the field re-renders.
  const chosenFiles = useRef(chosen);
  useEffect(() => {
    chosenFiles.current = chosen;
  });
  const saveFiles = (descriptors: typeof chosen, files: readonly File[]) => {
    chosenFiles.current = descriptors;
    store.files.putAll(name, files);
    commit(descriptors.length > 0 ? descriptors : undefined);
  };
  const choose = (file: File | null | undefined) => {
    if (!file) return;
    const descriptor = describeFile(file);
    const error = fieldErrorAt(screen.body, name, [descriptor], `${name}.0`);
    if (error !== undefined) return notify(error, 'error');
    saveFiles([...chosenFiles.current, descriptor], [...store.files.all(name), file]);
    store.setError(name, undefined);
  };
  const remove = (removedIndex: number) => {
    const without = <T,>(list: readonly T[]) => list.filter((_, index) => index !== removedIndex);
    saveFiles(without(chosen), without(store.files.all(name)));
  };
  return { chosen, choose, remove };
}
