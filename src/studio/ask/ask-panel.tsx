import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { AskedAnswer, AskedLine, NodeView, ScreenLine } from '../../../core/studio.ts';
import { ask } from '../calls.ts';
import { useStudio } from '../use-studio.ts';
import { RecordChoice } from './record-choice.tsx';
import { useShownRecords } from './use-shown-records.ts';

interface Props {
  readonly node: NodeView;
  readonly shownScreen: ScreenLine | undefined;
}

/** Why the chosen part is shown or not, and where its value comes from, for the role and a record of the preview. */
export function AskPanel({ node, shownScreen }: Props) {
  const { role, state } = useStudio();
  const records = useShownRecords(shownScreen);
  const [place, setPlace] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [answers, setAnswers] = useState<readonly AskedAnswer[]>([]);
  const record = records[place] ?? records[0];
  const { file, pointer } = node;
  const { version, screens } = state;
  // What a screen takes over from another one is asked about as that screen shows it.
  const isOfScreen = screens.some((screen) => screen.file === file);
  const shownFile = isOfScreen && shownScreen?.extends ? shownScreen.file : file;
  useEffect(() => {
    let isStale = false;
    if (!isOpen || version < 0) return;
    ask<AskedAnswer[]>('ask', { file, shownFile, pointer, role, record }).then(
      (answer) => !isStale && setAnswers(answer),
      () => !isStale && setAnswers([]),
    );
    return () => {
      isStale = true;
    };
  }, [isOpen, file, shownFile, pointer, role, record, version]);
  return (
    <Box component="section" aria-label="Ask the page" sx={{ px: 4, pt: 4 }}>
      <Button onClick={() => setOpen(!isOpen)} aria-expanded={isOpen} sx={{ ml: -2 }}>
        Why is it shown, where does it come from?
      </Button>
      {isOpen && (
        <>
          <RecordChoice records={records} place={place} onPlace={setPlace} />
          {answers.map(({ question, lines }) => (
            <Box key={question} sx={{ mt: 2 }}>
              <Typography variant="overline" component="h2" color="text.secondary">
                {question}
              </Typography>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: 12.5 }}>
                {lines.map((line) => (
                  <Reason key={line.says} line={line} />
                ))}
              </Box>
            </Box>
          ))}
          {answers.length === 0 && (
            <Typography variant="body2" color="text.secondary">
              Choose a column, a field, an action or a section of a screen.
            </Typography>
          )}
        </>
      )}
    </Box>
  );
}

function Reason({ line }: { line: AskedLine }) {
  const { choose } = useStudio();
  const { says, holds, file, pointer, parts = [] } = line;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, py: 0.75 }}>
      <Mark holds={holds} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {says}
        {parts.map((part) => (
          <Box key={part.says} sx={{ display: 'flex', gap: 2 }}>
            <Mark holds={part.holds} />
            {part.says}
          </Box>
        ))}
        {file !== undefined && pointer !== undefined && (
          <Box
            component="button"
            type="button"
            onClick={() => choose({ file, pointer })}
            sx={{
              display: 'block',
              p: 0,
              border: 0,
              font: 'inherit',
              fontSize: 11.5,
              color: 'primary.main',
              background: 'none',
              cursor: 'pointer',
            }}
          >
            {file.split('/').at(-1)}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** True, false, or neither; said, not only coloured. */
export function Mark({ holds }: { holds: boolean | undefined }) {
  if (holds === undefined) return <Box sx={{ width: 34, flex: 'none' }} />;
  return (
    <Box
      component="span"
      sx={{ width: 34, flex: 'none', fontWeight: 600, color: holds ? 'success.main' : 'error.main' }}
    >
      {holds ? 'true' : 'false'}
    </Box>
  );
}
