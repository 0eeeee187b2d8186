import { type RawBuilder, sql } from 'kysely';
import { searchForm } from '../../core/search-form.ts';

/**
 * True where `value` contains the text, both in their search form, which the indexes of searched columns hold; `%`, `_` and `\` mean
 * themselves. Every search of the server is made of it.
 */
export function contains(value: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const pattern = `%${searchForm(text).replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`search_form(${value}) like ${pattern}`;
}
