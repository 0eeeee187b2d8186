// npm run test:node -- MAJOR [quick|long]: `npm test` under that version of Node, which npm takes from the registry.
import { npm, root } from './ensure-install.mjs';

const [major, plan] = process.argv.slice(2);
if (!/^\d+$/.test(major ?? '') || (plan && !['quick', 'long'].includes(plan))) {
  console.error('Usage: npm run test:node -- MAJOR [quick|long]');
  process.exit(2);
}
const script = plan ? `test:${plan}` : 'test';
const { status } = npm(['exec', '--yes', `--package=node@${major}`, '--', 'npm', 'run', script], root);
process.exitCode = status ?? 1;
