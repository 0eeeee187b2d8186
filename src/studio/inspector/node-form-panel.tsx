import Box from '@mui/material/Box';
import Form from '@rjsf/mui';
import type { RJSFValidationError, WidgetProps } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useEffect, useRef, useState } from 'react';
import { isRecord } from '../../../core/record.ts';
import type { NodeView } from '../../../core/studio.ts';
import { useStudio } from '../use-studio.ts';

/** Milliseconds after the last key before what is typed becomes an edit. */
const REST = 200;

/** A field of the form, with its help. */
const FIELD = '.MuiFormControl-root';

/** The plain values of a node, as @rjsf draws them from the grammar. */
export function NodeFormPanel({ node }: { node: NodeView }) {
  const { value, setValue } = useTyped(node);
  const help = useHelp();
  const hasForm =
    node.isPlain || Object.keys(isRecord(node.schema.properties) ? node.schema.properties : {}).length > 0;
  if (!hasForm) return null;
  return (
    <Box
      onClick={help}
      onKeyUp={help}
      sx={{
        px: 4,
        pt: 1,
        '& .MuiGrid-root': { '--Grid-rowSpacing': '14px' },
        '& .MuiPaper-root': { boxShadow: 'none' },
        // What a word means is read where it is written; the others stay short.
        [`& ${FIELD} > .MuiTypography-root`]: { display: 'none', mt: 1, color: 'text.secondary' },
        [`& ${FIELD}[data-helped] > .MuiTypography-root`]: { display: 'block' },
      }}
    >
      <Form
        key={`${node.file}#${node.pointer}`}
        idPrefix="node"
        schema={node.schema}
        uiSchema={node.uiSchema}
        formData={value}
        validator={validator}
        widgets={WIDGETS}
        showErrorList={false}
        liveValidate="onChange"
        transformErrors={inPlainWords}
        experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
        onChange={({ formData }) => setValue(formData)}
        tagName="div"
      />
    </Box>
  );
}

/** What a number must not pass, without signs of arithmetic. */
function inPlainWords(errors: RJSFValidationError[]): RJSFValidationError[] {
  const words = { minimum: 'must be at least', maximum: 'must be at most' };
  return errors.map((error) => {
    const { name, params } = error;
    return name === 'minimum' || name === 'maximum'
      ? { ...error, message: `${words[name]} ${Object(params).limit}` }
      : error;
  });
}

/** A text of any length: its box grows with it. */
function Sentence(props: WidgetProps) {
  const { BaseInputTemplate } = props.registry.templates;
  return <BaseInputTemplate {...props} multiline />;
}

const WIDGETS = { sentence: Sentence };

interface Typed {
  readonly value: unknown;
  readonly of: NodeView;
  /** The version that holds it, once it is handed over. */
  readonly version?: number;
}

/** What is typed, until it rests, is handed over, and the node is of a version that holds it. */
function useTyped(node: NodeView) {
  const { change, nodeVersion, notePending } = useStudio();
  const [typed, setTyped] = useState<Typed>();
  const hasGiven = useRef(false);
  const give = useRef(change);
  give.current = change;
  useEffect(() => {
    if (!typed) {
      hasGiven.current = false;
      return;
    }
    const { value, of, version } = typed;
    if (version !== undefined) {
      if (nodeVersion >= version) setTyped(undefined);
      return;
    }
    if (!hasGiven.current && JSON.stringify(value) === JSON.stringify(of.value)) return setTyped(undefined);
    const handOver = async () => {
      hasGiven.current = true;
      let answered = nodeVersion;
      const body = { file: of.file, pointer: of.pointer, value };
      const isDone = await give.current('change', body, (answer) => {
        answered = answer.version;
      });
      setTyped((latest) =>
        latest !== typed ? latest : isDone ? { ...typed, version: answered } : undefined,
      );
      return isDone;
    };
    let handed: Promise<boolean> | undefined;
    const handOnce = () => {
      handed ??= handOver();
      return handed;
    };
    const timer = setTimeout(handOnce, REST);
    const forget = notePending(handOnce);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [typed, nodeVersion, notePending]);
  const isOfNode = typed && typed.of.file === node.file && typed.of.pointer === node.pointer;
  return {
    value: isOfNode ? typed.value : node.value,
    setValue: (value: unknown) => setTyped({ value, of: node }),
  };
}

/** Keeps the help of the field that was used last: what is below stays where it is while it is pressed. */
function useHelp() {
  const helped = useRef<Element>(undefined);
  return () => {
    const control = document.activeElement?.closest(FIELD);
    const field = control?.parentElement?.closest(FIELD) ?? control;
    if (!field || field === helped.current) return;
    helped.current?.removeAttribute('data-helped');
    field.setAttribute('data-helped', '');
    helped.current = field;
  };
}
