import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import { acceptOf, describeTypes, type FileRule } from '../../base/files/accept.ts';
import { describeBytes } from '../../base/files/describe-bytes.ts';
import { t } from '../../base/i18n/t.ts';
import { Icon } from '../../ui/icons.tsx';
import type { ControlProps } from './field-entry.ts';
import { controlAttributes } from './field-entry.ts';

interface FileZoneProps {
  readonly control: ControlProps;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly rule?: FileRule;
  readonly chosen: boolean;
  readonly choose: (file: File | null | undefined) => void;
  /** Allows several files at once; `onFile` is called for each. */
  readonly isMultiple?: true;
  /** Additional hint text, already translated. */
  readonly hint?: string;
  /** Rendered before the text, e.g. a preview. */
  readonly lead?: ReactNode;
  /** The chosen or stored file. */
  readonly children?: ReactNode;
  /** Rendered below the hint. */
  readonly tail?: ReactNode;
}

/**
 * A zone to drop, paste or choose files. A transparent native file input covers it: it has the label, opens with the keyboard and
 * is read by assistive technology; dropping on it works without script.
 */
export function FileZone({ control, input, rule, choose, isMultiple, ...content }: FileZoneProps) {
  const { field } = control;
  const chooseFiles = (files: FileList | null) => {
    for (const file of [...(files ?? [])].slice(0, isMultiple ? undefined : 1)) choose(file);
  };
  const drop = useDrop(control.disabled, chooseFiles);
  const hintId = `${control.id}-hint`;
  const attributes = controlAttributes(control);
  return (
    <div
      className="file-zone"
      data-invalid={control.invalid || undefined}
      data-disabled={control.disabled || undefined}
      {...drop}
    >
      {content.lead}
      <div className="file-words">
        {content.children}
        <div className="file-ask">
          <input
            {...attributes}
            aria-describedby={[hintId, attributes['aria-describedby']].filter(Boolean).join(' ')}
            ref={input}
            type="file"
            multiple={isMultiple}
            name={field.name}
            accept={rule && acceptOf(rule.types)}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
              if (!isMultiple) return choose(target.files?.[0]);
              chooseFiles(target.files);
              // The input is cleared, so that the same file can be chosen again after it was removed.
              target.value = '';
            }}
          />
          <span className="file-button" aria-hidden="true">
            <Icon name="upload" size={16} />
            {t(isMultiple ? 'Add files' : content.chosen ? 'Choose another file' : 'Choose file')}
          </span>
          <span className="file-drop" aria-hidden="true">
            {t('or drop it here')}
          </span>
        </div>
        <p className="file-hint" id={hintId}>
          {[ruleWords(rule), content.hint].filter(Boolean).join(' · ')}
        </p>
        {content.tail}
      </div>
    </div>
  );
}

/** Whether files are held over the zone, and the handlers that take what is dropped or pasted there. */
function useDrop(disabled: boolean, chooseFiles: (files: FileList) => void) {
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  return {
    'data-over': over || undefined,
    onDragEnter: drag,
    onDragOver: drag,
    onDragLeave(event: DragEvent<HTMLElement>) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      if (!disabled) chooseFiles(event.dataTransfer.files);
    },
    onPaste(event: ClipboardEvent) {
      const { files } = event.clipboardData;
      if (files.length === 0 || disabled) return;
      event.preventDefault();
      chooseFiles(files);
    },
  };
}

function ruleWords(rule: FileRule | undefined): string {
  if (!rule) return '';
  const types = describeTypes(rule.types);
  if (!Number.isFinite(rule.maxBytes)) return types;
  return t('{types} up to {size}', { types, size: describeBytes(rule.maxBytes) });
}
