import { Place } from '../diagnostics/place.ts';
import type { Problems } from '../diagnostics/problems.ts';
import { isObject, propertiesOf } from '../schema/json-schema.ts';
import type { Language } from './language.ts';
import type { ProductFile } from './load-product.ts';

/** The version of the language that the grammar declares. */
export function languageVersion({ grammar }: Language): number {
  return Number(propertiesOf(grammar.get('app.schema.json')).language?.const);
}

/** Reports a product that is written in another version of the language; its other problems would follow from that. */
export function checkVersion(files: readonly ProductFile[], language: Language, problems: Problems): void {
  const current = languageVersion(language);
  for (const { kind, file } of files) {
    const writtenVersion = kind === 'app' && isObject(file.value) ? file.value.language : undefined;
    if (typeof writtenVersion !== 'number' || writtenVersion === current) continue;
    const isOlder = writtenVersion < current;
    problems.add({
      code: 'LOD-06',
      place: new Place(file, ['language']),
      text: `the schemas are written in version ${writtenVersion} of the language, the compiler reads version ${current}.`,
      remedy: isOlder
        ? 'Run: npm run migrate-schemas'
        : 'They come from a newer compiler: update this repository, or take the schemas from before.',
    });
  }
}
