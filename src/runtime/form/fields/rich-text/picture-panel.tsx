import Button from '@mui/material/Button';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { defaultTexts } from '../../../../../core/validation/default-texts.ts';
import { t } from '../../../base/i18n/t.ts';
import { InputBox } from '../../../ui/input-box.tsx';
import { ToolMessage, ToolPanel } from './tool-panel.tsx';

/** Letters of a description. */
const MOST = 200;

interface PicturePanelProps {
  readonly editor: Editor;
  /** The picture has just been put in: what is typed next stands below it. */
  readonly isNew: boolean;
  close(): void;
}

/** Describes the selected picture for those who do not see it, or removes it. */
export function PicturePanel({ editor, isNew, close }: PicturePanelProps) {
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image').alt ?? ''));
  const id = useId();
  const [wrong, setWrong] = useState(false);
  const leave = () => {
    close();
    if (isNew && editor.isActive('image')) editor.chain().focus().createParagraphNear().run();
    else editor.commands.focus();
  };
  const apply = () => {
    if (alt.trim().length > MOST) return setWrong(true);
    editor.commands.updateAttributes('image', { alt: alt.trim() });
    leave();
  };
  const remove = () => {
    editor.commands.deleteSelection();
    close();
    editor.commands.focus();
  };
  return (
    <ToolPanel label={t('Image')} apply={apply} leave={leave}>
      <InputBox>
        <input
          // biome-ignore lint/a11y/noAutofocus: the panel was opened to describe the picture
          autoFocus
          type="text"
          dir="auto"
          autoComplete="off"
          value={alt}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? id : undefined}
          aria-label={t('Description of the image')}
          placeholder={t('Description of the image')}
          onChange={(event) => {
            setAlt(event.target.value);
            setWrong(false);
          }}
        />
      </InputBox>
      <Button size="small" variant="outlined" onClick={apply}>
        {t('Apply')}
      </Button>
      <Button size="small" color="inherit" onClick={remove}>
        {t('Remove image')}
      </Button>
      {wrong ? <ToolMessage id={id} text={t(defaultTexts.maxLength ?? '', { limit: MOST })} /> : null}
    </ToolPanel>
  );
}
