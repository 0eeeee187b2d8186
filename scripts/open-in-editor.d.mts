export interface EditorPlace {
  path: string;
  line: string;
  column: string;
}
export function openInEditor(
  place: EditorPlace,
  env?: Readonly<Record<string, string | undefined>>,
): Promise<{ why?: string }>;
export function argumentsFor(name: string, place: EditorPlace): string[];
