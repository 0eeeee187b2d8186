import { useStudio } from '../use-studio.ts';

/** Makes a part, and looks at it; true when it was made. */
export function useMaking(): (kind: string, value: object) => Promise<boolean> {
  const { change, choose } = useStudio();
  return (kind, value) =>
    change('new', { what: kind, value }, (answer) => answer.made && choose(answer.made));
}
