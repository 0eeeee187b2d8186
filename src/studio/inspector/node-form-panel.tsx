import Box from '@mui/material/Box';
import Form from '@rjsf/mui';
import validator from '@rjsf/validator-ajv8';
import { useEffect, useRef, useState } from 'react';
import { isRecord } from '../../../core/record.ts';
import type { NodeView } from '../../../core/studio.ts';
import { useStudio } from '../use-studio.ts';

/** Milliseconds after the last key before what is typed becomes an edit. */
const REST = 450;

/** The plain values of a node, as @rjsf draws them from the grammar. */
export function NodeFormPanel({ node }: { node: NodeView }) {
  const { change } = useStudio();
  const { value, setValue } = useTyped(node, (typed) =>
    change('change', { file: node.file, pointer: node.pointer, value: typed }),
  );
  const hasForm =
    node.isPlain || Object.keys(isRecord(node.schema.properties) ? node.schema.properties : {}).length > 0;
  if (!hasForm) return null;
  return (
    <Box
      sx={{
        px: 4,
        pt: 1,
        '& .MuiGrid-root': { '--Grid-rowSpacing': '14px' },
        '& .MuiPaper-root': { boxShadow: 'none' },
        // What a word means is read where it is written; the others stay short.
        '& .MuiFormControl-root > .MuiTypography-root': { display: 'none', mt: 1, color: 'text.secondary' },
        '& .MuiFormControl-root:focus-within > .MuiTypography-root': { display: 'block' },
      }}
    >
      <Form
        key={`${node.file}#${node.pointer}`}
        idPrefix="node"
        schema={node.schema}
        uiSchema={node.uiSchema}
        formData={value}
        validator={validator}
        showErrorList={false}
        experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
        onChange={({ formData }) => setValue(formData)}
        tagName="div"
      />
    </Box>
  );
}

/** What is typed, until it rests and is handed over; what comes from outside replaces it then. */
function useTyped(node: NodeView, handOver: (value: unknown) => Promise<unknown>) {
  const [typed, setTyped] = useState<{ readonly value: unknown; readonly of: NodeView }>();
  const give = useRef(handOver);
  give.current = handOver;
  useEffect(() => {
    if (!typed) return;
    if (JSON.stringify(typed.value) === JSON.stringify(typed.of.value)) return setTyped(undefined);
    const timer = setTimeout(() => {
      void give
        .current(typed.value)
        .then(() => setTyped((latest) => (latest === typed ? undefined : latest)));
    }, REST);
    return () => clearTimeout(timer);
  }, [typed]);
  const isOfNode = typed && typed.of.file === node.file && typed.of.pointer === node.pointer;
  return {
    value: isOfNode ? typed.value : node.value,
    setValue: (value: unknown) => setTyped({ value, of: node }),
  };
}
