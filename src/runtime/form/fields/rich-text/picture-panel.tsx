import Button from '@mui/material/Button';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { t } from '../../../base/i18n/t.ts';
import { InputBox } from '../../../ui/input-box.tsx';
import { ToolPanel } from './tool-panel.tsx';

interface PicturePanelProps {
  readonly editor: Editor;
  /** The picture has just been put in: what is typed next stands below it. */
  readonly isNew: boolean;
  close(): void;
}

/** Describes the selected picture for those who do not see it, or removes it. */
export function PicturePanel({ editor, isNew, close }: PicturePanelProps) {
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image').alt ?? ''));
  const leave = () => {
    close();
    if (isNew && editor.isActive('image')) editor.chain().focus().createParagraphNear().run();
    else editor.commands.focus();
  };
  const apply = () => {
    editor.commands.updateAttributes('image', { alt: alt.trim() });
    leave();
  };
  const remove = () => {
    editor.commands.deleteSelection();
    close();
    editor.commands.focus();
  };
  return (
    <ToolPanel label={t('Picture')} apply={apply} leave={leave}>
      <InputBox>
        <input
          // biome-ignore lint/a11y/noAutofocus: the panel was opened to describe the picture
          autoFocus
          type="text"
          dir="auto"
          autoComplete="off"
          maxLength={200}
          value={alt}
          aria-label={t('Description of the picture')}
          placeholder={t('Description of the picture')}
          onChange={(event) => setAlt(event.target.value)}
        />
      </InputBox>
      <Button size="small" variant="outlined" onClick={apply}>
        {t('Apply')}
      </Button>
      <Button size="small" color="inherit" onClick={remove}>
        {t('Remove picture')}
      </Button>
    </ToolPanel>
  );
}
