import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import { describeTypes, type FileRule } from '../../core/files/accept.ts';
import { describeBytes } from '../../core/files/describe-bytes.ts';
import { t } from '../../core/i18n/t.ts';
import { Icon } from '../../ui/icons.tsx';
import type { ControlProps } from './field-entry.ts';
import { controlAttributes } from './field-entry.ts';

interface FileZoneProps {
  readonly control: ControlProps;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly rule?: FileRule;
  readonly chosen: boolean;
  readonly choose: (file: File | null | undefined) => void;
  /** Further words of the hint, already translated. */
  readonly hint?: string;
  /** Drawn before the words, e.g. a preview. */
  readonly lead?: ReactNode;
  /** What is chosen or stored now. */
  readonly children?: ReactNode;
  /** Drawn below the hint. */
  readonly tail?: ReactNode;
}

/**
 * A place to drop, paste or choose one file. The real file input covers it, invisible: it is what the label
 * names, what the keyboard opens and what assistive technology reads; dropping on it works without script too.
 */
export function FileZone({
  control,
  input,
  rule,
  chosen,
  choose,
  hint,
  lead,
  children,
  tail,
}: FileZoneProps) {
  const [over, setOver] = useState(false);
  const { disabled, field } = control;
  const take = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) choose(event.dataTransfer.files[0]);
  };
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file || disabled) return;
    event.preventDefault();
    choose(file);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const leave = (event: DragEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  const hintId = `${control.id}-hint`;
  const attributes = controlAttributes(control);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside is the control, this only takes what is dropped on it
    <div
      className="file-zone"
      data-over={over || undefined}
      data-invalid={control.invalid || undefined}
      data-disabled={disabled || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={leave}
      onDrop={take}
      onPaste={paste}
    >
      {lead}
      <div className="file-words">
        {children}
        <div className="file-ask">
          <input
            {...attributes}
            aria-describedby={[hintId, attributes['aria-describedby']].filter(Boolean).join(' ')}
            ref={input}
            type="file"
            name={field.name}
            accept={rule?.types.join(',')}
            onChange={(event: ChangeEvent<HTMLInputElement>) => choose(event.target.files?.[0])}
          />
          <span className="file-button" aria-hidden="true">
            <Icon name="upload" size={16} />
            {t(chosen ? 'Choose another file' : 'Choose file')}
          </span>
          <span className="file-drop" aria-hidden="true">
            {t('or drop it here')}
          </span>
        </div>
        <p className="file-hint" id={hintId}>
          {[ruleWords(rule), hint].filter(Boolean).join(' · ')}
        </p>
        {tail}
      </div>
    </div>
  );
}

function ruleWords(rule: FileRule | undefined): string {
  if (!rule) return '';
  const types = describeTypes(rule.types);
  if (!Number.isFinite(rule.maxBytes)) return types;
  return t('{types} up to {size}', { types, size: describeBytes(rule.maxBytes) });
}
