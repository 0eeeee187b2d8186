import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from './generator/load/read-sources.ts';
import { migrateSources } from './generator/migrations/migration.ts';
import { migrations } from './generator/migrations/all.ts';
for (const root of process.argv.slice(2)) {
  const before = readSources(root);
  const { sources } = migrateSources(before, migrations, 4);
  let n=0;
  for (const [p,t] of sources) if (before.get(p)!==t) { writeFileSync(join(root,p),t); n++; }
  console.log(root,n);
}
