// The page while developing: Vite, with the calls to the server passed on.
import { createServer } from 'vite';

const CALLS = '^/(api|user|files|docs)/|^/(config\\.json|openapi\\.json|health|ready)$';

/** Serves the page on the port of the settings; `api` as dev-api.mjs makes it. */
export async function startPage(settings, api) {
  const calls = new RegExp(CALLS);
  const vite = await createServer({
    plugins: [
      {
        name: 'wait-for-the-server',
        configureServer({ middlewares }) {
          // A call that comes while the server starts again waits for it, instead of failing on the screen.
          middlewares.use(async (request, _response, next) => {
            if (calls.test(request.url?.split('?')[0] ?? '')) await api.ready();
            next();
          });
        },
      },
    ],
    server: {
      port: settings.port,
      host: settings.host,
      strictPort: true,
      proxy: { [CALLS]: { target: `http://127.0.0.1:${api.port}`, xfwd: true } },
    },
    clearScreen: false,
    logLevel: 'warn',
  });
  await vite.listen();
  const host = settings.host === '0.0.0.0' ? 'localhost' : settings.host;
  return { address: `http://${host}:${vite.config.server.port}`, close: () => vite.close() };
}
