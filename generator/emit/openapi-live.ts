import { topicsOf } from '../link/data/live.ts';
import type { LinkedCore } from '../link/product/link-product.ts';
import type { JsonSchema } from '../schema/json-schema.ts';

/** The path that the server adds when an entity is declared "live" (server/http/live-route.ts). */
export function livePath({ entities }: LinkedCore): Record<string, unknown> {
  const topics = Object.entries(topicsOf(entities));
  if (topics.length === 0) return {};
  // linkLive reports public access, so every listener has a role.
  const numbers = topics.flatMap(([, heard]) => (heard === 'public' ? [] : heard));
  const roles = [...new Set(numbers)].sort((a, b) => a - b);
  const get = {
    operationId: 'live',
    tags: ['live'],
    summary: 'What is written of live entities, as server-sent events',
    security: [{ bearer: [] }],
    'x-roles': roles,
    'x-extension': true,
    'x-topics': Object.fromEntries(topics),
    parameters: [
      {
        name: 'age',
        in: 'query',
        description: 'For who comes for the first time: what was written in so many milliseconds, too.',
        schema: { type: 'string', pattern: '^\\d{1,12}$' },
      },
      {
        name: 'Last-Event-ID',
        in: 'header',
        description: 'For who comes back: the last position, behind which it goes on.',
        schema: { type: 'string' },
      },
    ],
    responses: {
      200: {
        description:
          'Endless. First the event "open" (all after its id follows) or "restart" (too much was missed: ask again for what is shown), then a message for each row that was written, with its position as id.',
        content: {
          'text/event-stream': {
            schema: { type: 'string' },
            'x-data': eventOf(topics.map(([topic]) => topic)),
          },
        },
      },
      400: refused('The age is no number.'),
      401: refused('There is no session, or it has ended.'),
      403: refused('The role may hear of none of the topics.'),
      '4XX': refused('Refused'),
      '5XX': refused('Failed'),
    },
  };
  return { '/api/live': { get } };
}

/** Schema of the data of one event. */
function eventOf(topics: readonly string[]): JsonSchema {
  const properties = {
    topics: { type: 'array', items: { type: 'string', enum: topics } },
    kind: { type: 'string', enum: ['created', 'changed', 'deleted'] },
    key: { type: ['string', 'null'], description: 'Of the row; null: many rows.' },
    at: { type: 'string', format: 'date-time' },
  };
  return { type: 'object', required: Object.keys(properties), properties };
}

export function refused(description: string): Record<string, unknown> {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  };
}
