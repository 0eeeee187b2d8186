import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import { acceptOf, describeTypes, type FileRule } from '../../core/files/accept.ts';
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
  /** Takes several at once; then each is chosen in turn. */
  readonly many?: true;
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
  many,
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
    if (!disabled) for (const file of taken(event.dataTransfer.files)) choose(file);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = taken(event.clipboardData.files);
    if (pasted.length === 0 || disabled) return;
    event.preventDefault();
    for (const file of pasted) choose(file);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const leave = (event: DragEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  const taken = (files: FileList | null) => [...(files ?? [])].slice(0, many ? undefined : 1);
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
            multiple={many}
            name={field.name}
            accept={rule && acceptOf(rule.types)}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
              if (!many) return choose(target.files?.[0]);
              for (const file of taken(target.files)) choose(file);
              // What is chosen is listed beside it; the same file may be chosen again once it was removed.
              target.value = '';
            }}
          />
          <span className="file-button" aria-hidden="true">
            <Icon name="upload" size={16} />
            {t(many ? 'Add files' : chosen ? 'Choose another file' : 'Choose file')}
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
