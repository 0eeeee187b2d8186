import { startGallery } from './start-gallery.ts';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no element with the id "root".');
// `/gallery` is the frame with its switches; every address below it is the gallery itself, a product like any other.
const isFrame = /^\/gallery\/?$/.test(window.location.pathname);
void (isFrame ? import('./frame.ts').then(({ showFrame }) => showFrame(place)) : startGallery(place));
