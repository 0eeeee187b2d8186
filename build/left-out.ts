/** Stands for what the page leaves out of libraries; see left-out-plugin.ts. */
function refuse(): never {
  throw new Error('The page has reached what its build leaves out: see build/left-out-plugin.ts.');
}

export { refuse as DatePicker, refuse as DateTimePicker, refuse as getFetch, refuse as TimePicker };
export default Object.assign(refuse, { equal: refuse, resolve: refuse });

/** The form library's own error texts, as they are. */
export const Markdown = ({ children }: { children?: string }): string | null => children ?? null;
