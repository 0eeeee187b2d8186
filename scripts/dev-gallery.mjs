// The gallery while developing: another product on the same Vite, which no server answers.
import { readFile } from 'node:fs/promises';

const GALLERY = '/tests/products/gallery';

/** Serves `/gallery` and all addresses below it (see tests/products/gallery/README.md). */
export function serveGallery() {
  return {
    name: 'gallery',
    configureServer(vite) {
      vite.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (!/^\/gallery(\/|$)/.test(path) || !request.headers.accept?.includes('text/html')) return next();
        try {
          const page = await readFile(new URL(`..${GALLERY}/index.html`, import.meta.url), 'utf8');
          const html = await vite.transformIndexHtml(path, page.replace('./main.ts', `${GALLERY}/main.ts`));
          response.setHeader('content-type', 'text/html').end(html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
