import { repository } from '../load/language.ts';
import { Project } from '../project.ts';
import { answerCall } from './calls.ts';
import { Studio } from './studio.ts';

/** What the development server asks, and is answered one after another. */
interface Question {
  readonly id: number;
  readonly call: string;
  readonly body: unknown;
}

// Started by `npm run dev` when the studio is first opened.
const studio = new Studio(new Project(process.argv[2] ?? repository));
let running: Promise<unknown> = Promise.resolve();
process.on('message', ({ id, call, body }: Question) => {
  running = running.then(() => answer(id, call, body));
});
process.on('disconnect', () => process.exit());

async function answer(id: number, call: string, body: unknown): Promise<void> {
  const begin = process.cpuUsage();
  try {
    const result = call === 'overlay' ? await studio.overlay() : await answerCall(studio, call, body);
    const { user, system } = process.cpuUsage(begin);
    process.send?.({ id, result, cpu: (user + system) / 1000 });
  } catch (error) {
    process.send?.({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
