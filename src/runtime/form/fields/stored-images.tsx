import type { FormField } from '../../../../core/model.ts';
import { type Row, readPath } from '../../../../core/scope.ts';
import { ActionBar } from '../../actions/action-bar.tsx';
import { fileAddress } from '../../base/files/file-address.ts';
import { t } from '../../base/i18n/t.ts';
import { markBroken } from '../../cells/index.ts';
import { useForm } from '../state/form-api.ts';

/** The images that the record already has. Their actions take effect at once and reload the record. */
export default function StoredImages({ field }: { readonly field: FormField }) {
  const { record, scope } = useForm();
  const { stored, label } = field;
  const rows = stored && readPath(record, stored.rows);
  if (!stored || !Array.isArray(rows)) return null;
  return (
    <ul className="stored-images">
      {rows.map((row: Row, imageIndex) => {
        const name = `${t(label)} ${imageIndex + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and may have no key
          <li key={imageIndex}>
            <img src={fileAddress(readPath(row, stored.image))} alt={name} onError={markBroken} />
            <ActionBar actions={stored.actions} scope={{ ...scope, row }} of={name} />
          </li>
        );
      })}
    </ul>
  );
}
