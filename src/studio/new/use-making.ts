import { useState } from 'react';
import { useStudio } from '../use-studio.ts';

/** Makes a part for a dialog, which closes then; a failure is the dialog's own and goes with it. */
export function useMaking(onClose: () => void) {
  const { change, choose, failure, closeFailure } = useStudio();
  const [hasFailed, setFailed] = useState(false);
  return {
    failure: hasFailed ? failure : '',
    make: async (kind: string, value: object) => {
      const isMade = await change(
        'new',
        { what: kind, value },
        (answer) => answer.made && choose(answer.made),
      );
      if (isMade) onClose();
      else setFailed(true);
    },
    close: () => {
      if (hasFailed) closeFailure();
      onClose();
    },
  };
}
