import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { DeclaredEndpoint } from '../../core/declared.ts';
import { authenticate, authorise, type Caller, hasKey, signedOut } from '../calls/authenticate.ts';
import type { Handlers } from '../calls/handler.ts';
import type { Checks } from '../resources/check.ts';
import { answerCall, type Service } from './call.ts';
import { prepare, routePattern } from './operation.ts';
import { addBodyParsers, MAX_TEXT_BYTES } from './read-body.ts';

/** One route per endpoint; strangers are refused before the body is read. Throws when an operation has no implementation. */
export async function addEndpoints(
  app: FastifyInstance,
  endpoints: readonly DeclaredEndpoint[],
  service: Service,
  handlers: Handlers,
  checks: Checks = {},
): Promise<void> {
  addBodyParsers(app);
  await app.register(multipart, { throwFileSizeLimit: false });
  app.decorateRequest('caller', null);
  for (const endpoint of endpoints) {
    const operations = endpoint.operations.map((operation) =>
      prepare(operation, service.entities, handlers, checks),
    );
    const roles = endpoint.operations.map((operation) => operation.roles);
    app.route({
      method: endpoint.method,
      url: routePattern(endpoint),
      exposeHeadRoute: false,
      bodyLimit: MAX_TEXT_BYTES,
      onRequest: async (request) => {
        const isPublic = roles.every((set) => set === 'public');
        const isForApp = operations.some((operation) => operation.isForApp);
        if (isForApp && !hasKey(request, service.connectorKey)) throw signedOut();
        const door = {
          ...service.door,
          isForUnready: operations.every((operation) => operation.isForUnready),
        };
        request.caller = isPublic ? null : await authenticate(service.db, request, door);
        authorise(roles, request.caller);
      },
      handler: (request, reply) => answerCall(service, operations, request.caller, request, reply),
    });
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}
