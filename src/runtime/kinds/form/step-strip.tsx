import MuiStep from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useCallback, useSyncExternalStore } from 'react';
import { t } from '../../base/i18n/t.ts';
import { useForm } from '../../form/state/form-api.ts';
import { staticStyled } from '../../ui/theme/static-styled.tsx';
import { stepWith } from './shown-steps.ts';
import { type Steps, stepId } from './use-steps.ts';

/** The list of steps above a form: the current step, and links to the steps that can be opened. */
export default function StepStrip({ steps }: { steps: Steps }) {
  const form = useForm();
  const { store } = form;
  const subscribe = useCallback((listener: () => void) => store.subscribe('field-errors', listener), [store]);
  const errors = useSyncExternalStore(subscribe, () => store.fieldErrors());
  const wrong = new Set(
    errors.flatMap(({ field, done }) =>
      field === undefined || done ? [] : [stepWith(steps.visibleSteps, field)?.index],
    ),
  );
  const { visibleSteps, stepIndex, current, reach } = steps;
  return (
    <Strip aria-label={t('Steps')}>
      <p className="visually-hidden" role="status" id={stepId(form)} tabIndex={-1}>
        {t('Step {step} of {count}: {title}', {
          step: stepIndex + 1,
          count: visibleSteps.length,
          title: t(current.title),
        })}
      </p>
      <Stepper nonLinear activeStep={stepIndex}>
        {visibleSteps.map((step, place) => (
          <MuiStep key={step.title} completed={place < stepIndex && !wrong.has(step.index)}>
            <StepButton disabled={step.index > reach} onClick={() => steps.choose(place)}>
              <StepLabel error={wrong.has(step.index)}>{t(step.title)}</StepLabel>
            </StepButton>
          </MuiStep>
        ))}
      </Stepper>
    </Strip>
  );
}

const Strip = staticStyled('nav')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& .MuiStep-root:first-of-type': { paddingInlineStart: 0 },
    '& .MuiStep-root:last-of-type': { paddingInlineEnd: 0 },
    '& .MuiStepLabel-iconContainer': { paddingRight: 0, paddingInlineEnd: 8 },
    '& .MuiStepLabel-label': { textAlign: 'start', '&.Mui-active': { fontWeight: 600 } },
    '& .MuiStepLabel-label.Mui-error': { color: palette.error.main },
    '@media (max-width: 600px)': {
      // On a narrow screen only the current name is visible; the others are for screen readers.
      '& .MuiStepLabel-label:not(.Mui-active)': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
      '& .MuiStepLabel-root:not(:has(.Mui-active)) .MuiStepLabel-iconContainer': { paddingInlineEnd: 0 },
    },
  };
});
