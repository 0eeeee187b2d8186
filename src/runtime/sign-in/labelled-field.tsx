import { type ComponentProps, useId } from 'react';
import { InputBox } from '../ui/input-box.tsx';
import { Labelled } from './login-styles.ts';

/** A field of the sign-in. Uncontrolled: the browser holds the value. */
export function LabelledField({ label, children, ...rest }: ComponentProps<'input'> & { label: string }) {
  const id = useId();
  return (
    <Labelled>
      <label htmlFor={id}>{label}</label>
      <InputBox>
        <input {...rest} id={id} />
        {children}
      </InputBox>
    </Labelled>
  );
}
