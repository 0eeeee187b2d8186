import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { Project } from '../project.ts';
import { cache, casesFolder, memory } from '../testing.ts';

/** A copy of the good product (or of another folder) for every test, and the printed lines. */
export function copyOfGood(folder: string = join(casesFolder, 'good')): {
  root: () => string;
  project: () => Project;
  lines: () => string[];
} {
  let root = '';
  let lines: string[] = [];
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'generator-'));
    cpSync(join(folder, 'schemas'), join(root, 'schemas'), { recursive: true });
    lines = [];
    for (const way of ['log', 'error'] as const)
      vi.spyOn(console, way).mockImplementation((text: string) => void lines.push(...text.split('\n')));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  });
  return { root: () => root, project: () => new Project(root, cache, memory), lines: () => lines };
}
