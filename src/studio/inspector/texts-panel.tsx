import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { NodeView, ShownText } from '../../../core/studio.ts';
import { usePendingEdit, useStudio } from '../use-studio.ts';

/** The texts of a node with their translations beside them. */
export function TextsPanel({ node }: { node: NodeView }) {
  if (node.shownTexts.length === 0) return null;
  return (
    <Box component="section" sx={{ px: 4, pt: 3 }}>
      <Typography variant="overline" component="h2" color="text.secondary">
        Translations
      </Typography>
      {node.shownTexts.map((shownText) => (
        <OneText key={shownText.key} shown={shownText} />
      ))}
    </Box>
  );
}

function OneText({ shown: shownText }: { shown: ShownText }) {
  const { state } = useStudio();
  const [isWhole, setWhole] = useState(false);
  const entries = Object.entries(shownText.translations);
  const nameOf = (code: string) => state.languages.find((language) => language.code === code)?.name ?? code;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2" sx={{ mb: 3, fontWeight: 500 }}>
        {shownText.text}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {(isWhole ? entries : entries.slice(0, 1)).map(([code, translation]) => (
          <Translation
            key={`${code} ${shownText.text} ${translation}`}
            label={nameOf(code)}
            language={code}
            text={shownText.text}
            translation={translation}
          />
        ))}
      </Box>
      {!isWhole && entries.length > 1 && (
        <Box
          component="button"
          type="button"
          onClick={() => setWhole(true)}
          sx={{
            mt: 1,
            p: 0,
            border: 0,
            font: 'inherit',
            fontSize: 12,
            color: 'primary.main',
            background: 'none',
            cursor: 'pointer',
          }}
        >
          {entries.length - 1} more languages
        </Box>
      )}
    </Box>
  );
}

interface TranslationProps {
  readonly label: string;
  readonly language: string;
  readonly text: string;
  readonly translation: string;
}

function Translation({ label, language, text, translation }: TranslationProps) {
  const { change } = useStudio();
  const [typed, setTyped] = useState(translation);
  const isTyped = typed !== translation;
  const give = () => change('translate', { language, text, translation: typed });
  usePendingEdit(isTyped ? give : undefined);
  return (
    <TextField
      fullWidth
      multiline
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => isTyped && give()}
      slotProps={{ htmlInput: { lang: language, dir: 'auto' } }}
    />
  );
}
