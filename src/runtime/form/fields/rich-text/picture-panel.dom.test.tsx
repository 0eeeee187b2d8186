import { fireEvent, render, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { expect, it } from 'vitest';
import { PicturePanel } from './picture-panel.tsx';

it('too long a description is refused where it is typed, not cut', () => {
  const descriptions: unknown[] = [];
  const commands = { updateAttributes: (_: string, values: object) => descriptions.push(values), focus() {} };
  // The panel uses these parts of an editor alone.
  const editor = { getAttributes: () => ({}), isActive: () => false, commands } as unknown as Editor;
  render(<PicturePanel editor={editor} isNew={false} close={() => undefined} />);
  const box = screen.getByLabelText<HTMLInputElement>('Description of the image');
  const apply = (value: string) => {
    fireEvent.change(box, { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  };
  expect(box.maxLength).toBe(-1);
  apply('r'.repeat(201));
  expect(screen.getByRole('alert').textContent).toContain('200');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(descriptions).toEqual([]);
  apply('r'.repeat(200));
  expect(descriptions).toEqual([{ alt: 'r'.repeat(200) }]);
});
