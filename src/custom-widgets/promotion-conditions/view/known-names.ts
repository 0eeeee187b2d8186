import { Names } from '../model/names.ts';

/** Names outlive the editor: a form that is opened again shows what it showed. */
export const knownNames = new Names();
