import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Form from '@rjsf/mui';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { isRecord } from '../../../core/record.ts';
import type { NewDialog } from '../../../core/studio.ts';
import { useStudio } from '../use-studio.ts';
import { NotedChoice } from './noted-choice.tsx';
import { useMaking } from './use-making.ts';

const WIDGETS = { noted: NotedChoice };

/** Asks for what something new is, in a form that the compiler has made of the product. */
export function NewPartDialog({ dialog, onClose }: { dialog: NewDialog; onClose: () => void }) {
  const { closeFailure, isBusy } = useStudio();
  const { make, failure, close } = useMaking(onClose);
  const [value, setValue] = useState<unknown>({});
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="new-part">
      <DialogTitle id="new-part">New {dialog.title.toLowerCase()}</DialogTitle>
      <DialogContent sx={{ '& form': { pt: 4 }, '& .MuiPaper-root': { boxShadow: 'none' } }}>
        <Form
          idPrefix="new"
          schema={dialog.schema}
          uiSchema={{ ...dialog.uiSchema, 'ui:submitButtonOptions': { norender: true } }}
          formData={value}
          validator={validator}
          widgets={WIDGETS}
          showErrorList={false}
          noHtml5Validate
          onError={() => undefined}
          onChange={({ formData }) => setValue(formData)}
          onSubmit={({ formData }) => isRecord(formData) && void make(dialog.what, formData)}
        >
          <DialogActions sx={{ px: 0 }}>
            <Box sx={{ flex: 1 }}>
              {failure !== '' && (
                <Alert severity="error" sx={{ py: 0, whiteSpace: 'pre-wrap' }} onClose={closeFailure}>
                  {failure}
                </Alert>
              )}
            </Box>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="contained" loading={isBusy}>
              Make it
            </Button>
          </DialogActions>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
