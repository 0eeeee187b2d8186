import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { PictureCall } from '../../../../../core/model.ts';
import { t } from '../../../base/i18n/t.ts';
import { endpointOn } from '../../../base/page-settings.ts';
import { useForm } from '../../state/form-api.ts';
import type { ControlProps } from '../field-entry.ts';
import { controlAttributes } from '../field-entry.ts';
import { EditorFrame } from './editor-styles.ts';
import { extensions } from './extensions.ts';
import { fromWord } from './from-word.ts';
import { LinkPanel } from './link-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { type PanelTool, Toolbar } from './toolbar.tsx';
import { choosePictures, picturesIn, usePictures } from './use-pictures.ts';
import { useRichBuffer } from './use-rich-buffer.ts';

const storing = (): string => t('The image is being stored…');

/** The editor: Alt+F10 moves to the toolbar, Escape back to the text, Ctrl+K opens the link panel. */
export default function RichTextEditor(props: ControlProps & { height: number }) {
  const { field, invalid, disabled, id, height } = props;
  const { store } = useForm();
  const [panel, setPanel] = useState<OpenPanel>();
  const frame = useRef<HTMLDivElement>(null);
  const buffer = useRichBuffer(field.name);
  const call = field.pictures && endpointOn(field.pictures.endpoint) ? field.pictures : undefined;
  const { waiting, add } = usePictures(call, () => setPanel('new-picture'));
  const take = (transfer: DataTransfer | null, place?: number) => {
    const pictures = call ? picturesIn(transfer) : [];
    if (pictures.length === 0) return false;
    if (place !== undefined) editor.commands.setTextSelection(place);
    void add(editor, pictures);
    return true;
  };
  const editor = useEditor({
    extensions,
    content: htmlOf(store.value(field.name)),
    editable: !disabled,
    shouldRerenderOnTransaction: false,
    onUpdate: buffer.onUpdate,
    onBlur: buffer.onBlur,
    editorProps: {
      attributes: attributesOf(props),
      transformPastedHTML: fromWord,
      handlePaste: (_, { clipboardData }) => take(clipboardData),
      handleDrop: (view, { dataTransfer, clientX, clientY }, _slice, isMoved) =>
        !isMoved && take(dataTransfer, view.posAtCoords({ left: clientX, top: clientY })?.pos),
      handleKeyDown: (_, event) => onKeyDown(event, frame.current, () => setPanel('link')),
    },
  });
  useEffect(() => buffer.follow(editor), [editor, buffer]);
  useStoringCheck(field.name, waiting > 0);
  useLabelFocus(id, editor);
  const close = () => setPanel(undefined);
  const isDescribing = panel === 'picture' || panel === 'new-picture';
  const panels = [linkTool(panel, setPanel)];
  if (call) panels.push(pictureTool({ editor, call, add }, panel, setPanel));
  return (
    <EditorFrame
      ref={frame}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      style={{ '--height': `${height}px` } as CSSProperties}
    >
      {disabled ? null : <Toolbar editor={editor} label={t(field.label)} panels={panels} />}
      {panel === 'link' && !disabled ? <LinkPanel editor={editor} close={close} /> : null}
      {isDescribing && !disabled ? (
        <PicturePanel editor={editor} isNew={panel === 'new-picture'} close={close} />
      ) : null}
      {/* Present before it is needed, so that it is announced. */}
      <p className="rich-waiting" role="status">
        {waiting > 0 ? storing() : null}
      </p>
      <EditorContent editor={editor} />
    </EditorFrame>
  );
}

/** The panel below the toolbar. */
type OpenPanel = 'link' | 'picture' | 'new-picture' | undefined;

function linkTool(panel: OpenPanel, setPanel: (panel: OpenPanel) => void): PanelTool {
  const isOpen = panel === 'link';
  const run = () => setPanel(isOpen ? undefined : 'link');
  return { label: 'Link', keys: 'Control+K', icon: 'link', within: 'link', isOpen, run };
}

function pictureTool(
  { editor, call, add }: Pick<ReturnType<typeof usePictures>, 'add'> & { editor: Editor; call: PictureCall },
  panel: OpenPanel,
  setPanel: (panel: OpenPanel) => void,
): PanelTool {
  const isOpen = panel === 'picture' || panel === 'new-picture';
  const run = () => {
    if (isOpen) setPanel(undefined);
    else if (editor.isActive('image')) setPanel('picture');
    else choosePictures(call, (files) => void add(editor, files));
  };
  return { label: 'Image', icon: 'image', within: 'image', isOpen, run };
}

/** The keys of the editor itself; whether it has handled the event. */
function onKeyDown(event: KeyboardEvent, frame: HTMLElement | null, openLink: () => void): boolean {
  if (event.altKey && event.key === 'F10')
    frame?.querySelector<HTMLElement>('[role=toolbar] button[tabindex="0"]')?.focus();
  else if ((event.ctrlKey || event.metaKey) && event.key === 'k') openLink();
  else return false;
  // Outside the editor the same key opens the palette.
  event.stopPropagation();
  event.preventDefault();
  return true;
}

/** A text is not sent without the picture that belongs into it. */
function useStoringCheck(name: string, isStoring: boolean): void {
  const { store, recheck } = useForm();
  useEffect(() => {
    if (!isStoring) return;
    const end = store.setCheck(name, () => [{ path: '', message: storing() }]);
    return () => {
      end();
      recheck(name);
    };
  }, [isStoring, store, recheck, name]);
}

/** A label element labels form controls only; the editor is labelled by aria-labelledby. */
function useLabelFocus(id: string, editor: Editor): void {
  useEffect(() => {
    const label = document.querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`);
    const focus = () => void editor.commands.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, id]);
}

function htmlOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The ARIA attributes of a control, for an element that is not a form control. */
function attributesOf(props: ControlProps): Record<string, string> {
  const { disabled, ...attributes } = controlAttributes(props);
  const definedAttributes = Object.entries({
    ...attributes,
    role: 'textbox',
    'aria-multiline': true,
    'aria-label': t(props.field.label),
    'aria-readonly': disabled || undefined,
    tabindex: 0,
    ...(props.field.placeholder ? { 'aria-placeholder': t(props.field.placeholder) } : {}),
  }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(definedAttributes.map(([name, value]) => [name, String(value)]));
}
