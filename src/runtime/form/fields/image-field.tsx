import { type CSSProperties, useState } from 'react';
import type { FormField } from '../../../../core/model.ts';
import { readPath } from '../../../../core/scope.ts';
import { fileAddress } from '../../base/files/file-address.ts';
import { t } from '../../base/i18n/t.ts';
import { Icon } from '../../ui/icons.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { useForm } from '../state/form-api.ts';
import { ChosenFile } from './chosen-file.tsx';
import type { ControlProps } from './field-entry.ts';
import { FileZone } from './file-zone.tsx';
import { StoredFile } from './stored-file.tsx';
import { useObjectUrl } from './use-object-url.ts';
import { usePastedFile } from './use-pasted-file.ts';
import { useUpload } from './use-upload.ts';

// Few images have others beside them.
const StoredImages = lazyWithPreload(() => import('./stored-images.tsx'));

/** An image: the stored one, or the newly chosen one with its dimensions, in a box of fixed size. */
export function ImageField(control: ControlProps) {
  const { field, disabled } = control;
  const { input, rule, chosen, removed, file, choose, remove } = useUpload(field);
  const stored = useStoredAddress(field);
  const preview = useObjectUrl(file);
  const address = preview ?? (removed ? undefined : stored);
  const [measures, setMeasures] = useState<{ of: string; text: string }>();
  const [broken, setBroken] = useState<string>();
  const shownAddress = address === broken ? undefined : address;
  usePastedFile(input, choose);
  const { record } = useForm();
  const storedRows = field.stored && readPath(record, field.stored.rows);
  const hasStoredImages = Array.isArray(storedRows) && storedRows.length > 0;
  const recommended = field.options?.recommended;
  return (
    <FileZone
      control={control}
      input={input}
      rule={rule}
      chosen={chosen !== undefined}
      choose={choose}
      hint={typeof recommended === 'string' ? t('Recommended {size}', { size: recommended }) : undefined}
      lead={
        <div
          className="file-preview"
          data-empty={shownAddress === undefined || undefined}
          style={sizeOf(field)}
        >
          {shownAddress === undefined ? (
            <Icon name="image" size={24} />
          ) : (
            <img
              key={shownAddress}
              src={shownAddress}
              alt={t('Preview of {label}', { label: t(field.label) })}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setMeasures({ of: shownAddress, text: `${naturalWidth} × ${naturalHeight}` })
              }
              onError={() => setBroken(shownAddress)}
            />
          )}
        </div>
      }
    >
      {hasStoredImages && <StoredImages field={field} />}
      {chosen ? (
        <ChosenFile
          file={chosen}
          measures={measures?.of === address ? measures?.text : undefined}
          disabled={disabled}
          onRemove={remove}
        />
      ) : stored ? (
        <StoredFile control={control} />
      ) : null}
    </FileZone>
  );
}

/** On a phone the box stays small. */
function sizeOf({ options: { width, height } = {} }: FormField): CSSProperties {
  // Custom properties are not typed.
  return {
    '--preview-width': width && `${width}px`,
    '--preview-height': height && `${height}px`,
  } as CSSProperties;
}

function useStoredAddress(field: FormField): string | undefined {
  const { record } = useForm();
  const path = field.options?.preview;
  return typeof path === 'string' ? fileAddress(readPath(record, path)) : undefined;
}
