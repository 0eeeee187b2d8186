import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { Project } from '../project.ts';
import { cache, casesFolder, memory } from '../testing.ts';
import { Studio } from './studio.ts';

/** The valid product in a folder of its own, and a studio of it: before each test both are as at first. */
export class TestStudio {
  readonly root = mkdtempSync(join(tmpdir(), 'studio-'));
  readonly #project = new Project(this.root, cache, memory);
  #studio: Studio | undefined;

  constructor() {
    cpSync(join(casesFolder, 'good'), this.root, { recursive: true });
    mkdirSync(join(this.root, 'server/store/demo'));
    const firstFiles = this.#files();
    // One folder for all tests: what the compiler made for it is made once.
    beforeEach(() => {
      this.#restore(firstFiles);
      this.#studio = new Studio(this.#project);
    });
    afterAll(() => rmSync(this.root, { recursive: true }));
  }

  get studio(): Studio {
    if (!this.#studio) throw new Error('No test has begun.');
    return this.#studio;
  }

  #files(): ReadonlyMap<string, string> {
    const entries = readdirSync(this.root, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  }

  #restore(firstFiles: ReadonlyMap<string, string>): void {
    const files = this.#files();
    for (const path of files.keys()) if (!firstFiles.has(path)) rmSync(path);
    for (const [path, text] of firstFiles) {
      if (files.get(path) === text) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
}
