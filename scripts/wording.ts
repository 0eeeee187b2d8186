// npm run wording: prints every text that breaks docs/guide/wording.md; the exit code is 1 when any does.
import { wordingProblems } from './wording-rules.ts';

const problems = wordingProblems();
for (const problem of problems) console.log(problem);
console.log(
  problems.length === 0 ? 'All texts keep to docs/guide/wording.md.' : `${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
