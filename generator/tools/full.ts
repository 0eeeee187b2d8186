import { didYouMean } from '../diagnostics/nearest.ts';
import { formatProblems } from '../diagnostics/problems.ts';
import { printJson } from '../edit/layout.ts';
import type { Declarations } from '../link/context/declarations.ts';
import type { Project } from '../project.ts';

/** Prints a screen, call or entity with all its defaults. Returns the exit code. */
export function full(project: Project, name: string): number {
  const { declarations, problems } = project.declared();
  if (!declarations) {
    console.error(formatProblems(problems.sorted()));
    return 1;
  }
  const { screens, endpoints, entities }: Declarations = declarations;
  const matchedDeclarations = [screens, endpoints, entities].flatMap((group) => group.get(name) ?? []);
  for (const { value, place } of matchedDeclarations) {
    const { line } = place.key.position();
    console.log(`${place.file.path}:${line}\n${printJson(value)}`);
  }
  if (matchedDeclarations.length > 0) return 0;
  const declaredNames = [...screens.keys(), ...endpoints.keys(), ...entities.keys()];
  console.error(
    `No screen, call or entity is called ${JSON.stringify(name)}.${didYouMean(name, declaredNames)}`,
  );
  return 1;
}
