import { readPath } from '../../../../core/scope.ts';
import { storedFile } from '../../base/files/file-address.ts';
import { Icon } from '../../ui/icons.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { useForm } from '../state/form-api.ts';
import { ChosenFile } from './chosen-file.tsx';
import type { ControlProps } from './field-entry.ts';
import { FileZone } from './file-zone.tsx';
import { StoredFile } from './stored-file.tsx';
import { useUpload } from './use-upload.ts';

// Chunks of their own; few files are tables.
const FileTemplate = lazyWithPreload(() => import('./file-template.tsx'));
const TableHeads = lazyWithPreload(() => import('./table-heads.tsx'));

/** A file without preview: the stored one by name, or the newly chosen one with its size. */
export function FileField(control: ControlProps) {
  const { field, disabled } = control;
  const { record } = useForm();
  const { input, rule, chosen, file, choose, remove } = useUpload(field);
  const { current, called } = field.options ?? {};
  const named = (path: unknown) =>
    typeof path === 'string' ? storedFile(readPath(record, path)) : undefined;
  const stored = named(called) ?? named(current);
  return (
    <FileZone
      control={control}
      input={input}
      rule={rule}
      chosen={chosen !== undefined}
      choose={choose}
      tail={
        chosen
          ? file &&
            rule?.columns && (
              <TableHeads columns={rule.columns} file={file} disabled={disabled} onRenamed={choose} />
            )
          : Boolean(field.options?.template) && (
              <FileTemplate template={field.options?.template} columns={rule?.columns} />
            )
      }
    >
      {chosen ? <ChosenFile file={chosen} disabled={disabled} onRemove={remove} /> : null}
      {!chosen && stored ? (
        <StoredFile control={control}>
          <Icon name="file" size={16} />
          {isAddress(stored) ? (
            <a href={stored} target="_blank" rel="noreferrer">
              {lastStep(stored)}
            </a>
          ) : (
            <span title={stored}>{stored}</span>
          )}
        </StoredFile>
      ) : null}
    </FileZone>
  );
}

/** The stored value is a URL or only a name. */
function isAddress(text: string): boolean {
  return text.startsWith('/') || /^https?:\/\//.test(text);
}

function lastStep(address: string): string {
  return address.split(/[?#]/, 1)[0]?.split('/').pop() || address;
}
