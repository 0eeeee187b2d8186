// npm run check-figures: compares all figures that are kept with a fresh count, in the product's database, running or not. Numbers of
// rows that are not those of a count are put right, while others write.
import { readSettings, SettingsError } from '../server/settings.ts';
import { checkFigures, FIGURES, joinStore, repairCounts, StoreError } from '../server/store/index.ts';
import { runCommand } from './run-command.ts';

/** The exit code: 0 when every figure is what it is counted from, else 1. */
async function run(): Promise<number> {
  const store = await joinStore(readSettings());
  try {
    const differences = await checkFigures(store.db);
    for (const { figure, id, kept, fresh } of differences)
      console.error(`${figure} of ${id} is ${kept}; counted anew it is ${fresh}.`);
    console.log(`${FIGURES.length} kinds of figures compared, ${differences.length} differences.`);
    const counts = await repairCounts(store.db);
    for (const { table, columns, value, kept, fresh, keptSum, freshSum } of counts) {
      const group = value.map((part, place) => `${columns[place]} ${JSON.stringify(part)}`).join(', ');
      if (kept !== fresh)
        console.error(`${table}: ${group || 'all rows'} were ${kept}; counted anew they are ${fresh}.`);
      if (keptSum !== freshSum)
        console.error(
          `${table}: ${columns.at(-1)} of ${group} was ${keptSum}; added up anew it is ${freshSum}.`,
        );
    }
    console.log(`Numbers of rows and their sums compared, ${counts.length} put right.`);
    return differences.length + counts.length === 0 ? 0 : 1;
  } finally {
    await store.close();
  }
}

await runCommand(run, [StoreError, SettingsError]);
