import { expect, it } from 'vitest';
import { compileSources, withOverlay } from '../testing.ts';

async function pathsOf(change: (text: string) => string) {
  const sources = withOverlay(new Map());
  const changed = new Map([...sources].map(([path, text]) => [path, change(text)]));
  const { files, problems } = await compileSources(changed);
  const document = files?.get('server/generated/compiled/openapi.json');
  return { problems, files, paths: JSON.parse(document ?? '{}').paths };
}

it('describes the live events: query, events and refusals', async () => {
  const { paths } = await pathsOf((text) => text);
  const { get } = paths['/api/live'];
  expect(get).toMatchObject({ security: [{ bearer: [] }], 'x-roles': [1, 2], 'x-topics': { loan: [1, 2] } });
  expect(
    get.parameters.map(({ in: place, name }: { in: string; name: string }) => `${place} ${name}`),
  ).toEqual(['query age', 'header Last-Event-ID']);
  expect(Object.keys(get.responses)).toEqual(['200', '400', '401', '403', '4XX', '5XX']);
  const { properties } = get.responses[200].content['text/event-stream']['x-data'];
  expect(properties.topics.items.enum).toEqual(['loan']);
});

it('says nothing of them where no entity is live', async () => {
  const { paths, files, problems } = await pathsOf((text) =>
    text.replace(/\n *"live": .*/g, '').replace(/,\n *"publishes": .*/g, ''),
  );
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect([paths['/api/live'], files?.has('src/generated/product/topics.ts')]).toEqual([undefined, false]);
  expect(Object.keys(paths).length).toBeGreaterThan(0);
});
