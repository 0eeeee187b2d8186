import type { Editor } from '@tiptap/react';

export interface Tool {
  /** Source text of its name. */
  readonly label: string;
  /** A letter, or an SVG path on a 20 px grid. */
  readonly sign: { readonly letter: string; readonly style?: string } | { readonly path: string };
  /** The shortcut in aria-keyshortcuts format. */
  readonly keys?: string;
  /** Absent: the tool is not a toggle. */
  on?(editor: Editor): boolean;
  /** Absent: it is always enabled. */
  usable?(editor: Editor): boolean;
  run(editor: Editor): void;
}

const heading = (level: 2 | 3, label: string, letter: string): Tool => ({
  label,
  sign: { letter },
  keys: `Control+Alt+${level}`,
  on: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

/** In groups. The link tool is in the third group and is recognized by its panel. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    {
      label: 'Bold',
      sign: { letter: 'B', style: 'bold' },
      keys: 'Control+B',
      on: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      label: 'Italic',
      sign: { letter: 'I', style: 'italic' },
      keys: 'Control+I',
      on: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      label: 'Underline',
      sign: { letter: 'U', style: 'underline' },
      keys: 'Control+U',
      on: (editor) => editor.isActive('underline'),
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
    },
    {
      label: 'Strikethrough',
      sign: { letter: 'S', style: 'strike' },
      keys: 'Control+Shift+S',
      on: (editor) => editor.isActive('strike'),
      run: (editor) => editor.chain().focus().toggleStrike().run(),
    },
  ],
  [heading(2, 'Heading 1', 'H1'), heading(3, 'Heading 2', 'H2')],
  [
    {
      label: 'Bullet list',
      sign: { path: 'M8 5.5h9M8 10h9M8 14.5h9M4 5.5h.01M4 10h.01M4 14.5h.01' },
      keys: 'Control+Shift+8',
      on: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: 'Numbered list',
      sign: { path: 'M9 5.5h8M9 10h8M9 14.5h8M3.5 4l1-.6v4M3 12.5h2.2L3 15.6h2.4' },
      keys: 'Control+Shift+7',
      on: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: 'Quotation',
      sign: { path: 'M4 4.5v11M8 6.5h9M8 10h9M8 13.5h6' },
      keys: 'Control+Shift+B',
      on: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
  [
    {
      label: 'Clear formatting',
      sign: { path: 'M5 4.5h9M9.5 4.5L7.5 15.5M11.5 11.5l4.5 4.5M16 11.5L11.5 16' },
      run: (editor) => editor.chain().focus().clearNodes().unsetAllMarks().run(),
    },
    {
      label: 'Undo',
      sign: { path: 'M7 4L3.5 7.5 7 11M3.5 7.5h8a4.5 4.5 0 010 9H8' },
      keys: 'Control+Z',
      usable: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      label: 'Redo',
      sign: { path: 'M13 4l3.5 3.5L13 11M16.5 7.5h-8a4.5 4.5 0 000 9H12' },
      keys: 'Control+Shift+Z',
      usable: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
];
