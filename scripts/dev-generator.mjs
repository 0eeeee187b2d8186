// The generator while developing: a process of its own that follows what is edited.
import { spawn } from 'node:child_process';

/** Most of what a run makes is short-lived: with room for it (MB) the collector moves little, and a run takes a third less. */
export const YOUNG = ['--min-semi-space-size=32', '--max-semi-space-size=64'];

/**
 * Starts it. `mistakes()` is what the command line says of the last run ('' when nothing is wrong), `onRun` calls
 * back after every run, `placesOf(screen)` resolves to where the screen's nodes are declared.
 */
export function startGenerator() {
  const child = spawn(process.execPath, [...YOUNG, 'scripts/run.mjs', 'generator/cli.ts', 'watch'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let mistakes = '';
  let requestCount = 0;
  const pendingRequests = new Map();
  const listeners = [];
  child.on('message', (message) => {
    if ('mistakes' in message) {
      mistakes = message.mistakes;
      for (const listener of listeners) listener();
    } else {
      pendingRequests.get(message.id)?.(message.places);
      pendingRequests.delete(message.id);
    }
  });
  return {
    mistakes: () => mistakes,
    onRun: (listener) => listeners.push(listener),
    placesOf: (screen) =>
      new Promise((resolve) => {
        if (!child.connected) return resolve({});
        const id = ++requestCount;
        pendingRequests.set(id, resolve);
        child.send({ id, screen });
      }),
    kill: () => child.kill(),
  };
}
