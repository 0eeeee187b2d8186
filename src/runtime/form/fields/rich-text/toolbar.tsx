import { type Editor, useEditorState } from '@tiptap/react';
import { Fragment, type KeyboardEvent, type ReactNode, useState } from 'react';
import { t } from '../../../base/i18n/t.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { TOOLS, type Tool } from './tools.ts';

/** A tool that opens a panel below the toolbar. */
export interface PanelTool extends Pick<Tool, 'label' | 'keys'> {
  readonly icon: IconName;
  /** What the selection is in while the tool is pressed: a mark or a node of the editor. */
  readonly within: string;
  readonly isOpen: boolean;
  run(): void;
}

interface ToolbarProps {
  readonly editor: Editor;
  /** Name of the field, translated. */
  readonly label: string;
  readonly panels: readonly PanelTool[];
}

const FLAT = TOOLS.flat();
/** Index of the first tool with a panel: before the last group. */
const PANELS_AT = FLAT.length - (TOOLS.at(-1)?.length ?? 0);

/** The toolbar is one tab stop; the arrow keys move between the tools. */
export function Toolbar({ editor, label, panels }: ToolbarProps) {
  const [focusedIndex, setFocusedIndex] = useState(0);
  const state = useToolStates(editor, panels);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const currentIndex = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const targetIndex = nextTool(event, currentIndex, buttons.length);
    if (event.key === 'Escape') editor.commands.focus();
    else if (targetIndex === undefined) return;
    else {
      setFocusedIndex(targetIndex);
      buttons[targetIndex]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const button = (place: number, tool: Pick<Tool, 'label' | 'keys'>, state: ToolState, sign: ReactNode) => (
    <ToolButton
      key={tool.label}
      tool={tool}
      state={state}
      tabIndex={place === focusedIndex ? 0 : -1}
      focus={() => setFocusedIndex(place)}
    >
      {sign}
    </ToolButton>
  );
  const toolButton = (tool: Tool) => {
    const index = FLAT.indexOf(tool);
    const place = index < PANELS_AT ? index : index + panels.length;
    const pressed = tool.on ? state.on[index] : undefined;
    const run = () => tool.run(editor);
    return button(place, tool, { pressed, disabled: state.off[index], run }, <Sign sign={tool.sign} />);
  };
  const panelButton = (panel: PanelTool, index: number) =>
    button(
      PANELS_AT + index,
      panel,
      { pressed: state.within[index], expanded: panel.isOpen, run: panel.run },
      <Icon name={panel.icon} />,
    );
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
          {index === TOOLS.length - 1 ? panels.map(panelButton) : null}
          {group.map(toolButton)}
        </Fragment>
      ))}
    </div>
  );
}

/** What the tools show of the selection. */
function useToolStates(editor: Editor, panels: readonly PanelTool[]) {
  return useEditorState({
    editor,
    selector: ({ editor }) => ({
      on: FLAT.map((tool) => tool.on?.(editor) === true),
      off: FLAT.map((tool) => tool.usable?.(editor) === false),
      within: panels.map(({ within: nodeName }) => editor.isActive(nodeName)),
    }),
  });
}

interface ToolState {
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean;
  readonly disabled?: boolean | undefined;
  run(): void;
}

interface ToolButtonProps {
  readonly tool: Pick<Tool, 'label' | 'keys'>;
  readonly state: ToolState;
  readonly tabIndex: number;
  /** Makes it the tab stop of the toolbar. */
  focus(): void;
  readonly children: ReactNode;
}

function ToolButton({ tool, state, tabIndex, focus, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={t(tool.label)}
      title={titleOf(tool)}
      aria-keyshortcuts={tool.keys}
      aria-pressed={state.pressed}
      aria-expanded={state.expanded}
      aria-disabled={state.disabled || undefined}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        focus();
        if (!state.disabled) state.run();
      }}
    >
      {children}
    </button>
  );
}

/** The index that a key moves to from tool `here` of `count`; undefined for other keys. */
function nextTool(event: KeyboardEvent, currentIndex: number, count: number): number | undefined {
  const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === forward) return (currentIndex + 1) % count;
  if (event.key === backward) return (currentIndex - 1 + count) % count;
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
