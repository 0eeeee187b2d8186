import { expect, it } from 'vitest';
import type { LinkedEndpoint } from '../context/linked.ts';
import { linkPathWords } from './path-words.ts';

it('a parameter cannot hold a word that another path of the method has at its place', () => {
  const calls = [
    'GET /a/{id}',
    'GET /a/sync',
    'POST /a/post',
    'GET /a/{id}/{verb}',
    'GET /a/items/{item}',
    'GET /a/{id}/list',
    'GET /b/{id}/list',
    'GET /a/x/y',
  ];
  const endpoints = new Map(
    calls.map((call) => {
      const [method, path] = call.split(' ');
      return [call, { endpoint: { method, path } } as LinkedEndpoint];
    }),
  );
  linkPathWords(endpoints);
  const words = Object.fromEntries(
    [...endpoints].flatMap(([call, { endpoint }]) => (endpoint.words ? [[call, endpoint.words]] : [])),
  );
  expect(words).toEqual({
    'GET /a/{id}': { id: ['sync'] },
    'GET /a/{id}/{verb}': { id: ['items'], verb: ['list'] },
    'GET /a/{id}/list': { id: ['items'] },
  });
});
