import { applied } from '../edit/apply.ts';
import { printRefusal, Refused } from '../edit/refused.ts';
import { writeChanges } from '../edit/write-changes.ts';
import { loadLanguage } from '../load/language.ts';
import { languageVersion } from '../load/version.ts';
import type { Project } from '../project.ts';
import { migrations as all } from './all.ts';
import { type Migration, migrateSources } from './migration.ts';

/** Migrates a product's schemas to the compiler's version of the language. Returns the exit code. */
export function migrate(
  project: Project,
  migrations: readonly Migration[] = all,
  targetVersion = languageVersion(loadLanguage()),
): number {
  try {
    const previousSources = project.sources();
    const { operations, appliedMigrations } = migrateSources(previousSources, migrations, targetVersion);
    for (const { to, summary } of appliedMigrations) console.log(`version ${to}: ${summary}`);
    const { changes } = applied(previousSources, operations);
    writeChanges(project.root, changes);
    for (const { file } of changes) console.log(file);
    console.log(
      appliedMigrations.length === 0
        ? `The schemas are of version ${targetVersion} already.`
        : 'Next: npm run generate',
    );
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return printRefusal(error);
  }
}
