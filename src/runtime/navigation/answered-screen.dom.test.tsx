import { expect, it, onTestFinished } from 'vitest';
import type { DetailScreen, ParentRecord, Shown } from '../../../core/model.ts';
import { partOf } from '../../../tests/part-of.ts';
import { forgetSettings } from '../base/page-settings.ts';
import { answeredScreen } from './answered-screen.ts';

it('leaves out of what stands above a detail what the server does not answer', () => {
  serveWithout();
  const [own, stated] = [shown('own', 'book.own'), shown('stated')];
  const screen: Pick<DetailScreen, 'kind' | 'heading' | 'main' | 'aside' | 'record'> = {
    kind: 'detail',
    heading: { badges: [own, stated] },
    main: [{ kind: 'fields', fields: [own] }],
    aside: [{ kind: 'fields', fields: [own, stated] }],
    record: partOf<ParentRecord>({ summary: [own, stated] }),
  };
  expect(answeredScreen(screen as DetailScreen)).toEqual({
    kind: 'detail',
    heading: { badges: [stated] },
    main: [],
    aside: [{ kind: 'fields', fields: [stated] }],
    record: { summary: [stated] },
  });
});

function shown(path: string, extension?: string): Shown {
  return { path, label: path, cell: 'text', ...(extension === undefined ? {} : { extension }) };
}

/** A server that answers the stated contract alone. */
function serveWithout(): void {
  const settings = document.createElement('meta');
  settings.name = 'app-config';
  settings.content = JSON.stringify({ extensions: false });
  document.head.append(settings);
  forgetSettings();
  onTestFinished(() => {
    settings.remove();
    forgetSettings();
  });
}
