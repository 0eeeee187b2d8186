import { spawn } from 'node:child_process';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Db } from '../connect.ts';

/** What is to be drawn. */
export interface Drawing {
  readonly svg: string;
  /** Of the picture, in px. */
  readonly width: number;
}
/** A picture that lies in the folder. */
export interface Picture {
  readonly name: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/** The pictures of the demo data: each one is drawn once, however many rows show it. */
export interface Pictures {
  /** The file name of the drawing, `width` pixels wide; known when all are drawn, valid in the database after `save`. */
  add(title: string, svg: string, width: number): Promise<string>;
  /** Draws all that were added until now. */
  draw(): Promise<void>;
  /** Notes all that were drawn in the table of files. */
  save(db: Db): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('./draw-pictures.ts', import.meta.url));
const TYPESCRIPT = new URL('../../../scripts/ts-node.mjs', import.meta.url).href;

/** Writes into `folder` as uploads do: <first two characters>/<hash of the bytes>.png. */
export function createPictures(folder: string): Pictures {
  const places = new Map<string, number>();
  const drawings: (Drawing & { readonly title: string })[] = [];
  let tell: (pictures: readonly Picture[]) => void;
  const drawn = new Promise<readonly Picture[]>((resolve) => {
    tell = resolve;
  });
  return {
    async add(title, svg, width) {
      const key = `${width} ${svg}`;
      const place = places.get(key) ?? drawings.push({ title, svg, width }) - 1;
      places.set(key, place);
      return (await drawn)[place]?.name ?? '';
    },
    async draw() {
      tell(await drawElsewhere(folder, drawings));
    },
    async save(db) {
      const rows = (await drawn).map((picture, place) => ({
        ...picture,
        mime: 'image/png',
        original_name: `${drawings[place]?.title}.png`,
      }));
      // Two drawings may come out equal.
      await db
        .insertInto('files')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

/** In a process of its own, see draw-pictures.ts. */
async function drawElsewhere(folder: string, drawings: readonly Drawing[]): Promise<readonly Picture[]> {
  const child = spawn(process.execPath, ['--import', TYPESCRIPT, PROGRAM, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(drawings));
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error('The demo pictures could not be drawn.')),
    );
  });
  const [pictures] = await Promise.all([json(child.stdout), ended]);
  return pictures as readonly Picture[];
}
