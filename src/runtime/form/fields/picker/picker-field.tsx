import { useRef } from 'react';
import { t } from '../../../base/i18n/t.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { InputBox } from '../../../ui/input-box.tsx';
import { isEmpty } from '../../state/payload.ts';
import type { ControlProps } from '../field-entry.ts';
import { controlAttributes } from '../field-entry.ts';
import { OptionList, RecordContext } from './lazy-parts.ts';
import { usePicker } from './use-picker.ts';

/**
 * One record, searched by typing (ARIA combobox with a list). Typed text only searches; the value changes by choosing an option.
 */
export function PickerField(props: ControlProps) {
  const { id, field, disabled } = props;
  const picker = usePicker(field);
  const box = useRef<HTMLDivElement>(null);
  const listId = `${id}-options`;
  return (
    <>
      <InputBox ref={box} className="field-picker" onPointerEnter={OptionList.preload}>
        <PickerInput {...props} picker={picker} listId={listId} />
        {picker.canClear ? (
          <IconButton
            tabIndex={-1}
            disabled={disabled}
            aria-label={t('Clear')}
            onClick={() => picker.clear()}
          >
            <Icon name="close" size={16} />
          </IconButton>
        ) : null}
        <IconButton
          tabIndex={-1}
          disabled={disabled}
          aria-label={t('Show choices')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={picker.toggle}
        >
          <Icon name="chevron-down" size={16} />
        </IconButton>
      </InputBox>
      {picker.open ? (
        <OptionList
          id={listId}
          field={field}
          anchor={box}
          state={picker.state}
          active={picker.active}
          value={picker.value}
          choose={picker.choose}
          loadMore={picker.more}
          retry={picker.retry}
        />
      ) : null}
      {field.options?.columns && !isEmpty(picker.value) ? (
        <RecordContext
          key={String(picker.value)}
          id={`${id}-context`}
          field={field}
          row={picker.row}
          chosen={picker}
        />
      ) : null}
    </>
  );
}

interface PickerInputProps extends ControlProps {
  readonly picker: ReturnType<typeof usePicker>;
  readonly listId: string;
}

function PickerInput({ picker, listId, ...props }: PickerInputProps) {
  const { field } = props;
  const hasActive = picker.open && picker.active >= 0;
  return (
    <input
      ref={picker.input}
      type="text"
      {...controlAttributes(props)}
      name={field.name}
      role="combobox"
      autoComplete="off"
      aria-autocomplete="list"
      aria-expanded={picker.open}
      aria-controls={picker.open ? listId : undefined}
      aria-activedescendant={hasActive ? `${listId}-${picker.active}` : undefined}
      placeholder={t(field.placeholder ?? 'Type to search')}
      defaultValue={picker.initial}
      onInput={picker.onInput}
      onKeyDown={picker.onKeyDown}
      onClick={picker.openList}
      onFocus={(event) => {
        event.currentTarget.select();
        void OptionList.preload();
      }}
      onBlur={picker.onBlur}
    />
  );
}
