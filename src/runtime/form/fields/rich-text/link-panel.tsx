import Button from '@mui/material/Button';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { isLink } from '../../../../../core/validation/allowed-html.ts';
import { t } from '../../../base/i18n/t.ts';
import { InputBox } from '../../../ui/input-box.tsx';
import { linkAddress } from './link-address.ts';
import { ToolMessage, ToolPanel } from './tool-panel.tsx';

/** Asks for the URL of a link. */
export function LinkPanel({ editor, close }: { editor: Editor; close(): void }) {
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const had = editor.isActive('link');
  const leave = () => {
    close();
    editor.commands.focus();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    leave();
  };
  const apply = () => {
    if (address.trim() === '') return remove();
    if (!setLink(editor, address)) return setWrong(true);
    leave();
  };
  return (
    <ToolPanel label={t('Link')} apply={apply} leave={leave}>
      <InputBox>
        <input
          // biome-ignore lint/a11y/noAutofocus: the panel was opened to write the address
          autoFocus
          type="text"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          value={address}
          placeholder="https://"
          aria-label={t('Link address')}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? id : undefined}
          onChange={(event) => {
            setAddress(event.target.value);
            setWrong(false);
          }}
        />
      </InputBox>
      <Button size="small" variant="outlined" onClick={apply}>
        {t('Apply')}
      </Button>
      {had ? (
        <Button size="small" color="inherit" onClick={remove}>
          {t('Remove link')}
        </Button>
      ) : null}
      {wrong ? (
        <ToolMessage id={id} text={t('Enter a web address, an email address or a phone number.')} />
      ) : null}
    </ToolPanel>
  );
}

/** Sets the link of the selection, or inserts the address where nothing is selected; false when it is no address. */
function setLink(editor: Editor, address: string): boolean {
  const href = linkAddress(address);
  if (!isLink(href)) return false;
  const isPlace = editor.state.selection.empty && !editor.isActive('link');
  const chain = editor.chain().focus().extendMarkRange('link');
  if (isPlace)
    chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] });
  else chain.setLink({ href });
  chain.run();
  return true;
}
