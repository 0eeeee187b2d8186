import { type Draft, shorten, withoutNewDefaults } from '../expand/shorten.ts';
import { kindOf } from '../load/load-product.ts';
import type { Migration } from './migration.ts';

/** Version 3 adds defaults for much that declarations leave out. */
export const whatIsNotSaid: Migration = {
  to: 3,
  summary:
    'What declarations do not say comes by default (docs/guide/defaults.md). What equals its default is left out; what was left out on purpose is null.',
  rewritten(files) {
    const drafts = [...files].flatMap(([path, value]): Draft[] => {
      const kind = kindOf(path);
      return kind ? [{ kind, path, value }] : [];
    });
    const short = shorten(withoutNewDefaults(drafts), () => true);
    return new Map(short.map(({ path, value }) => [path, value]));
  },
};
