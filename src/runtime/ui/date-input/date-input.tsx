import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useState,
} from 'react';
import { isDate } from '../../../../core/dates.ts';
import { printDate, readDateText } from '../../base/date-text.ts';
import { t } from '../../base/i18n/t.ts';
import { IconButton } from '../icon-button.tsx';
import { Icon } from '../icons.tsx';
import { InputBox } from '../input-box.tsx';
import { isEnter } from '../is-composing.ts';
import { lazyWithPreload } from '../lazy-with-preload.tsx';
import type { DayLimits } from './calendar.tsx';

interface DateInputProps extends Omit<ComponentProps<'input'>, 'type' | 'ref' | 'onInput' | 'onBlur'> {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** The limits of the calendar; evaluated when it opens. */
  limits(): DayLimits;
  /** Drawn below the calendar, such as further choices; `close` closes it. */
  below?(close: () => void): ReactNode;
  /** The text has changed; parse it with `readDateText`. */
  onInput?(): void;
  /** The text is complete: on blur, Enter, or when a day was chosen. */
  onSettle(): void;
}

const Calendar = lazyWithPreload(() => import('./calendar.tsx'));

/** An uncontrolled date input, dd/mm/yyyy, with a calendar that opens by its button or Alt+ArrowDown. */
export function DateInput(props: DateInputProps) {
  const { ref, limits, below, onInput, onSettle, onKeyDown, ...attributes } = props;
  const [isOpen, setOpen] = useState(false);
  const hintId = useId();
  const { 'aria-describedby': describedBy, disabled } = attributes;
  const close = () => setOpen(false);
  const settle = () => {
    if (ref.current) ref.current.value = printDate(readDateText(ref.current.value));
    onSettle();
  };
  const choose = (day: string) => {
    if (ref.current) ref.current.value = printDate(day);
    onInput?.();
    onSettle();
    close();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isEnter(event)) settle();
    onKeyDown?.(event);
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <InputBox>
      <input
        placeholder={t('dd/mm/yyyy')}
        {...attributes}
        ref={ref}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="field-number"
        aria-describedby={describedBy ? `${describedBy} ${hintId}` : hintId}
        onInput={onInput}
        onBlur={settle}
        onKeyDown={onKey}
      />
      <span id={hintId} hidden>
        {t('Day, month and year, such as 31/12/2026. Alt and the down arrow open a calendar.')}
      </span>
      <CalendarButton isOpen={isOpen} disabled={disabled} open={() => setOpen(true)} />
      {isOpen && (
        <Calendar
          anchor={() => ref.current?.parentElement ?? null}
          value={chosen(ref.current)}
          limits={limits()}
          onChoose={choose}
          onClose={close}
        >
          {below?.(close)}
        </Calendar>
      )}
    </InputBox>
  );
}

interface CalendarButtonProps {
  readonly isOpen: boolean;
  readonly disabled: boolean | undefined;
  open(): void;
}

function CalendarButton({ isOpen, disabled, open }: CalendarButtonProps) {
  return (
    <IconButton
      aria-label={t('Open the calendar')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      disabled={disabled}
      onPointerEnter={Calendar.preload}
      onFocus={Calendar.preload}
      onClick={open}
    >
      <Icon name="calendar" size={16} />
    </IconButton>
  );
}

/** The input's date; undefined when its text is not a valid date. */
function chosen(input: HTMLInputElement | null): string | undefined {
  const date = readDateText(input?.value ?? '');
  return isDate(date) ? date : undefined;
}
