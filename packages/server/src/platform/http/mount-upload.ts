import { demand } from '@shuyuan/contract/kernel/app-error';
import { apiBase } from '@shuyuan/contract/kernel/headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admitFirst, admittedActor } from './admission.ts';
import { answerWriter } from './answers.ts';
import { drain, piecesOf } from './body-pieces.ts';
import { openGate } from './gate.ts';
import { contextOf, type MountOptions } from './mount.ts';
import { boundaryOf, readMultipart } from './multipart.ts';
import { limitCheck } from './rate-limits.ts';
import { fieldsReader } from './request-input.ts';
import type { Route } from './route.ts';

/**
 * Of those who send quickly only a few are read at a time; the others wait, unread, so that twenty at once neither fill
 * the memory nor keep other calls from being answered. Who is slow does not hold up anybody.
 */
const gate = openGate({ places: 6, keptMs: 2_000 });

async function inLine(): Promise<() => void> {
  let leave = (): void => undefined;
  await new Promise<void>((come) => (leave = gate.enter(come)));
  return leave;
}

function mountUpload(http: FastifyInstance, route: Route, options: MountOptions): void {
  const { endpoint } = route;
  const readFields = fieldsReader(endpoint);
  const write = answerWriter(endpoint.output, options.isStrict);
  const checkLimit = limitCheck(http, endpoint, options);
  const maxBytes = (endpoint.bodyLimitKb ?? 1024) * 1024;

  async function receive(request: FastifyRequest): Promise<string> {
    const actor = admittedActor(request);
    const boundary = boundaryOf(request.headers['content-type']);
    demand(boundary, 'request.wrong-media-type');
    demand(!(Number(request.headers['content-length']) > maxBytes), 'request.too-large');
    const pieces = piecesOf(request.raw, maxBytes);
    try {
      const { fields, file } = await readMultipart(pieces, boundary);
      const input = readFields(fields);
      await checkLimit?.(request, actor?.id ?? null, input);
      // `onUpload` checked that a public handler takes a context without actor.
      const ctx = { ...contextOf(request, actor, options.base), actor } as Parameters<Route['handle']>[0];
      const leave = await inLine();
      try {
        return write(await route.handle(ctx, input, file));
      } finally {
        leave();
        file.on('error', () => undefined).destroy();
      }
    } finally {
      pieces.leave();
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      const body = await receive(request);
      return await reply.header('content-type', 'application/json; charset=utf-8').send(body);
    } finally {
      drain(request.raw, maxBytes);
    }
  }

  http.route({
    method: endpoint.method,
    url: `${apiBase}${endpoint.path}`,
    handler: answer,
    helmet: false,
    ...admitFirst(endpoint, options.authenticator),
    // Read by hand, and counted there; this tells how long such a body may take.
    bodyLimit: maxBytes,
  });
}

/** Only these take forms with files: elsewhere such a body is of the wrong kind. */
export async function mountUploads(
  http: FastifyInstance,
  routes: readonly Route[],
  options: MountOptions,
): Promise<void> {
  await http.register(async (scope) => {
    // Other bodies would be read whole before anybody knows whose they are.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    for (const route of routes) mountUpload(scope, route, options);
  });
}
