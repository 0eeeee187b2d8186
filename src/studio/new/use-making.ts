import { useStudio } from '../use-studio.ts';

/** Makes a part, and looks at it; true when it was made. */
export function useMaking(): (what: string, value: object) => Promise<boolean> {
  const { change, choose } = useStudio();
  return (what, value) => change('new', { what, value }, ({ made }) => made && choose(made));
}
