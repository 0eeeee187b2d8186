import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type FormEvent, useRef, useState } from 'react';
import { calls } from '../../generated/product/components/chat-page.ts';
import {
  Field,
  goTo,
  mayCall,
  openDialogWith,
  t,
  useAnswer,
  useDraft,
  usePerform,
} from '../../runtime/index.ts';

/** A menu for messages to many shops: one to all of them, or the screen of the broadcasts. */
export function BroadcastMenu({ screen }: { readonly screen: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const choose = (work: () => unknown) => () => {
    setOpen(false);
    work();
  };
  const write = () =>
    openDialogWith(t('Send Broadcast Promo'), ({ close, done }) => (
      <PromoMessage close={close} done={done} />
    ));
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {t('Broadcast')}
      </Button>
      <Menu open={open} anchorEl={button.current} onClose={() => setOpen(false)}>
        <MenuItem onClick={choose(write)}>{t('Send promo broadcast')}</MenuItem>
        <MenuItem onClick={choose(() => goTo(screen))}>{t('Create Broadcast')}</MenuItem>
      </Menu>
    </>
  );
}

function PromoMessage({ close, done }: { readonly close: () => void; readonly done: () => void }) {
  const [message, setMessage, forget] = useDraft('promo broadcast', '');
  const [error, setError] = useState<string>();
  const { perform, pending } = usePerform(calls['chat.message-promo']);
  const reach = useAnswer(mayCall(calls['broadcast.reach']) ? calls['broadcast.reach'] : null, {}).answer
    ?.item;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() === '') return setError(t('Please fill all fields.'));
    const outcome = await perform({ message });
    if (!outcome || !('answer' in outcome)) return;
    forget();
    done();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Field
        field="textarea"
        label="Message"
        value={message}
        onChange={(value) => {
          setError(undefined);
          setMessage(String(value ?? ''));
        }}
        options={{ rows: 5 }}
        error={error}
      />
      {reach && <p style={{ marginBlock: 8 }}>{t(reach.message, reach.params)}</p>}
      <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end', marginTop: 16 }}>
        <Button onClick={close}>{t('Cancel')}</Button>
        <Button type="submit" variant="contained" disabled={pending}>
          {t('Submit')}
        </Button>
      </div>
    </form>
  );
}
