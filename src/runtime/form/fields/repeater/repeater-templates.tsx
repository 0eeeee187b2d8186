import Button from '@mui/material/Button';
import Templates from '@rjsf/mui/lib/Templates/index.js';
import {
  type ArrayFieldItemTemplateProps,
  getUiOptions,
  type IconButtonProps,
  type TemplatesType,
} from '@rjsf/utils';
import { t } from '../../../base/i18n/t.ts';
import { Icon } from '../../../ui/icons.tsx';

// This theme has all of these; the library's type makes them optional.
const { ArrayFieldItemTemplate: Item, ArrayFieldTemplate, ButtonTemplates } = Templates as TemplatesType;

/** The theme's frame of an entry, labelled with its list and number. */
function Entry(props: ArrayFieldItemTemplateProps) {
  const { list } = getUiOptions(props.uiSchema);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the markup of an entry is the theme's
    <div role="group" data-entry={props.index} aria-label={`${list} ${props.index + 1}`}>
      <Item {...props} />
    </div>
  );
}

/** A text button: a plus icon alone does not name what is added. */
function AddButton({ uiSchema, onClick, disabled }: IconButtonProps) {
  const { add, hint } = getUiOptions(uiSchema);
  return (
    <>
      <Button
        className="repeater-add"
        size="small"
        variant="outlined"
        startIcon={<Icon name="add" />}
        onClick={onClick}
        disabled={disabled === true}
      >
        {String(add)}
      </Button>
      {hint ? <span className="form-help">{String(hint)}</span> : null}
    </>
  );
}

function Nothing(): null {
  return null;
}

/** Templates of @rjsf/mui; the list has label, help and message like any field. */
export const entryTemplates = {
  ArrayFieldTemplate,
  ArrayFieldItemTemplate: Entry,
  ArrayFieldTitleTemplate: Nothing,
  ArrayFieldDescriptionTemplate: Nothing,
  ButtonTemplates: { ...ButtonTemplates, AddButton },
};

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/**
 * Borders instead of shadows, as everywhere; the buttons are beside an entry, on a phone below it. An entry of one field is that
 * field alone, without a frame: the list's label says what it is.
 */
export function lookOf(isOneField: boolean) {
  return {
    mui: {
      rjsfSlotProps: {
        arrayPaper: { elevation: 0, sx: { background: 'none' } },
        arrayBox: { sx: { p: 0 } },
        arrayItemGridContainer: { columnSpacing: 1, sx: { alignItems: 'flex-start', mb: 1.5 } },
        arrayItemGridItem: {
          size: { xs: isOneField ? 'grow' : 12, sm: 'grow' },
          sx: { overflow: 'visible', ...(isOneField && { '& .form-label': HIDDEN }) },
        },
        arrayItemOuterBox: { sx: { mb: 0 } },
        arrayItemToolbarGrid: {
          size: { xs: isOneField ? 'auto' : 12, sm: 'auto' },
          sx: { mt: isOneField ? 0.5 : 0, textAlign: 'end' },
        },
        arrayItemInnerBox: isOneField && { sx: { p: 0 } },
        arrayItemPaper: isOneField
          ? { elevation: 0, sx: { background: 'none' } }
          : { elevation: 0, variant: 'outlined' },
        arrayAddButtonGridContainer: { sx: { justifyContent: 'flex-start' } },
        arrayAddButtonBox: {
          sx: {
            mt: 0,
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            gap: '4px 12px',
            '& .form-help': { display: { xs: 'none', sm: 'block' } },
          },
        },
      },
    },
  };
}

/** The library's button texts, translated. */
export function translate(text: string): string {
  const texts: Readonly<Record<string, () => string>> = {
    'Move up': () => t('Move up'),
    'Move down': () => t('Move down'),
    Remove: () => t('Remove'),
  };
  return texts[text]?.() ?? text;
}
