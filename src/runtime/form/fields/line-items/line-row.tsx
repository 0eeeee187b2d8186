import { memo, useCallback, useSyncExternalStore } from 'react';
import { isActive } from '../../../../../core/read-value.ts';
import { readPath } from '../../../../../core/scope.ts';
import { t } from '../../../base/i18n/t.ts';
import { Icon } from '../../../ui/icons.tsx';
import { wholeText } from '../number-text.ts';
import { Calendar } from './line-calendar.tsx';
import type { Line, LineErrors, LineStore } from './line-store.ts';
import { isFixed, type LineColumn, type LineTable, textOf } from './line-table.ts';

/**
 * Associates the controls with a form that does not exist. Otherwise the page's form lists them all in `elements`, which React
 * reads on each event. The browser submits nothing here, and Enter moves to another row.
 */
const NO_FORM = 'none';

interface RowProps {
  readonly line: Line;
  readonly lines: LineStore;
  readonly table: LineTable;
}

/**
 * A row of uncontrolled native inputs. It renders once, and again when its errors change. It does not know its index:
 * `use-row-names.ts` writes number and names when rows move.
 */
export const LineRow = memo(function LineRow({ line, lines, table }: RowProps) {
  const { key, values } = line;
  const subscribe = useCallback(
    (listener: () => void) => lines.subscribe(`error:${key}`, listener),
    [lines, key],
  );
  const errors = useSyncExternalStore(subscribe, () => lines.errorsOf(key));
  return (
    <tr data-path={key}>
      <th scope="row" className="line-place" />
      {table.columns.map((column) => {
        const { name } = column.field;
        const messageId = errors?.has(name) ? `${table.id}-${key}-${name}` : undefined;
        return (
          <td key={name} data-column={column.field.field} data-unit={column.hasSign || undefined}>
            {controlOf(column, values, { messageId, disabled: isFixed(table, column, values) })}
            {column.field.field === 'date' && !column.field.readOnly ? (
              <button
                type="button"
                form={NO_FORM}
                tabIndex={-1}
                data-do="calendar"
                aria-label={t('Open the calendar')}
                onPointerEnter={Calendar.preload}
              >
                <Icon name="calendar" size={16} />
              </button>
            ) : null}
          </td>
        );
      })}
      <td className="line-actions">
        <button type="button" form={NO_FORM} tabIndex={-1} data-do="up" />
        <button type="button" form={NO_FORM} tabIndex={-1} data-do="down" />
        {table.keeps?.(values) ? null : (
          <button type="button" form={NO_FORM} data-do="remove">
            {table.remove}
          </button>
        )}
      </td>
      {errors ? <Messages errors={errors} id={`${table.id}-${key}`} table={table} /> : null}
    </tr>
  );
});

/** Errors are below the whole row, since a sentence does not fit into a narrow column. */
function Messages({ errors, id, table }: { errors: LineErrors; id: string; table: LineTable }) {
  return (
    <td className="line-messages" colSpan={table.columns.length + 2}>
      {table.columns.map(({ field: { name }, label }) =>
        errors.has(name) ? (
          <p key={name} className="form-message">
            {label}: <span id={`${id}-${name}`}>{errors.get(name)}</span>
          </p>
        ) : null,
      )}
    </td>
  );
}

/** The control of a cell. The table body handles its events. */
function controlOf(
  column: LineColumn,
  values: Line['values'],
  { messageId, disabled }: { readonly messageId: string | undefined; readonly disabled: boolean },
) {
  const { field } = column;
  const value = readPath(values, field.name);
  const shared = {
    name: field.name,
    form: NO_FORM,
    'aria-invalid': messageId !== undefined || undefined,
    'aria-describedby': messageId,
    'aria-required': field.required,
    disabled,
  };
  if (field.field === 'switch') return <input type="checkbox" {...shared} defaultChecked={isActive(value)} />;
  const text = textOf(column, values, value);
  if (field.field === 'select')
    return (
      <select {...shared} defaultValue={text}>
        <option value="">{field.placeholder ? t(field.placeholder) : ''}</option>
        {field.choices?.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {t(choice.label)}
          </option>
        ))}
      </select>
    );
  const isPicker = field.field === 'picker';
  const placeholder = field.placeholder ?? (isPicker ? 'Type to search' : undefined);
  return (
    <input
      type="text"
      {...shared}
      {...(isPicker ? COMBOBOX : undefined)}
      defaultValue={text}
      autoComplete="off"
      inputMode={inputModeOf(column)}
      placeholder={placeholder && t(placeholder)}
    />
  );
}

const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const;

function inputModeOf({ field, codec }: LineColumn): 'numeric' | 'decimal' | undefined {
  if (field.field === 'money') return 'numeric';
  if (field.field !== 'number') return undefined;
  return codec === wholeText ? 'numeric' : 'decimal';
}
