import { type Editor, useEditorState } from '@tiptap/react';
import { Fragment, type KeyboardEvent, type ReactNode, useState } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { Icon } from '../../../ui/icons.tsx';
import { TOOLS, type Tool } from './tools.ts';

interface ToolbarProps {
  readonly editor: Editor;
  /** Name of the field, translated. */
  readonly label: string;
  readonly linking: boolean;
  /** Opens and closes the link panel. */
  link(): void;
}

const FLAT = TOOLS.flat();
/** Index of the link button: before the last group. */
const LINK_AT = FLAT.length - (TOOLS.at(-1)?.length ?? 0);

/** The toolbar is one tab stop; the arrow keys move between the tools. */
export function Toolbar({ editor, label, linking, link }: ToolbarProps) {
  const [at, setAt] = useState(0);
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      on: FLAT.map((tool) => tool.on?.(editor) === true),
      off: FLAT.map((tool) => tool.usable?.(editor) === false),
      link: editor.isActive('link'),
    }),
  });
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = nextTool(event, here, buttons.length);
    if (event.key === 'Escape') editor.commands.focus();
    else if (next === undefined) return;
    else {
      setAt(next);
      buttons[next]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const button = (place: number, tool: Pick<Tool, 'label' | 'keys'>, more: ButtonState, sign: ReactNode) => (
    <button
      key={tool.label}
      type="button"
      tabIndex={place === at ? 0 : -1}
      aria-label={t(tool.label)}
      title={titleOf(tool)}
      aria-keyshortcuts={tool.keys}
      aria-pressed={more.pressed}
      aria-expanded={more.expanded}
      aria-disabled={more.disabled || undefined}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        setAt(place);
        if (!more.disabled) more.run();
      }}
    >
      {sign}
    </button>
  );
  const toolButton = (tool: Tool) => {
    const index = FLAT.indexOf(tool);
    const place = index < LINK_AT ? index : index + 1;
    const pressed = tool.on ? state.on[index] : undefined;
    const run = () => tool.run(editor);
    return button(place, tool, { pressed, disabled: state.off[index], run }, <Sign sign={tool.sign} />);
  };
  return (
    <div
      role="toolbar"
      aria-label={t('Formatting: {label}', { label })}
      aria-controls={editor.view.dom.id}
      className="rich-tools"
      onKeyDown={move}
    >
      {TOOLS.map((group, index) => (
        <Fragment key={group[0]?.label}>
          {index > 0 ? <i aria-hidden="true" /> : null}
          {index === TOOLS.length - 1
            ? button(
                LINK_AT,
                { label: 'Link', keys: 'Control+K' },
                { pressed: state.link, expanded: linking, run: link },
                <Icon name="link" />,
              )
            : null}
          {group.map(toolButton)}
        </Fragment>
      ))}
    </div>
  );
}

interface ButtonState {
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean;
  readonly disabled?: boolean | undefined;
  run(): void;
}

/** The index that a key moves to from tool `here` of `count`; undefined for other keys. */
function nextTool(event: KeyboardEvent, here: number, count: number): number | undefined {
  const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === forward) return (here + 1) % count;
  if (event.key === backward) return (here - 1 + count) % count;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : undefined;
}

function titleOf({ label, keys }: Pick<Tool, 'label' | 'keys'>): string {
  return keys ? `${t(label)} (${keys.replace('Control', 'Ctrl')})` : t(label);
}

function Sign({ sign }: { sign: Tool['sign'] }) {
  if ('letter' in sign) return <span data-style={sign.style}>{sign.letter}</span>;
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
      <path d={sign.path} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round" />
    </svg>
  );
}
