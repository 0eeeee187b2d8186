import { readFileSync, writeFileSync } from 'node:fs';
const { printJson } = await import('./generator/tools/new-screen/print-json.ts');
for (const f of process.argv.slice(2)) writeFileSync(f, printJson(JSON.parse(readFileSync(f,'utf8'))));
