import { describe, expect, it } from 'vitest';
import { compareRoutes, parametersOf, shapeOf } from './routes.ts';

describe('routes', () => {
  it('stand with literals before parameters, at every level', () => {
    const routes = ['/a/{id}', '/a/~old', '/a/{id}/x', '/a', '/a/b', '/{any}', '/a/b/{id}', '/a/{id}/{verb}'];
    expect(routes.sort(compareRoutes)).toEqual([
      '/a',
      '/a/b',
      '/a/b/{id}',
      '/a/~old',
      '/a/{id}',
      '/a/{id}/x',
      '/a/{id}/{verb}',
      '/{any}',
    ]);
  });

  it('have parameters by name and a shape without names', () => {
    expect([parametersOf('/a/{id}/b/{verb}'), shapeOf('/a/{id}/b/{verb}')]).toEqual([
      ['id', 'verb'],
      '/a/{}/b/{}',
    ]);
  });
});
