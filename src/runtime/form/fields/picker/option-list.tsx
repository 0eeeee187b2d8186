import Button from '@mui/material/Button';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { FormField } from '../../../../../core/model.ts';
import { t } from '../../../base/i18n/t.ts';
import type { Option, OptionsState } from './options-loader.ts';
import { PickerPopup } from './picker-styles.ts';
import { placePopup } from './place-popup.ts';
import RecordContext from './record-context.tsx';

interface OptionListProps {
  readonly field: FormField;
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly state: OptionsState;
  readonly active: number;
  readonly value: unknown;
  readonly choose: (option: Option) => void;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** The list of a picker, in the browser's top layer, so that no scroll container or dialog clips it. */
export default function OptionList(props: OptionListProps) {
  const { id, field, anchor, state, active, value, choose, loadMore, retry } = props;
  const popup = useRef<HTMLDivElement>(null);
  const hasContext = field.options?.columns !== undefined;
  usePlace(popup, anchor);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <PickerPopup
      ref={popup}
      className="picker-popup"
      popover="manual"
      // Keeps the focus in the input; the options carry the roles.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        id={id}
        role="listbox"
        className="picker-options"
        aria-label={t('Choices')}
        data-stale={state.status === 'loading' || undefined}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (scrollTop + clientHeight > scrollHeight - 80) loadMore();
        }}
      >
        {state.options.map((option, optionIndex) => (
          // biome-ignore lint/a11y/useFocusableInteractive: see the listbox
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
          <div
            key={String(option.value)}
            id={`${id}-${optionIndex}`}
            role="option"
            className="picker-option"
            aria-label={hasContext ? option.label : undefined}
            aria-describedby={hasContext ? `${id}-${optionIndex}-context` : undefined}
            aria-selected={Object.is(option.value, value)}
            data-active={optionIndex === active || undefined}
            onClick={() => choose(option)}
          >
            <span>{option.label}</span>
            {hasContext && option.row && (
              <RecordContext id={`${id}-${optionIndex}-context`} field={field} row={option.row} />
            )}
          </div>
        ))}
      </div>
      <Note state={state} retry={retry} />
    </PickerPopup>
  );
}

function Note({ state, retry }: { state: OptionsState; retry: () => void }) {
  const { status, query, options } = state;
  const hasOptions = (status === 'ready' || status === 'loading') && options.length > 0;
  return (
    <div className="picker-note" role="status" hidden={hasOptions}>
      {status === 'loading' && options.length === 0 ? t('Searching…') : null}
      {status === 'more' ? t('Loading more…') : null}
      {status === 'ready' && options.length === 0 ? nothingText(query) : null}
      {status === 'failed' ? (
        <>
          {t('The choices could not be loaded.')}{' '}
          <Button variant="outlined" onClick={retry}>
            {t('Retry')}
          </Button>
        </>
      ) : null}
    </div>
  );
}

function nothingText(query: string): string {
  return query === '' ? t('There is nothing to choose yet.') : t('No results for "{query}"', { query });
}

/** Positioned at the anchor, and updated while anything scrolls. */
function usePlace(popup: RefObject<HTMLDivElement | null>, anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const list = popup.current;
    const anchorElement = anchor.current;
    if (!list || !anchorElement) return;
    list.showPopover?.();
    const place = () => {
      const { left, width, top, bottom, maxHeight } = placePopup(
        anchorElement.getBoundingClientRect(),
        window.innerHeight,
      );
      Object.assign(list.style, {
        left: `${left}px`,
        width: `${width}px`,
        maxHeight: `${maxHeight}px`,
        top: top === undefined ? 'auto' : `${top}px`,
        bottom: bottom === undefined ? 'auto' : `${bottom}px`,
      });
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [popup, anchor]);
}
