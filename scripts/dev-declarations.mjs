// What the page under development knows of what it is made of: mistakes, places, the way into the editor, a new server.
import { isAbsolute, relative, resolve } from 'node:path';
import { openInEditor } from './open-in-editor.mjs';

const EVENT = 'declarations:mistakes';

/** A plugin for the development server; `generator` as dev-generator.mjs makes it, `api` as dev-api.mjs. */
export function declarations(generator, api) {
  return {
    name: 'declarations',
    configureServer({ config, middlewares, ws }) {
      const tell = (to) => {
        const text = [generator.mistakes(), api.mistakes()].filter(Boolean).join('\n\n');
        to.send(EVENT, { text });
      };
      generator.onRun(() => tell(ws));
      api.onStart(() => {
        tell(ws);
        // Another handler, rule or table may answer otherwise.
        if (!api.mistakes()) ws.send('server:started', {});
      });
      ws.on('declarations:ask', (_data, client) => tell(client));
      middlewares.use('/__declarations/places', async (request, response) => {
        const screen = decodeURIComponent(request.url.slice(1));
        answer(response, 200, await generator.placesOf(screen));
      });
      middlewares.use('/__declarations/open', async (request, response) => {
        // A page elsewhere cannot send this without asking first.
        if (request.method !== 'POST' || request.headers['x-requested-by'] !== 'page')
          return answer(response, 403, {});
        const place = placeIn(
          config.root,
          new URL(request.url, 'http://localhost').searchParams.get('at') ?? '',
        );
        answer(response, 200, place ? await openInEditor(place) : { why: 'No such file in this project.' });
      });
    },
  };
}

/** `file:line:column` of a file of this project. */
function placeIn(root, text) {
  const [, file, line, column] = /^(.+):(\d+):(\d+)$/.exec(text) ?? [];
  if (!file) return undefined;
  const path = resolve(root, file);
  const inside = relative(root, path);
  return inside.startsWith('..') || isAbsolute(inside) ? undefined : { path, line, column };
}

function answer(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
